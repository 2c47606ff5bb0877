import { expect, test } from 'vitest';
import { findLinkProblem } from './link-target.ts';

test.each([
  'https://weber.de',
  'https://weber.de:8080/?a=b@c#d',
  'https://web.archive.org/web/2020/https://weber.de',
  'https://https.weber.de/',
  'https://[::1]/',
  'https://bücher.example/',
  'mailto:mia@weber.de',
  'mailto:mia.weber+site@mail.weber.co.uk?subject=Hello%20Mia',
  'mailto:mia@weber.de,tom@weber.de',
  'tel:+49-30-1234(5)',
  'tel:+4930123;ext=12',
])('%s leads somewhere', (link) => {
  expect(findLinkProblem(link)).toBeUndefined();
});

test.each([
  ['mailto:?subject=Hello', undefined],
  ['mailto:mia.weber.de', undefined],
  ['mailto:mia@weber', undefined],
  ['mailto://mia@weber.de', 'mailto:mia@weber.de'],
  ['mailto:mia(at)weber.de', 'mailto:mia@weber.de'],
  ['mailto: mia@weber.de', 'mailto:mia@weber.de'],
  ['tel:call-me', undefined],
  ['tel:+49 30 1234', 'tel:+49301234'],
  ['tel://+49301234', 'tel:+49301234'],
  ['https:/weber.de', 'https://weber.de'],
  ['https:weber.de/a', 'https://weber.de/a'],
  ['https://weber..de', undefined],
  ['https://https://weber.de', 'https://weber.de'],
  ['https:https://weber.de', 'https://weber.de'],
  ['https://www.http//weber.de', 'https://weber.de'],
  ['http//weber.de', 'https://weber.de'],
  ['mailto:mailto:mia@weber.de', 'mailto:mia@weber.de'],
  ['https://mailto:mia@weber.de', 'mailto:mia@weber.de'],
  ['tel:tel:+49301234', 'tel:+49301234'],
  ['https://undefined/cv', undefined],
  [' https://weber.de ', 'https://weber.de'],
  ['https://weber.de\u200b', 'https://weber.de'],
  ['https://weber.de/my work', 'https://weber.de/my%20work'],
  ['https://weber. de', 'https://weber.de'],
])('%j leads nowhere, and %s was meant', (link, meant) => {
  const problem = findLinkProblem(link);
  expect(problem?.expected).toMatch(/^a /);
  expect(problem?.meant).toBe(meant);
});

test.each([
  ['projects', 'begins with https://'],
  ['ftp://weber.de', 'begins with https://'],
  ['javascript:alert(1)', 'begins with https://'],
  ['https://weber.de\\a', 'backslashes'],
  ['https://mia@weber.de', 'user name'],
  ['https://2130706433', 'host'],
])('%s is unsafe, since what is expected %s', (link, expected) => {
  expect(findLinkProblem(link)).toEqual({ expected: expect.stringContaining(expected) });
});
