import type { Theme } from '#schema/base-theme.ts';
import { contrastMinimum, contrastOf, mixColors, nearestReadable } from './color.ts';
import type { Remark } from './finding.ts';

type Colors = Theme['color'];

interface Role {
  color: keyof Colors;
  what: string;
  /** Every ground the colour is read on, with its name. */
  grounds: (colors: Colors) => Record<string, string>;
  minimum: number;
}

/** The tinted sections of a page: see `src/ui/Section.tsx`. */
const tint = ({ primary, paper }: Colors) => mixColors(primary, paper, 0.06);

const page = (colors: Colors) => ({
  paper: colors.paper,
  surface: colors.surface,
  'paper com um toque de primary': tint(colors),
});

const roles: Role[] = [
  { color: 'ink', what: 'o texto principal', grounds: page, minimum: contrastMinimum.text },
  { color: 'muted', what: 'o texto secundário', grounds: page, minimum: contrastMinimum.text },
  {
    color: 'primary',
    what: 'os links',
    grounds: ({ paper, surface }) => ({ paper, surface }),
    minimum: contrastMinimum.text,
  },
  {
    color: 'onPrimary',
    what: 'o texto dos botões',
    grounds: ({ primary }) => ({ primary }),
    minimum: contrastMinimum.text,
  },
  {
    color: 'accent',
    what: 'o sinal de campo obrigatório',
    grounds: ({ surface }) => ({ surface }),
    minimum: contrastMinimum.text,
  },
  {
    color: 'onAccent',
    what: 'os ícones sobre a cor de destaque',
    grounds: ({ accent }) => ({ accent }),
    minimum: contrastMinimum.graphic,
  },
  {
    color: 'onBand',
    what: 'o texto das faixas e do rodapé',
    grounds: ({ band }) => ({ band }),
    minimum: contrastMinimum.text,
  },
];

/** Theme colours that fall under WCAG AA where they are read, each with its ratio and the nearest that passes. */
export function checkContrast({ color: colors }: { color: Colors }): Remark[] {
  return roles.flatMap(({ color, what, grounds, minimum }) => {
    const measured = Object.entries(grounds(colors)).map(([name, ground]) => ({
      name,
      ground,
      ratio: contrastOf(colors[color], ground),
    }));
    const failed = measured.filter(({ ratio }) => ratio < minimum);
    if (failed.length === 0) return [];
    const nearest = nearestReadable(
      colors[color],
      measured.map(({ ground }) => ground),
      minimum,
    );
    const ratios = failed.map(({ name, ground, ratio }) => `${inDigits(ratio)}:1 sobre ${name} (${ground})`);
    return [
      {
        severity: 'error',
        path: ['theme', 'color', color],
        problem: `contraste baixo: ${what} em ${colors[color]} tem ${ratios.join(', ')}`,
        allowed: `contraste de pelo menos ${inDigits(minimum, 1)}:1 (WCAG AA)`,
        suggestion: `a cor mais próxima que serve é ${nearest}`,
      },
    ];
  });
}

/** Cut, not rounded: 4.496 must not read as the 4.5 it misses. */
const inDigits = (ratio: number, digits = 2): string =>
  (Math.floor(ratio * 100) / 100).toLocaleString('pt-BR', { minimumFractionDigits: digits });
