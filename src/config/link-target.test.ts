// @vitest-environment node
import { expect, test } from 'vitest';
import { findLinkProblem } from './link-target.ts';

test.each([
  'https://weber.de',
  'HTTPS://WEBER.DE/a',
  'https://weber.de:8080/?a=b@c#d',
  'http://localhost:5173',
  'https://[::1]/',
  'https://constructor/',
  'https://bücher.example/',
  'mailto:mia@weber.de',
  'mailto:mia.weber+site@mail.weber.co.uk?subject=Hello%20Mia',
  'mailto:mia@weber.de,tom@weber.de',
  'tel:+49-30-1234(5)',
  'tel:112',
  'tel:+4930123;ext=12',
])('%s leads somewhere', (link) => {
  expect(findLinkProblem(link)).toBeUndefined();
});

test.each([
  ['mailto:', undefined],
  ['mailto:?subject=Hello', undefined],
  ['mailto:mia.weber.de', undefined],
  ['mailto:mia@weber', undefined],
  ['mailto://mia@weber.de', 'mailto:mia@weber.de'],
  ['mailto:mia(at)weber.de', 'mailto:mia@weber.de'],
  ['mailto: mia@weber.de', 'mailto:mia@weber.de'],
  ['tel:', undefined],
  ['tel:call-me', undefined],
  ['tel:+', undefined],
  ['tel:+49 30 1234', 'tel:+49301234'],
  ['tel:+49/30/1234', 'tel:+49301234'],
  ['tel://+49301234', 'tel:+49301234'],
  ['https:/weber.de', 'https://weber.de'],
  ['https:weber.de/a', 'https://weber.de/a'],
  ['https:///weber.de', 'https://weber.de'],
  ['http:/x', undefined],
  ['https://weber..de', undefined],
  ['https://.weber.de', undefined],
  [' https://weber.de ', 'https://weber.de'],
  ['https://weber.de\u200b', 'https://weber.de'],
  ['https://weber.de/my work', 'https://weber.de/my%20work'],
  ['https://weber. de', 'https://weber.de'],
])('%j leads nowhere, and %s was meant', (link, meant) => {
  const problem = findLinkProblem(link);
  expect(problem?.expected).toMatch(/^a /);
  expect(problem?.meant).toBe(meant);
});
