/** A built-in font, or a font file of the owner. */
export type Font = {
  family: string;
  /** The path of the file below `node_modules/`. With a leading slash, the path is below `public/`. */
  file: string;
  /** The subsets that the font's package has extra files for. */
  scripts?: readonly ('latin-ext' | 'vietnamese')[];
  /** The range of weights that the build keeps in a variable font. */
  weights?: { min: number; max: number };
  kind: 'serif' | 'sans-serif';
  /** The width of an average letter of a name, in em. */
  letterWidth: number;
  /** A character that the font draws badly, so the fallback fonts draw the character instead. */
  omitted?: string;
};

/** The average letter width that is assumed for unmeasured fonts, in em. */
const unknownWidth = 0.6;

type Details = Pick<Font, 'scripts' | 'weights'> & Partial<Font>;

/** Describes a variable font by the file name in its Fontsource package. */
function variableFont(family: string, details: Details): Font {
  const name = family.toLowerCase().replaceAll(' ', '-');
  const file = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  return { family, file, kind: 'sans-serif', letterWidth: unknownWidth, ...details };
}

/** The built-in fonts that an owner can choose. */
export const fonts = {
  'instrument-serif': {
    family: 'Instrument Serif',
    file: '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2',
    scripts: ['latin-ext'],
    kind: 'serif',
    letterWidth: 0.44,
    // The font draws hyphens as hairlines above the middle of the letters.
    omitted: '-',
  },
  fraunces: variableFont('Fraunces', {
    scripts: ['latin-ext', 'vietnamese'],
    weights: { min: 400, max: 400 },
    kind: 'serif',
  }),
  'bricolage-grotesque': variableFont('Bricolage Grotesque', {
    scripts: ['latin-ext', 'vietnamese'],
    weights: { min: 600, max: 600 },
  }),
  'schibsted-grotesk': variableFont('Schibsted Grotesk', {
    scripts: ['latin-ext'],
    weights: { min: 400, max: 800 },
    letterWidth: 0.58,
  }),
  figtree: variableFont('Figtree', { scripts: ['latin-ext'], weights: { min: 400, max: 700 } }),
} satisfies Record<string, Font>;

export type FontName = keyof typeof fonts;

export const fontNames = Object.keys(fonts).filter((name): name is FontName => name in fonts);

/** The names for fonts of the visitor's operating system, which need no file. */
export const systemFonts = ['system-serif', 'system-sans'] as const;

/** Returns the average letter width of the owner's font, in em. */
export function letterWidth(choice: string): number {
  return findFont(choice)?.letterWidth ?? unknownWidth;
}

/** Finds the font that the owner has chosen; undefined for a system font. */
export function findFont(choice: string): Font | undefined {
  if (choice.startsWith('/')) {
    const name = choice.replace(/^.*\/|\.woff2$/g, '');
    return {
      // In CSS the family is a string in double quotes.
      family: name.replaceAll('"', "'"),
      file: choice,
      weights: { min: 1, max: 1000 },
      kind: 'sans-serif',
      letterWidth: unknownWidth,
    };
  }
  const known: Record<string, Font | undefined> = fonts;
  return known[choice];
}

/** Returns the value of `font-family` for the font that the owner has chosen. */
export function fontFamily(choice: string): string {
  if (choice === 'system-serif') return 'ui-serif, Georgia, serif';
  const font = findFont(choice);
  if (!font) return 'system-ui, sans-serif';
  const fallbacks = fallbackFamilies(font).map((family) => `"${family}"`);
  return [`"${font.family}"`, ...fallbacks, font.kind].join(', ');
}

/** Returns the names of the fonts that are shown while a font is loading, on desktops and on Android. */
export function fallbackFamilies({ family }: Font): readonly [string, string] {
  return [`${family} fallback`, `${family} fallback Android`];
}
