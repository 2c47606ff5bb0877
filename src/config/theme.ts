import { parse, wcagContrast } from 'culori';
import { z } from 'zod';
import { fontNames, systemFonts } from '../shared/fonts.ts';
import { color } from './color.ts';
import { nearestPassing } from './contrast.ts';
import { fieldMetadata } from './field-metadata.ts';
import { matching } from './fields.ts';
import { cases, grades, layouts, openings, presetNames, presets, type Theme } from './presets.ts';

/** The least contrast of text (WCAG 2.2 AA, SC 1.4.3). */
const leastContrast = 4.5;

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

/** How the parts of a page are arranged; what is left out is as the preset has it. */
const layout = z
  .strictObject({
    welcome: choice(
      layouts.welcome,
      'How the welcome is set: the name large in the lower corner, all in the center, on a panel beside the video (below it on a phone), or as a poster with the name on top.',
    ),
    heading: choice(
      layouts.heading,
      'Where the heading of a page stands: above what follows, beside it on wide screens, or above it as wide as a banner.',
    ),
    align: choice(layouts.align, 'Where headings and the words of lists are aligned.'),
    list: choice(
      layouts.list,
      'How projects and contacts are arranged: as rows, as a grid of two columns, or as an index of large titles.',
    ),
    blocks: choice(
      layouts.blocks,
      'Whether rows and sections stand open on the page, or on cards.',
    ),
    rules: choice(layouts.rules, 'The lines between rows and parts.'),
    numbering: choice(layouts.numbering, 'What rows are counted by.'),
    plates: choice(
      layouts.plates,
      'What stands for a project without a picture, behind its initial: bands of the accent, a frame, rings, or one colour.',
    ),
    portrait: choice(layouts.portrait, 'The shape of the photo of a profile.'),
  })
  .optional()
  .describe('How the parts of a page are arranged.');

/** How words are set; what is left out is as the preset has it. */
const typography = z
  .strictObject({
    case: choice(cases, 'Whether headings are set in capitals.'),
    weight: z
      .int()
      .min(100)
      .max(900)
      .optional()
      .describe('The weight of the display font; 400 is regular, 700 is bold.'),
    opening: choice(
      openings,
      'How running text opens: like the rest, with a large paragraph, or with a large initial.',
    ),
  })
  .optional()
  .describe('How words are set.');

const choices = z.strictObject({
  preset: z.enum(presetNames).default('dusk').describe('The theme that all else is a change to.'),
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
    grades,
    'What is done to the colours of the film and of the photo of a profile: nothing, a tint of the accent, or none left.',
  ),
});

type Choices = z.output<typeof choices>;

/** The theme: a preset, with the owner's values in place of its own. */
export const theme = choices
  .superRefine((chosen, context) => {
    const resolved = resolve(chosen);
    for (const scheme of ['light', 'dark'] as const) {
      const ground = resolved.surface[scheme];
      for (const part of ['text', 'accent'] as const) {
        const value = resolved[part][scheme];
        // This runs although one of the two is no colour, which is reported already.
        if (!parse(value) || !parse(ground)) continue;
        const ratio = wcagContrast(value, ground);
        const isOwners = chosen[part]?.[scheme] ?? chosen.surface?.[scheme];
        if (ratio >= leastContrast || isOwners === undefined) continue;
        const at = chosen[part]?.[scheme] === undefined ? 'surface' : part;
        context.addIssue({
          code: 'custom',
          path: [at, scheme],
          ...formatContrast(resolved, scheme, at, at === part ? 'surface' : part),
        });
      }
    }
  })
  .transform(resolve)
  .prefault({})
  .describe('How the site looks.');

type Part = 'accent' | 'surface' | 'text';

function formatContrast(resolved: Theme, scheme: 'light' | 'dark', at: Part, other: Part) {
  const [one, another] = [resolved[at][scheme], resolved[other][scheme]];
  const ratio = wcagContrast(one, another).toFixed(2);
  const pair = `the ${scheme} ${other} ${another}`;
  return {
    message: `a contrast of at least ${leastContrast}:1 to ${pair} (this one has ${ratio}:1)`,
    params: {
      fix: `write '${nearestPassing(one, another, leastContrast)}', the nearest that passes`,
    },
  };
}

function resolve({ preset, accent, surface, text, fonts, ...rest }: Choices): Theme {
  const base: Theme = presets[preset];
  return {
    accent: merged(base.accent, accent),
    surface: merged(base.surface, surface),
    text: merged(base.text, text),
    fonts: merged(base.fonts, fonts),
    radius: rest.radius ?? base.radius,
    density: rest.density ?? base.density,
    overlay: rest.overlay,
    layout: merged(base.layout, rest.layout),
    typography: merged(base.typography, rest.typography),
    grade: rest.grade ?? base.grade,
  };
}

/** A value of the theme with what the owner wrote in place of some of it. */
function merged<T extends object>(base: T, choice: { [K in keyof T]?: T[K] | undefined } = {}): T {
  const result = { ...base };
  for (const key in base) {
    const value = choice[key];
    if (value !== undefined) result[key] = value;
  }
  return result;
}
