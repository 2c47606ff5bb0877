import type { Message } from '../messages/problem.ts';
import { limits } from '../syntax/complexity.ts';

/** A file as text, or why it is none; `before` is the text up to the fault. */
export type Decoded = { ok: true; text: string } | { ok: false; words: Message; before: string };

/** Reads bytes as the text of one of the owner's files. */
export function decode(bytes: Uint8Array): Decoded {
  const kilobytes = Math.ceil(bytes.length / 1024);
  if (kilobytes > limits.kilobytes) return refuse(tooLong(kilobytes));
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    return refuse({ ...notUtf8, message: 'the file is saved as UTF-16' });
  }
  const text = new TextDecoder('utf-8').decode(bytes);
  const lost = isUtf8(bytes) ? -1 : text.indexOf('\ufffd');
  if (lost >= 0) {
    return refuse(
      { ...notUtf8, message: 'this letter is not saved as UTF-8' },
      text.slice(0, lost),
    );
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose
  const control = text.search(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/);
  if (control < 0) return { ok: true, text };
  return refuse(unprintable(text.charCodeAt(control)), text.slice(0, control));
}

/** That a file is too long to be read, in words. */
export function tooLong(kilobytes: number): Message {
  return {
    message: `the file has ${kilobytes} kB, and is not read`,
    found: `${kilobytes} kB`,
    expected: `at most ${limits.kilobytes} kB`,
    fix: 'put it back to its last good state; pictures and films belong into public/',
  };
}

const notUtf8 = {
  found: 'bytes that are no text in UTF-8',
  expected: 'text in UTF-8',
  fix: 'save the file with the encoding UTF-8',
};

function unprintable(code: number): Message {
  const name = code === 0 ? 'a NUL byte' : `the control character ${code}`;
  return {
    message: `there is ${name} here, which no text has`,
    found: name,
    expected: 'text',
    fix: 'delete it, or put the file back to its last good state',
  };
}

function refuse(words: Message, before = ''): Decoded {
  return { ok: false, words, before };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    // The decoder says so by an error, of which nothing is to be learnt.
    return false;
  }
}
