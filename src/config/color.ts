import { clampChroma, converter, formatHex, parse, wcagContrast } from 'culori';
import { z } from 'zod';
import { fieldMetadata } from './field-metadata.ts';
import { refuseWhere, type TextProblem } from './text-problem.ts';

const expected = "a colour in quotes, such as '#4a37b8'";

/** The pattern of CSS colours in the JSON schema, since editors cannot run the full check. */
const pattern = '^\\s*(#[0-9A-Fa-f]{3,8}|[A-Za-z]+|[A-Za-z]+\\(.+\\))\\s*$';

const read = (written: string) => parse(written.trim().toLowerCase());

/** Reads a colour in any CSS notation as `#rrggbb`. Colours outside of sRGB get a lower chroma. */
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
    // Colours without `#` and semi-transparent colours can be repaired.
    meant: parsed && parsed.alpha !== 0 ? formatHex(parsed) : undefined,
  };
}

/** Converts a CSS colour to `#rrggbb`. Returns undefined for transparent or invalid colours. */
function hexOf(written: string): string | undefined {
  const parsed = read(written);
  // Unlike browsers, the library accepts digits without `#` and unclosed parentheses.
  if (!parsed || /^[\da-f]+$|\([^)]*$/i.test(written.trim()) || (parsed.alpha ?? 1) < 1)
    return undefined;
  return formatHex(parsed.mode === 'rgb' ? parsed : clampChroma(parsed, 'oklch'));
}

const toOklch = converter('oklch');

/** Returns the nearest colour of the same hue that reaches the contrast `ratio` on `ground`. */
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
