import { clampChroma, colorsNamed, converter, formatHex, parse, wcagContrast } from 'culori';
import leven from 'leven';
import { z } from 'zod';
import { fieldMetadata } from './field-metadata.ts';
import { refuseWhere, type TextProblem } from './text-problem.ts';

const expected = "a colour in quotes, such as '#4a37b8'";

/** A rough pattern of CSS colours for the JSON schema, since editors cannot run the full check below. */
const pattern = '^\\s*(#[0-9A-Fa-f]{3,8}|[A-Za-z]+|[A-Za-z]+\\(.+\\))\\s*$';

const read = (written: string) => parse(written.trim().toLowerCase());

/** The same, where the # was typed twice, a sign of CSS ends the text, or the numbers of `rgb` stand alone. */
const readAny = (written: string) =>
  read(written) ??
  read(
    written
      .replace(/^\s*#[#\s]*/, '#')
      .replace(/[;,]\s*$/, '')
      .replace(/^\d{1,3}(?:[,\s]+\d{1,3}){2}$/, 'rgb($&)'),
  );

/** A colour in any CSS notation, which is converted to `#rrggbb`. Colours outside of sRGB are made paler to fit. */
export const color = z
  .string()
  .superRefine(refuseWhere(findColorProblem))
  .meta({ examples: ['#4a37b8'], pattern })
  .register(fieldMetadata, { expected })
  .transform((written) => hexOf(written) ?? written);

function findColorProblem(written: string): TextProblem | undefined {
  if (hexOf(written) !== undefined) return undefined;
  const parsed = readAny(written);
  const isOpaque = (parsed?.alpha ?? 1) >= 1;
  return {
    expected: isOpaque ? expectedFor(written.trim()) : 'a colour that nothing shows through',
    // For a colour without `#` and a semi-transparent colour, the error proposes the opaque `#rrggbb`.
    meant: parsed && parsed.alpha !== 0 ? formatHex(parsed) : nearestName(written),
    isCertain: isOpaque && parsed !== undefined,
  };
}

/** Says what a text lacks to be a colour. */
function expectedFor(written: string): string {
  if (/^$|^[\da-f]+$/i.test(written)) return expected;
  const [, digits] = /^#+(.*)$/.exec(written) ?? [];
  const stray = /[^\da-f]/i.exec(digits ?? '')?.[0];
  if (stray !== undefined) return `one # and the signs 0 to 9 and a to f alone, not ${stray}`;
  if (digits !== undefined) return `3 or 6 signs after the #, not ${digits.length}`;
  if (/^[a-z-]+\(/i.test(written))
    return `${expected}, or one function of CSS in full: rgb(74 55 184)`;
  return `${expected}; CSS knows no colour ${written}`;
}

/** Finds the colour of CSS whose name resembles a text. */
function nearestName(written: string): string | undefined {
  const name = written.trim().toLowerCase();
  return Object.keys(colorsNamed).find((each) => name.length > 3 && leven(each, name) < 3);
}

/** Converts a CSS colour to `#rrggbb`. Returns undefined for invalid colours, and for colours that are not opaque. */
function hexOf(written: string): string | undefined {
  const parsed = read(written);
  // Unlike browsers, the library accepts digits without `#` and unclosed parentheses, so both are refused here.
  if (!parsed || /^[\da-f]+$|\([^)]*$/i.test(written.trim()) || (parsed.alpha ?? 1) < 1)
    return undefined;
  return formatHex(parsed.mode === 'rgb' ? parsed : clampChroma(parsed, 'oklch'));
}

const toOklch = converter('oklch');

/** Changes the lightness of a colour as little as possible until its contrast on the background is at least `ratio`. */
export function nearestReadable(color: string, background: string, ratio: number): string {
  const start = toOklch(color);
  if (!start) return color;
  for (let step = 0; step <= 100; step += 1) {
    for (const l of [start.l - step / 100, start.l + step / 100]) {
      if (l < 0 || l > 1) continue;
      const candidate = formatHex(clampChroma({ ...start, l }, 'oklch'));
      if (candidate && wcagContrast(candidate, background) >= ratio) return candidate;
    }
  }
  return color;
}
