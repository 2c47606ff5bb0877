import { expect, test } from 'vitest';
import { commands, helpOf, overview } from './commands.js';

const helps = Object.entries(commands).map(([name, command]) => helpOf(name, command));

test.each([overview(), ...helps])('a help fits a screen: %s', (help) => {
  const lines = help.split('\n');
  expect(lines.length).toBeLessThanOrEqual(24);
  for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(100);
});
