import { z } from 'zod';
import builtIn from './presets.json' with { type: 'json' };
import { wholeTheme } from './theme-fields.ts';

export const presetNames = ['dusk', 'atelier', 'meridian', 'noir'] as const;

/** The built-in themes. */
export const presets = z.record(z.enum(presetNames), wholeTheme).parse(builtIn);
