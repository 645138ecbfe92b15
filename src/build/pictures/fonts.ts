import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'satori';

const { resolve } = createRequire(import.meta.url);
const file = (name: string) => resolve(`@expo-google-fonts/${name}.ttf`);

/** What stands in for the brands' own fonts: those are the visitor's, and not to be had at build. */
export const faces = {
  serif: {
    family: 'Source Serif 4',
    files: {
      500: file('source-serif-4/500Medium/SourceSerif4_500Medium'),
      700: file('source-serif-4/700Bold/SourceSerif4_700Bold'),
    },
  },
  sans: {
    family: 'Manrope',
    files: {
      500: file('manrope/500Medium/Manrope_500Medium'),
      800: file('manrope/800ExtraBold/Manrope_800ExtraBold'),
    },
  },
} as const;

export type Face = keyof typeof faces;

/** The face that comes nearest to a font stack. */
export const faceOf = (stack: string): Face => (/(?:^|,)\s*serif\s*$/.test(stack) ? 'serif' : 'sans');

/** The nearest of the weights that a face has here. */
export const weightOf = (face: Face, weight: string): 500 | 700 | 800 =>
  Number(weight) < 600 ? 500 : face === 'serif' ? 700 : 800;

export const fontFiles: string[] = Object.values(faces).flatMap(({ files }) => Object.values(files));

let loaded: Promise<Font[]> | undefined;

/** Every face in each of its weights, read once. */
export const loadFonts = (): Promise<Font[]> =>
  (loaded ??= Promise.all(
    Object.values(faces).flatMap(({ family, files }) =>
      Object.entries(files).map(async ([weight, location]): Promise<Font> => ({
        name: family,
        data: await readFile(location),
        weight: Number(weight) as 500 | 700 | 800,
        style: 'normal',
      })),
    ),
  ));
