import builtIn from './fonts.json' with { type: 'json' };

/** A built-in font, or a font file of the owner. */
export type Font = {
  family: string;
  /** The path of the file below `node_modules/`. With a leading slash, the path is below `public/`. */
  file: string;
  /** The subsets for which the font's package has more files, such as `latin-ext`. */
  scripts?: readonly string[];
  /** The range of weights that the build keeps in a variable font. */
  weights?: { min: number; max: number };
  isSerif?: boolean;
  /** Whether all letters are equally wide. */
  isMono?: boolean;
  /** The average width of a letter in a person's name, in em. */
  letterWidth: number;
  /** A character that the font draws badly, such as a hyphen. A fallback font draws the character instead. */
  omitted?: string;
};

/** The average letter width that is assumed for unmeasured fonts, in em. */
const unknownWidth = 0.6;

export type FontName = keyof typeof builtIn;

/** The built-in fonts that an owner can choose. */
export const fonts: Readonly<Record<FontName, Font>> = builtIn;

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
    const name = choice.replace(/^.*\/|\.\w+$/g, '');
    return {
      // In CSS the name of the family stands in double quotes, so the name must not contain double quotes.
      family: name.replaceAll('"', "'"),
      file: choice,
      weights: { min: 1, max: 1000 },
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
  return `"${font.family}", ${fallbackFonts(font)}`;
}

/**
 * Returns the value of `font-family` for running text or for text in the display font. It names fallback fonts until
 * the style sheet that all pages share sets the custom property of `fontProperty`. Before that, the font's file is not
 * there, and browsers on Linux would search the system for the font, which delays the first paint.
 */
export function lateFontFamily(role: FontRole, choice: string): string {
  const font = findFont(choice);
  return font ? `var(${fontProperty[role]}, ${fallbackFonts(font)})` : fontFamily(choice);
}

export type FontRole = 'text' | 'display';

/** The custom properties with the `font-family` of text, once the files of the fonts may load. */
export const fontProperty: Record<FontRole, string> = {
  text: '--text-font',
  display: '--display-font',
};

/** Returns the value of `font-family` for text whose letters are in the font subset that an HTML file embeds. */
export function embeddedFontFamily(choice: string): string {
  const font = findFont(choice);
  const late = lateFontFamily('display', choice);
  return font ? `"${embeddedFamily(font)}", ${late}` : late;
}

/** Returns the family name of the subset that an HTML file embeds, with the letters of its first section's headings. */
export const embeddedFamily = ({ family }: Font) => `${family} embedded`;

/** Returns the generic family, which the browser uses if the font and its fallbacks are missing. */
export const genericFamily = ({ isSerif, isMono }: Font) =>
  isMono ? 'monospace' : isSerif ? 'serif' : 'sans-serif';

/** Returns the names of the two fonts that are shown while a font is loading: on desktops, and on Android. */
export function fallbackFamilies({ family }: Font): readonly [string, string] {
  return [`${family} fallback`, `${family} fallback Android`];
}

const fallbackFonts = (font: Font) =>
  [...fallbackFamilies(font).map((family) => `"${family}"`), genericFamily(font)].join(', ');
