import { clampChroma, converter, formatHex, parse, wcagContrast } from 'culori';
import { z } from 'zod';
import { fieldMetadata } from './field-metadata.ts';
import { refuseWhere, type TextProblem } from './text-problem.ts';

const expected = "a colour in quotes, such as '#4a37b8'";

/** For editors, which cannot run the check: what colours of CSS look like. */
const pattern = '^\\s*(#[0-9A-Fa-f]{3,8}|[A-Za-z]+|[A-Za-z]+\\(.+\\))\\s*$';

const read = (written: string) => parse(written.trim().toLowerCase());

/** A colour in any notation of CSS, as `#rrggbb`; one that browsers can show only in part is made paler. */
export const color = z
  .string()
  .superRefine(refuseWhere(findColorProblem))
  .meta({ examples: ['#4a37b8'], pattern })
  .register(fieldMetadata, { expected })
  .transform((written) => hexOf(written) ?? written);

function findColorProblem(written: string): TextProblem | undefined {
  if (hexOf(written) !== undefined) return undefined;
  const parsed = read(written);
  const isOpaque = (parsed?.alpha ?? 1) >= 1;
  return {
    expected: isOpaque ? expected : 'a colour that nothing shows through',
    // A colour without its #, or one that is transparent, can be mended.
    meant: parsed && parsed.alpha !== 0 ? formatHex(parsed) : undefined,
  };
}

/** A colour of CSS as `#rrggbb`; undefined for one that is transparent, and for what is no colour. */
function hexOf(written: string): string | undefined {
  const parsed = read(written);
  // The library also reads digits without # and brackets that are not closed; browsers do not.
  if (!parsed || /^[\da-f]+$|\([^)]*$/i.test(written.trim()) || (parsed.alpha ?? 1) < 1)
    return undefined;
  return formatHex(parsed.mode === 'rgb' ? parsed : clampChroma(parsed, 'oklch'));
}

const toOklch = converter('oklch');

/**
 * The colour nearest to `color` whose contrast to `ground` is at least `ratio`: of the same hue, and
 * lighter or darker, whichever is nearer.
 */
export function nearestPassing(color: string, ground: string, ratio: number): string {
  const start = toOklch(color);
  if (!start) return color;
  for (let step = 0; step <= 100; step += 1) {
    for (const l of [start.l - step / 100, start.l + step / 100]) {
      if (l < 0 || l > 1) continue;
      const candidate = formatHex(clampChroma({ ...start, l }, 'oklch'));
      if (candidate && wcagContrast(candidate, ground) >= ratio) return candidate;
    }
  }
  return color;
}
