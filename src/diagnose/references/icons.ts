import { didYouMean } from '../schema/did-you-mean.ts';
import type { Message } from '../text/mistake.ts';
import { quote } from '../text/quote.ts';

/** What is wrong with the name of an icon; undefined when there is one of that name. */
export function checkIcon(name: string, icons: readonly string[]): Message | undefined {
  if (icons.includes(name)) return undefined;
  const near = didYouMean(name, icons);
  const message = `there is no icon "${name}"`;
  const parts = {
    found: quote(name),
    expected: 'the name of one of the Tabler icons, such as mail',
  };
  return near === undefined
    ? { ...parts, message, fix: 'look its name up on tabler.io/icons' }
    : { ...parts, message: `${message}; did you mean "${near}"?`, fix: `write ${near}` };
}
