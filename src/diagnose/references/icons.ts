import { didYouMean, suggest } from '../schema/did-you-mean.ts';
import type { Message } from '../text/mistake.ts';
import { quote } from '../text/quote.ts';

/** What is wrong with the name of an icon; undefined when there is one of that name. */
export function checkIcon(name: string, icons: readonly string[]): Message | undefined {
  if (icons.includes(name)) return undefined;
  return suggest(
    {
      message: `there is no icon "${name}"`,
      found: quote(name),
      expected: 'the name of one of the Tabler icons, such as mail',
      fix: 'look its name up on tabler.io/icons',
    },
    didYouMean(name, icons),
  );
}
