import { expect, test } from 'vitest';
import links from './link-target.test.json' with { type: 'json' };
import { findLinkProblem } from './link-target.ts';

test.each(links.inOrder)('%s leads somewhere', (link) => {
  expect(findLinkProblem(link)).toBeUndefined();
});

test.each(Object.entries(links.certain))(
  '%j leads where %s does, which is certain',
  (link, meant) => {
    expect(findLinkProblem(link)).toMatchObject({ meant, isCertain: true });
    expect(findLinkProblem(meant)).toBeUndefined();
  },
);

test.each(Object.entries(links.guessed))(
  'nothing is certain of %j, but %s may be meant',
  (link, meant) => {
    const problem = findLinkProblem(link);
    expect(problem?.expected).toMatch(/^a /);
    expect([problem?.meant ?? null, problem?.isCertain]).toEqual([meant, undefined]);
  },
);

test.each([
  ['javascript:alert(1)', 'begins with https://'],
  ['https://weber.de\\a', 'backslashes'],
  ['https://mia@weber.de', 'user name'],
  ['https://2130706433', 'host'],
])('%s is unsafe, since what is expected %s', (link, expected) => {
  expect(findLinkProblem(link)).toEqual({ expected: expect.stringContaining(expected) });
});
