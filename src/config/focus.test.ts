import { expect, test } from 'vitest';
import { focus } from './focus.ts';

test.each(['top', 'left', 'bottom right', 'center', '30%', '30% 20%', 'left 20%', '0% 12.5%'])(
  '%j is a place in a picture',
  (text) => {
    expect(focus.safeParse(text).success).toBe(true);
  },
);

test.each([
  ['bottom-right', 'bottom right'],
  ['Top', 'top'],
  ['30 20', '30% 20%'],
  ['30%, 20%', '30% 20%'],
  ['top 30%', '30% top'],
  ['middle', 'center'],
  ['the face', undefined],
  ['120% 10%', undefined],
  ['left right', undefined],
])('as a place in a picture, %j was meant as %j', (text, meant) => {
  const [issue] = focus.safeParse(text).error?.issues ?? [];
  expect(issue?.code === 'custom' && issue.params?.['better']).toBe(meant);
});
