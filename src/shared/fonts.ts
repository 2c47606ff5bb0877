/** A font: where its file is, and which weights are kept of it. */
export type Font = {
  family: string;
  /** The file, as an npm package names it. */
  file: string;
  /** The weights that are kept of a variable font; nothing for a font of one weight. */
  weights?: { min: number; max: number };
  kind: 'serif' | 'sans-serif';
};

/** The fonts an owner can name. */
export const fonts = {
  'instrument-serif': {
    family: 'Instrument Serif',
    file: '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2',
    kind: 'serif',
  },
  fraunces: {
    family: 'Fraunces',
    file: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
    weights: { min: 400, max: 400 },
    kind: 'serif',
  },
  'bricolage-grotesque': {
    family: 'Bricolage Grotesque',
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    weights: { min: 600, max: 600 },
    kind: 'sans-serif',
  },
  'schibsted-grotesk': {
    family: 'Schibsted Grotesk',
    file: '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
    weights: { min: 400, max: 800 },
    kind: 'sans-serif',
  },
  figtree: {
    family: 'Figtree',
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
    kind: 'sans-serif',
  },
} as const satisfies Record<string, Font>;

/** The name of a font that comes with the site. */
export type FontName = keyof typeof fonts;

/** The names of the fonts that come with the site. */
export const fontNames = Object.keys(fonts).filter((name): name is FontName => name in fonts);

/** Fonts of the visitor's own machine: nothing to load. */
export const systemFonts = ['system-serif', 'system-sans'] as const;

/** The font of a choice; none for a font of the visitor's own machine. */
export function findFont(choice: string): Font | undefined {
  if (choice.startsWith('/')) {
    const name = choice.replace(/^.*\/|\.woff2$/g, '');
    return { family: name, file: choice, weights: { min: 1, max: 1000 }, kind: 'sans-serif' };
  }
  const known: Record<string, Font | undefined> = fonts;
  return known[choice];
}

/** The value of `font-family` for a choice. */
export function fontFamily(choice: string): string {
  if (choice === 'system-serif') return 'ui-serif, Georgia, serif';
  const font = findFont(choice);
  if (!font) return 'system-ui, sans-serif';
  const fallbacks = fallbackFamilies(font).map((family) => `"${family}"`);
  return [`"${font.family}"`, ...fallbacks, font.kind].join(', ');
}

/** The names of the local fonts that stand in for a font until it has come: of desktops, of Android. */
export function fallbackFamilies({ family }: Font): readonly [string, string] {
  return [`${family} fallback`, `${family} fallback Android`];
}
