import { checkSize } from './limits.ts';
import type { ProblemText } from './source-problem.ts';

/** The text of a file; or the problem with its bytes, and the text before the invalid byte. */
type Decoded = { ok: true; text: string } | { ok: false; message: ProblemText; before: string };

export function decode(bytes: Uint8Array): Decoded {
  const tooLarge = checkSize(bytes.length);
  if (tooLarge) return refuse(tooLarge);
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    return refuse({ ...notUtf8, message: 'the file is saved as UTF-16' });
  }
  const text = textOf(bytes);
  const invalid = isUtf8(bytes) ? -1 : text.indexOf('\ufffd');
  if (invalid >= 0) {
    const message = 'this letter is not saved as UTF-8';
    return refuse({ ...notUtf8, message }, text.slice(0, invalid));
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose
  const control = text.search(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/);
  if (control < 0) return { ok: true, text };
  const message = `there is the control character ${text.charCodeAt(control)} here, which no text has`;
  return refuse({ ...controlCharacter, message }, text.slice(0, control));
}

/** Decodes bytes as UTF-8. In YAML, a CR alone ends a line too. The parser does not support that, so CR becomes LF. */
export function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes).replace(/\r(?!\n)/g, '\n');
}

const notUtf8 = {
  found: 'bytes that are no text in UTF-8',
  expected: 'text in UTF-8',
  fix: 'save the file with the encoding UTF-8',
};

const controlCharacter = {
  found: 'a control character',
  expected: 'text',
  fix: 'delete it, or put the file back to its last good state',
};

function refuse(message: ProblemText, before = ''): Decoded {
  return { ok: false, message, before };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    // The decoder throws for invalid UTF-8 only, so the error tells nothing more.
    return false;
  }
}
