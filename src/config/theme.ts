import { parse, wcagContrast } from 'culori';
import { z } from 'zod';
import { fontNames, systemFonts } from '../shared/fonts.ts';
import { color, nearestReadable } from './color.ts';
import { fieldMetadata } from './field-metadata.ts';
import { matching } from './fields.ts';
import { choice, layout, typography } from './layout.ts';
import { builtIn } from './presets.ts';
import { refuseWhere, type TextProblem } from './text-problem.ts';

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
      'How much of the video the overlay covers, in percent; without it the build takes as little as keeps the words readable.',
    ),
  layout,
  typography,
  grade: choice(
    ['none', 'accent', 'grey'],
    'What is done to the colours of the film and, if set here, of a picture in its place and the photo of a profile: nothing, a tint of the accent, or none left.',
  ),
});

const size = z.number().min(8).max(300);

const range = z.tuple([size.describe('The size on a phone.'), size.describe('That on a screen.')]);

const sizes = z.strictObject({
  label: range,
  text: range,
  lead: range,
  entry: range,
  title: range,
  heading: range,
  display: range,
});

/** A built-in theme: all values, and the font sizes in px, each on a phone and on a wide screen. */
const preset = wholeTheme.extend({ sizes });

export type Theme = z.output<typeof preset>;

/** The owner's theme. Pictures are graded only if the owner says so, since they may be the owner's work. */
export type OwnTheme = Theme & { pictureGrade: Theme['grade'] };

/** A theme with the value that the build computes: the opacity in percent of what darkens videos. */
export type StyleTheme = OwnTheme & { overlay: number };

/** A colour for light mode and a colour for dark mode, as `#rrggbb`. */
export type ColorPair = Theme['accent'];

export const presetNames = ['dusk', 'atelier', 'meridian', 'noir', 'folio', 'mono'] as const;

/** The built-in themes. */
export const presets = z.record(z.enum(presetNames), preset).parse(builtIn);

/** Finds a theme by its name, or says what is wrong with the name. A file with mistakes of its own has neither. */
export type FindTheme = (name: string) => { theme?: Theme; fault?: TextProblem };

const names = presetNames.join(', ');

/** Finds a preset, or says that there is no such file. `meant` is one that there is. */
export function findPreset(name: string, meant?: string): ReturnType<FindTheme> {
  const preset = presetNames.find((each) => each === name);
  if (preset) return { theme: presets[preset] };
  const place = `themes/${name.replace(/^themes\/(?!.*\.\.)|^.*[\\/]/, '')}`;
  const expected = `${names}, or a file that is itself in the folder themes/ beside site.config.yaml`;
  const fix = `put the file itself at ${place}, and write ${place}, or write the name of a preset`;
  return { fault: { expected, fix, meant } };
}

const themeName = (find: FindTheme) =>
  z
    .union([z.enum(presetNames), z.string().regex(/\.ya?ml$/i)])
    .superRefine(refuseWhere((name) => find(name).fault))
    .register(fieldMetadata, { expected: `${names}, or a file such as themes/paper.yaml` })
    .default('dusk')
    .describe('The theme that all else is a change to.');

/** The values of another theme that an owner replaces. */
const changes = {
  ...wholeTheme.partial().shape,
  accent: colors.partial().optional().describe('The colour of links and marks.'),
  surface: colors.partial().optional().describe('The colour of the ground.'),
  text: colors.partial().optional().describe('The colour of the text.'),
  fonts: fonts.partial().optional().describe('The fonts.'),
  layout: layout.partial().optional().describe('How the parts of a page are arranged.'),
  typography: typography.partial().optional().describe('How words are set.'),
};

const fileChanges = { ...changes, sizes: sizes.partial().optional().describe('The sizes in px.') };

type Changes = z.output<z.ZodObject<typeof fileChanges>> & { preset?: string; base?: string };

/** The block `theme` of a site: a preset or a file, whose values the owner may replace. */
export const themeBy = (find: FindTheme) =>
  z
    .strictObject({
      preset: themeName(find),
      ...changes,
    })
    .superRefine(refuseLowContrast(find))
    .transform((chosen): OwnTheme => {
      return { ...(resolve(chosen, find) ?? presets.dusk), pictureGrade: chosen.grade ?? 'none' };
    })
    .prefault({})
    .describe('How the site looks.');

/** The file of a theme, which has what a preset has over the one that it names as its base. */
export const themeFileBy = (find: FindTheme) =>
  z
    .strictObject({
      base: themeName(find),
      ...fileChanges,
    })
    .meta({ examples: [{ base: 'dusk', radius: 6 }] })
    .superRefine(refuseLowContrast(find))
    .transform((chosen) => resolve(chosen, find) ?? presets.dusk);

/** The minimum contrast of text (WCAG 2.2 AA, SC 1.4.3). */
const leastContrast = 4.5;

const refuseLowContrast = (find: FindTheme) => (chosen: Changes, context: z.RefinementCtx) => {
  const resolved = resolve(chosen, find);
  if (!resolved) return;
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
};

/** Returns undefined for a file whose base has mistakes, which are reported there. */
function resolve({ preset, base: name = preset, ...chosen }: Changes, find: FindTheme) {
  const base = find(name ?? '').theme;
  if (!base) return undefined;
  return Object.assign({}, base, chosen, {
    accent: Object.assign({}, base.accent, chosen.accent),
    surface: Object.assign({}, base.surface, chosen.surface),
    text: Object.assign({}, base.text, chosen.text),
    fonts: Object.assign({}, base.fonts, chosen.fonts),
    layout: Object.assign({}, base.layout, chosen.layout),
    typography: Object.assign({}, base.typography, chosen.typography),
    sizes: Object.assign({}, base.sizes, chosen.sizes),
  });
}

/** The block `theme` of a site that has no files of themes. */
export const theme = themeBy(findPreset);
