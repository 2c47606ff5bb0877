import { parse, wcagContrast } from 'culori';
import { z } from 'zod';
import { nearestPassing } from './color.ts';
import builtIn from './presets.json' with { type: 'json' };
import { type Theme, themeChanges, wholeTheme } from './theme-fields.ts';

export const presetNames = ['dusk', 'atelier', 'meridian', 'noir'] as const;

/** The built-in themes. */
export const presets = z.record(z.enum(presetNames), wholeTheme).parse(builtIn);

/** The minimum contrast of text (WCAG 2.2 AA, SC 1.4.3). */
const leastContrast = 4.5;

const choices = z.strictObject({
  preset: z.enum(presetNames).default('dusk').describe('The theme that all else is a change to.'),
  ...themeChanges,
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
      // Zod runs this check even if a value is no colour. Another check reports such a value.
      if (!parse(color) || !parse(ground)) continue;
      const ratio = wcagContrast(color, ground);
      if (ratio >= leastContrast) continue;
      const nearest = nearestPassing(color, ground, leastContrast);
      context.addIssue({
        code: 'custom',
        path: [at, scheme],
        message: `a contrast of at least ${leastContrast}:1 to the ${scheme} ${other} ${ground} (this one has ${ratio.toFixed(2)}:1)`,
        params: { fix: `write '${nearest}', the nearest that passes` },
      });
    }
  }
}

function resolve({ preset, ...chosen }: Choices): Theme {
  const base = presets[preset];
  return Object.assign({}, base, chosen, {
    accent: Object.assign({}, base.accent, chosen.accent),
    surface: Object.assign({}, base.surface, chosen.surface),
    text: Object.assign({}, base.text, chosen.text),
    fonts: Object.assign({}, base.fonts, chosen.fonts),
    layout: Object.assign({}, base.layout, chosen.layout),
    typography: Object.assign({}, base.typography, chosen.typography),
  });
}
