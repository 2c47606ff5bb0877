import { invisibleOnly } from '../../shared/visible-text.ts';
import { quote, shorten } from '../text/quote.ts';

/** Describes a value in words that follow "found" in messages. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) {
    return value.length === 1 ? 'a list of 1 item' : `a list of ${value.length} items`;
  }
  if (typeof value === 'object') {
    const keys = Object.keys(value);
    if (keys.length === 0) return 'an empty {}';
    return `the ${keys.length === 1 ? 'key' : 'keys'} ${shorten(keys.join(', '))}`;
  }
  if (value === '') return 'an empty text';
  if (typeof value === 'string' && invisibleOnly.test(value))
    return 'an empty text of signs that nobody sees';
  if (typeof value === 'string') return `the text ${quote(value)}`;
  if (typeof value === 'number') return `the number ${value}`;
  return String(value);
}
