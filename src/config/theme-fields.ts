import { z } from 'zod';
import { fontNames, systemFonts } from '../shared/fonts.ts';
import { color } from './color.ts';
import { fieldMetadata } from './field-metadata.ts';
import { matching } from './fields.ts';

const colors = (description: string) =>
  z
    .strictObject({
      light: color.optional().describe('In light surroundings.'),
      dark: color.optional().describe('In dark surroundings.'),
    })
    .optional()
    .describe(description);

const font = z
  .union([
    z.enum([...fontNames, ...systemFonts]),
    matching(/^\/[^\\\p{Cc}]+\.woff2$/u, 'a .woff2 file below public/').normalize('NFC'),
  ])
  .register(fieldMetadata, {
    role: 'font',
    expected: `one of ${[...fontNames, ...systemFonts].join(', ')}, or a .woff2 file below public/`,
  })
  .optional();

const choice = <const V extends readonly string[]>(values: V, description: string) =>
  z.enum(values).optional().describe(description);

/** The block `layout` of a theme. */
const layout = z
  .strictObject({
    welcome: choice(
      ['corner', 'center', 'panel', 'poster'],
      'How the welcome is set: the name large in the lower corner, all in the center, on a panel beside the video (below it on a phone), or as a poster with the name on top.',
    ),
    heading: choice(
      ['above', 'beside', 'banner'],
      'Where the heading of a page stands: above what follows, beside it on wide screens, or above it as wide as a banner.',
    ),
    align: choice(['start', 'center'], 'Where headings and the words of lists are aligned.'),
    list: choice(
      ['rows', 'grid', 'index'],
      'How projects and contacts are arranged: as rows, as a grid of two columns, or as an index of large titles.',
    ),
    blocks: choice(
      ['open', 'cards'],
      'Whether rows and sections stand open on the page, or on cards.',
    ),
    rules: choice(['hairline', 'double', 'heavy', 'none'], 'The lines between rows and parts.'),
    numbering: choice(['none', 'decimal', 'roman'], 'What rows are counted by.'),
    plates: choice(
      ['bands', 'frame', 'rings', 'solid'],
      'What stands for a project without a picture, behind its initial: bands of the accent, a frame, rings, or one colour.',
    ),
    portrait: choice(['plain', 'arch', 'round'], 'The shape of the photo of a profile.'),
  })
  .optional()
  .describe('How the parts of a page are arranged.');

/** The block `typography` of a theme. */
const typography = z
  .strictObject({
    case: choice(['normal', 'uppercase'], 'Whether headings are set in capitals.'),
    weight: z
      .int()
      .min(100)
      .max(900)
      .optional()
      .describe('The weight of the display font; 400 is regular, 700 is bold.'),
    opening: choice(
      ['plain', 'large', 'initial'],
      'How running text opens: like the rest, with a large paragraph, or with a large initial.',
    ),
  })
  .optional()
  .describe('How words are set.');

/** The fields of a preset that an owner may change. */
export const themeFields = {
  accent: colors('The colour of links and marks.'),
  surface: colors('The colour of the ground.'),
  text: colors('The colour of the text.'),
  fonts: z
    .strictObject({
      display: font.describe(
        'The font of headings: one that comes with the site, or a .woff2 file.',
      ),
      text: font.describe('The font of everything else.'),
    })
    .optional()
    .describe('The fonts.'),
  radius: z.int().min(0).max(48).optional().describe('The radius of corners, in px.'),
  density: choice(['compact', 'regular', 'airy'], 'How much air there is.'),
  overlay: z
    .int()
    .min(30)
    .max(90)
    .optional()
    .describe(
      'How much of the video the overlay covers, in percent; without it the build takes as little as keeps the words readable on the posters.',
    ),
  layout,
  typography,
  grade: choice(
    ['none', 'accent', 'grey'],
    'What is done to the colours of the film and of the photo of a profile: nothing, a tint of the accent, or none left.',
  ),
};

type Whole<T> = T extends object ? { [K in keyof T]-?: Whole<NonNullable<T[K]>> } : T;
type Fields = Whole<{ [K in keyof typeof themeFields]: z.output<(typeof themeFields)[K]> }>;

/** All values of a theme. The overlay is undefined until the build has measured the video's brightness. */
export type Theme = Omit<Fields, 'overlay'> & { overlay?: number | undefined };

/** A theme that is ready for the styles. */
export type StyleTheme = Theme & { overlay: number };

/** A colour for light mode and a colour for dark mode, as `#rrggbb`. */
export type ColorPair = Theme['accent'];
