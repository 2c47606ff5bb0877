import { expect, test } from 'vitest';
import { findLinkProblem } from './link-target.ts';

test.each([
  'https://weber.de',
  'https://web.archive.org/web/2020/https://weber.de',
  'https://https.weber.de/',
  'https://bücher.example/',
  'mailto:mia@weber.de',
  'mailto:mia.weber+site@mail.weber.co.uk?subject=Hello%20Mia',
  'tel:+49-30-1234(5)',
])('%s leads somewhere', (link) => {
  expect(findLinkProblem(link)).toBeUndefined();
});

test.each([
  ['mailto:?subject=Hello', undefined],
  ['mailto:mia.weber.de', undefined],
  ['mailto://mia@weber.de', 'mailto:mia@weber.de'],
  ['mailto:mia(at)weber.de', 'mailto:mia@weber.de'],
  ['tel:+49 30 1234', 'tel:+49301234'],
  ['tel://+49301234', 'tel:+49301234'],
  ['https:/weber.de', 'https://weber.de'],
  ['https://weber..de', undefined],
  ['https://https://weber.de', 'https://weber.de'],
  ['https:https://weber.de', 'https://weber.de'],
  ['https://www.http//weber.de', 'https://weber.de'],
  ['http//weber.de', 'https://weber.de'],
  ['mailto:mailto:mia@weber.de', 'mailto:mia@weber.de'],
  ['https://mailto:mia@weber.de', 'mailto:mia@weber.de'],
  ['tel:tel:+49301234', 'tel:+49301234'],
  ['https://undefined/cv', undefined],
  ['mailto:your.email@weber.de', undefined],
  ['https://github.com/your-username', undefined],
  [' https://weber.de ', 'https://weber.de'],
  ['https://weber.de\u200b', 'https://weber.de'],
  ['https://weber.de/my work', 'https://weber.de/my%20work'],
  ['https://weber. de', 'https://weber.de'],
  ['https://weber.de/mia (my profile)', 'https://weber.de/mia'],
])('%j leads nowhere, and %s was meant', (link, meant) => {
  const problem = findLinkProblem(link);
  expect(problem?.expected).toMatch(/^a /);
  expect(problem?.meant).toBe(meant);
});

test.each([
  ['tel:+46 (0)70 123 45 67', 'tel:+46701234567'],
  ['tel:+44 (020) 7946 0958', 'tel:+442079460958'],
  ['+49 (0)170/1234567', 'tel:+491701234567'],
  ['tel:+39 (0)6 1234567', 'tel:+39061234567'],
  ['tel:+36 (06) 1 234 5678', 'tel:+3612345678'],
  ['tel:+7 (8) 495 123 45 67', 'tel:+74951234567'],
  ['tel:+7 (800) 123 45 67', 'tel:+78001234567'],
  ['wa.me/0046 (0)70 123 45 67', 'https://wa.me/46701234567'],
  [
    'mailto:mia@weber.de?subject = A & B&body=No 5 #1',
    'mailto:mia@weber.de?subject=A%20%26%20B&body=No%205%20%231',
  ],
  [
    'mailto:mia@weber.de?cc=tom@weber.de&subject=50% off',
    'mailto:mia@weber.de?cc=tom@weber.de&subject=50%25%20off',
  ],
  ['mailto:mia@weber.de, tom@weber.de', 'mailto:mia@weber.de,tom@weber.de'],
  ['mailto:<mia@weber.de>', 'mailto:mia@weber.de'],
  ['mailto:Mia Weber <mia@weber.de>', 'mailto:mia@weber.de'],
  ['Tel. +49 30 1234', 'tel:+49301234'],
  ['mailto=mia@weber.de', 'mailto:mia@weber.de'],
  ['mia@weber.de<mailto:mia@weber.de>', 'mailto:mia@weber.de'],
  ['<https://weber.de|my site>', 'https://weber.de'],
  ['(https://weber.de)', 'https://weber.de'],
  ['https//:weber.de', 'https://weber.de'],
  ['www.https://weber.de', 'https://weber.de'],
  ['https://weber.de/mia\\_w', 'https://weber.de/mia_w'],
  ['https:\\\\weber.de\\a', 'https://weber.de/a'],
  ['https://weber.de/?q=big vases&n=1#my work', 'https://weber.de/?q=big%20vases&n=1#my%20work'],
])('%j leads where %s does, which is certain', (link, meant) => {
  expect(findLinkProblem(link)).toMatchObject({ meant, isCertain: true });
  expect(findLinkProblem(meant)).toBeUndefined();
});

test.each([
  'mailto:mia weber@weber.de',
  'mailto:mia@weber.de subject=Hi',
  'tel:+34 600 000 000 / 601 000 000',
  'https://wa.me/070 123 45 67',
  'https://weber.de/mia (my profile)',
  'sms:+46 (0)70 123',
])('nothing is certain of %j', (link) => {
  expect(findLinkProblem(link)?.expected).toMatch(/^a /);
  expect(findLinkProblem(link)?.isCertain).toBeUndefined();
});

test.each([
  ['javascript:alert(1)', 'begins with https://'],
  ['https://weber.de\\a', 'backslashes'],
  ['https://mia@weber.de', 'user name'],
  ['https://2130706433', 'host'],
])('%s is unsafe, since what is expected %s', (link, expected) => {
  expect(findLinkProblem(link)).toEqual({ expected: expect.stringContaining(expected) });
});
