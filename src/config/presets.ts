import { atelier } from './presets/atelier.ts';
import { dusk } from './presets/dusk.ts';
import { folio } from './presets/folio.ts';
import { meridian } from './presets/meridian.ts';
import { mono } from './presets/mono.ts';
import { noir } from './presets/noir.ts';

/** The values of the built-in themes. Each begins with what it is: its grid, measure, headings, numbers and pictures. */
export const builtIn = { dusk, atelier, meridian, noir, folio, mono };
