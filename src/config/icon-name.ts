import { quote } from './found.ts';
import { nearest } from './nearness.ts';
import type { Words } from './problem.ts';

/** What is wrong with the name of an icon; undefined when there is one of that name. */
export function wordIcon(name: string, icons: readonly string[]): Words | undefined {
  if (icons.includes(name)) return undefined;
  const near = nearest(name, icons);
  const message = `there is no icon "${name}"`;
  const said = {
    found: quote(name),
    expected: 'the name of one of the Tabler icons, such as mail',
  };
  return near === undefined
    ? { ...said, message, fix: 'look its name up on tabler.io/icons' }
    : { ...said, message: `${message}; did you mean "${near}"?`, fix: `write ${near}` };
}
