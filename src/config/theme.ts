import { parse, wcagContrast } from 'culori';
import { z } from 'zod';
import { fontNames, systemFonts } from '../shared/fonts.ts';
import { color, nearestReadable } from './color.ts';
import { fieldMetadata } from './field-metadata.ts';
import { matching } from './fields.ts';
import { builtIn } from './presets.ts';

const colors = z.strictObject({
  light: color.describe('In light surroundings.'),
  dark: color.describe('In dark surroundings.'),
});

const ownFont = 'a .woff2, .ttf or .otf file below public/';

const font = z
  .union([
    z.enum([...fontNames, ...systemFonts]),
    matching(/^\/[^\\\p{Cc}]+\.(?:woff2|ttf|otf)$/iu, ownFont).normalize('NFC'),
  ])
  .register(fieldMetadata, {
    role: 'font',
    expected: `one of ${[...fontNames, ...systemFonts].join(', ')}, or ${ownFont}`,
  });

const choice = <const V extends readonly string[]>(values: V, description: string) =>
  z.enum(values).describe(description);

/** The block `layout` of a theme. */
const layout = z.strictObject({
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
  blocks: choice(['open', 'cards'], 'Whether rows and sections stand on cards.'),
  rules: choice(['hairline', 'double', 'heavy', 'none'], 'The lines between rows and parts.'),
  numbering: choice(['none', 'decimal', 'roman'], 'What rows are counted by.'),
  plates: choice(
    ['bands', 'frame', 'rings', 'solid'],
    'What stands for a project without a picture, behind its initial: bands of the accent, a frame, rings, or one colour.',
  ),
  portrait: choice(['plain', 'arch', 'round'], 'The shape of the photo of a profile.'),
  sections: choice(
    ['above', 'margin', 'panels', 'columns'],
    'How sections are set: below their heading, beside it in a margin where it stays, each on a panel of its own size, or in twelve columns.',
  ),
  captions: choice(
    ['below', 'margin'],
    'Where the captions of pictures in running text stand: below the picture, or in the margin beside it.',
  ),
});

/** The block `typography` of a theme. */
const typography = z.strictObject({
  case: choice(['normal', 'uppercase'], 'Whether headings are set in capitals.'),
  weight: z
    .int()
    .min(100)
    .max(900)
    .describe('The weight of the display font; 400 is regular, 700 is bold.'),
  figures: choice(
    ['lining', 'oldstyle', 'large'],
    'What numbers look like: as high as capitals, of different heights in fonts that have such figures, or as large as titles.',
  ),
  opening: choice(
    ['plain', 'large', 'initial'],
    'How running text opens: like the rest, with a large paragraph, or with a large initial.',
  ),
});

const fonts = z.strictObject({
  display: font.describe(
    'The font of headings: one that comes with the site, or a file of your own.',
  ),
  text: font.describe('The font of everything else.'),
});

/** A theme with all its values. Only `overlay`, the opacity of a dark layer over the video, is left to the build. */
const wholeTheme = z.strictObject({
  accent: colors,
  surface: colors,
  text: colors,
  fonts,
  radius: z
    .int()
    .min(0)
    .max(48)
    .register(fieldMetadata, { unit: 'px' })
    .describe('The radius of corners, in px.'),
  density: choice(['compact', 'regular', 'airy'], 'How much air there is.'),
  overlay: z
    .int()
    .min(30)
    .max(90)
    .register(fieldMetadata, { unit: '%' })
    .optional()
    .describe(
      'How much of the video or picture the overlay covers, in percent; without it the build takes as little as keeps the words readable, of a picture only where they stand.',
    ),
  layout,
  typography,
  grade: choice(
    ['none', 'accent', 'grey'],
    'What is done to the colours of the film and, if set here, of a picture in its place and the photo of a profile: nothing, a tint of the accent, or none left.',
  ),
});

const range = z.tuple([z.number(), z.number()]);

