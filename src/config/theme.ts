import { parse, wcagContrast } from 'culori';
import { z } from 'zod';
import { fontNames, systemFonts } from '../shared/fonts.ts';
import { color } from './color.ts';
import { nearestPassing } from './contrast.ts';
import { fieldMetadata } from './field-metadata.ts';
import { matching } from './fields.ts';
import { presetNames, presets, type Theme } from './presets.ts';

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
  density: z.enum(['compact', 'regular', 'airy']).optional().describe('How much air there is.'),
  overlay: z
    .int()
    .min(30)
    .max(90)
    .optional()
    .describe(
      'How much of the video the overlay covers, in percent; text stays readable from 45 on.',
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
    accent: { ...base.accent, ...written(accent) },
    surface: { ...base.surface, ...written(surface) },
    text: { ...base.text, ...written(text) },
    fonts: { ...base.fonts, ...written(fonts) },
    radius: rest.radius ?? base.radius,
    density: rest.density ?? base.density,
    overlay: rest.overlay ?? base.overlay,
  };
}

/** The keys that the owner wrote: spreading the others, which are undefined, would overwrite the preset. */
function written<T extends Record<string, string | undefined>>(choice: T | undefined) {
  const entries = Object.entries(choice ?? {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
