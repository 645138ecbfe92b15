import { z } from 'zod';
import { baseTheme } from './base-theme.ts';
import { hexColor, styleValue } from './fields.ts';

const color = (name: keyof typeof baseTheme.color, sentence: string) =>
  hexColor(`${sentence} Cor hexadecimal, como #1a2b3c.`).default(baseTheme.color[name]);

const fontStack = (name: 'display' | 'body', sentence: string) =>
  styleValue(/^[\w\s"',-]+$/, `${sentence} Nomes de fontes separados por vírgula.`).default(
    baseTheme.font[name],
  );

const corner = (name: keyof typeof baseTheme.radius, sentence: string) =>
  styleValue(/^\d{1,3}px$/, `${sentence} Em pixels, como 8px.`).default(baseTheme.radius[name]);

/** A brand's look: every token optional, filled from `baseTheme`. */
export const themeSchema = z
  .strictObject({
    color: z
      .strictObject({
        paper: color('paper', 'Fundo das páginas.'),
        surface: color('surface', 'Fundo de cartões e campos.'),
        ink: color('ink', 'Texto principal.'),
        muted: color('muted', 'Texto secundário.'),
        line: color('line', 'Linhas e contornos discretos.'),
        primary: color('primary', 'Botões e links.'),
        onPrimary: color('onPrimary', 'Texto sobre a cor primária.'),
        accent: color('accent', 'Destaques e desenho de abertura.'),
        onAccent: color('onAccent', 'Texto sobre a cor de destaque.'),
        band: color('band', 'Fundo das faixas de contraste e do rodapé.'),
        onBand: color('onBand', 'Texto sobre as faixas de contraste.'),
      })
      .describe('As cores da marca.')
      .prefault({}),
    font: z
      .strictObject({
        display: fontStack('display', 'Fontes dos títulos.'),
        body: fontStack('body', 'Fontes do texto.'),
        displayWeight: styleValue(/^[1-9]00$/, 'Peso dos títulos: de 100 a 900.').default(
          baseTheme.font.displayWeight,
        ),
        displayTracking: styleValue(
          /^-?0(?:\.\d{1,3})?em$/,
          'Espaço entre as letras dos títulos, em em, como -0.02em.',
        ).default(baseTheme.font.displayTracking),
        displayCase: styleValue(
          /^(?:none|uppercase)$/,
          'Títulos como escritos (none) ou em maiúsculas (uppercase).',
        ).default(baseTheme.font.displayCase),
      })
      .describe('As fontes da marca, sempre do sistema: nada é baixado.')
      .prefault({}),
    radius: z
      .strictObject({
        control: corner('control', 'Arredondamento de botões e campos.'),
        card: corner('card', 'Arredondamento de cartões.'),
      })
      .describe('O arredondamento dos cantos.')
      .prefault({}),
  })
  .describe('A aparência da marca.')
  .prefault({});