/** A built-in theme: all values, and the font sizes in px, each on a phone and on a wide screen. */
const preset = wholeTheme.extend({
  sizes: z.strictObject({
    label: range,
    text: range,
    lead: range,
    entry: range,
    title: range,
    heading: range,
    display: range,
  }),
});

export type Theme = z.output<typeof preset>;

/** The owner's theme. Pictures are graded only if the owner says so, since they may be the owner's work. */
export type OwnTheme = Theme & { pictureGrade: Theme['grade'] };

/** A theme with the values that the build computes: opacities in percent of what darkens videos and pictures. */
export type StyleTheme = OwnTheme & {
  overlay: number;
  /** Undefined without a picture behind words, or if the owner has set `overlay`, which then darkens pictures too. */
  pictureShade: PictureShade | undefined;
};

/** Whether words on a picture are light or dark, and the opacity of the shade behind them, in percent. */
export type PictureShade = { ink: 'light' | 'dark'; opacity: number };

/** A colour for light mode and a colour for dark mode, as `#rrggbb`. */
export type ColorPair = Theme['accent'];

export const presetNames = ['dusk', 'atelier', 'meridian', 'noir'] as const;

/** The built-in themes. */
export const presets = z.record(z.enum(presetNames), preset).parse(builtIn);

/** The minimum contrast of text (WCAG 2.2 AA, SC 1.4.3). */
const leastContrast = 4.5;

/** The name of a preset, and the values of the preset that the owner replaces. */
const choices = z.strictObject({
  preset: z.enum(presetNames).default('dusk').describe('The theme that all else is a change to.'),
  ...wholeTheme.partial().shape,
  accent: colors.partial().optional().describe('The colour of links and marks.'),
  surface: colors.partial().optional().describe('The colour of the ground.'),
  text: colors.partial().optional().describe('The colour of the text.'),
  fonts: fonts.partial().optional().describe('The fonts.'),
  layout: layout.partial().optional().describe('How the parts of a page are arranged.'),
  typography: typography.partial().optional().describe('How words are set.'),
});

type Choices = z.output<typeof choices>;

/** The block `theme`: a preset whose values the owner may replace. */
export const theme = choices
  .superRefine(refuseLowContrast)
  .transform(resolve)
  .prefault({})
  .describe('How the site looks.');

function refuseLowContrast(chosen: Choices, context: z.RefinementCtx): void {
  const resolved = resolve(chosen);
  for (const scheme of ['light', 'dark'] as const) {
    for (const part of ['text', 'accent'] as const) {
      const at = chosen[part]?.[scheme] === undefined ? 'surface' : part;
      const other = at === part ? 'surface' : part;
      if (chosen[at]?.[scheme] === undefined) continue;
      const [color, ground] = [resolved[at][scheme], resolved[other][scheme]];
      // Zod runs this check even if a value is no colour. Such a value is skipped, since its own schema reports it.
      if (!parse(color) || !parse(ground)) continue;
      const ratio = wcagContrast(color, ground);
      if (ratio >= leastContrast) continue;
      const nearest = nearestReadable(color, ground, leastContrast);
      context.addIssue({
        code: 'custom',
        path: [at, scheme],
        message: `a contrast of at least ${leastContrast}:1 to the ${scheme} ${other} ${ground} (this one has ${ratio.toFixed(2)}:1)`,
        params: { fix: `write '${nearest}', the nearest that passes` },
      });
    }
  }
}

function resolve({ preset, ...chosen }: Choices): OwnTheme {
  const base = presets[preset];
  return Object.assign({}, base, chosen, {
    pictureGrade: chosen.grade ?? ('none' as const),
    accent: Object.assign({}, base.accent, chosen.accent),
    surface: Object.assign({}, base.surface, chosen.surface),
    text: Object.assign({}, base.text, chosen.text),
    fonts: Object.assign({}, base.fonts, chosen.fonts),
    layout: Object.assign({}, base.layout, chosen.layout),
    typography: Object.assign({}, base.typography, chosen.typography),
  });
}
