/** A font that comes with the site, or a file of the owner's. */
export type Font = {
  family: string;
  /** The path of the file, below `node_modules/` or, with a slash in front, below `public/`. */
  file: string;
  /** The scripts beside basic Latin that its package has files of their own for. */
  scripts?: readonly ('latin-ext' | 'vietnamese')[];
  /** The range of weights that the build keeps of a variable font. */
  weights?: { min: number; max: number };
  kind: 'serif' | 'sans-serif';
  /** The width of an average letter of a name, in em; of one in capitals too. */
  letterWidth: number;
  /** A character that the font draws badly, and the fallback fonts draw instead. */
  omitted?: string;
};

/** The width of a letter of a font that has not been measured, in em. */
const unknownWidth = 0.6;

type Details = Pick<Font, 'scripts' | 'weights'> & Partial<Font>;

/** A variable font without serifs, by its details; Fontsource has a package for each. */
function variableFont(family: string, details: Details): Font {
  const name = family.toLowerCase().replaceAll(' ', '-');
  const file = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  return { family, file, kind: 'sans-serif', letterWidth: unknownWidth, ...details };
}

/** The fonts an owner can name. */
export const fonts = {
  'instrument-serif': {
    family: 'Instrument Serif',
    file: '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2',
    scripts: ['latin-ext'],
    kind: 'serif',
    letterWidth: 0.44,
    // A hairline above the middle of the letters.
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

/** The name of a font that comes with the site. */
export type FontName = keyof typeof fonts;

/** The names of the fonts that come with the site. */
export const fontNames = Object.keys(fonts).filter((name): name is FontName => name in fonts);

/** The names for fonts of the visitor's system, which need no file. */
export const systemFonts = ['system-serif', 'system-sans'] as const;

/** The width of an average letter of a name in a font that the owner has named, in em. */
export function letterWidth(choice: string): number {
  return findFont(choice)?.letterWidth ?? unknownWidth;
}

/** The font that the owner has named; undefined for a font of the visitor's system. */
export function findFont(choice: string): Font | undefined {
  if (choice.startsWith('/')) {
    const name = choice.replace(/^.*\/|\.woff2$/g, '');
    return {
      // In styles the family stands between quotation marks.
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

/** The value of `font-family` for the font that the owner has named. */
export function fontFamily(choice: string): string {
  if (choice === 'system-serif') return 'ui-serif, Georgia, serif';
  const font = findFont(choice);
  if (!font) return 'system-ui, sans-serif';
  const fallbacks = fallbackFamilies(font).map((family) => `"${family}"`);
  return [`"${font.family}"`, ...fallbacks, font.kind].join(', ');
}

/** The names of the fallback fonts while a font is loading: on desktops, and on Android. */
export function fallbackFamilies({ family }: Font): readonly [string, string] {
  return [`${family} fallback`, `${family} fallback Android`];
}
