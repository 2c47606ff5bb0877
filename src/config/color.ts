import { clampChroma, formatHex, parse } from 'culori';
import { z } from 'zod';
import { fieldMetadata } from './field-metadata.ts';

const expected = "a colour in quotes, such as '#4a37b8'";

/** How a colour may look, for editors, which cannot read one. */
const pattern = '^\\s*(#[0-9A-Fa-f]{3,8}|[A-Za-z]+|[A-Za-z]+\\(.+\\))\\s*$';

const read = (written: string) => parse(written.trim().toLowerCase());

/** A colour in any notation of CSS, as `#rrggbb`; one that browsers can show only in part is made paler. */
export const color = z
  .string()
  .superRefine((written, context) => {
    if (hexOf(written) !== undefined) return;
    const parsed = read(written);
    // What was probably meant by a colour without its #, or by one that is transparent.
    const better = parsed && parsed.alpha !== 0 ? formatHex(parsed) : undefined;
    const isOpaque = (parsed?.alpha ?? 1) >= 1;
    const message = isOpaque ? expected : 'a colour that nothing shows through';
    context.addIssue({ code: 'custom', message, params: { better } });
  })
  .meta({ examples: ['#4a37b8'], pattern })
  .register(fieldMetadata, { expected })
  .transform((written) => hexOf(written) ?? written);

/** A colour of CSS as `#rrggbb`; undefined for one that is transparent, and for what is no colour. */
function hexOf(written: string): string | undefined {
  const parsed = read(written);
  // The library reads digits without their # too, and what is not closed; browsers do not.
  if (!parsed || /^[\da-f]+$|\([^)]*$/i.test(written.trim()) || (parsed.alpha ?? 1) < 1)
    return undefined;
  return formatHex(parsed.mode === 'rgb' ? parsed : clampChroma(parsed, 'oklch'));
}
