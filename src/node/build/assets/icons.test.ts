import { expect, test } from 'vitest';
import { genericIcon } from '../../../shared/icon.ts';
import { collectIcons, iconsNear } from './icons.ts';

const path = expect.stringMatching(/^[Mm]/);

test.each<[string, unknown[]]>([
  ['star-filled', [{ area: path }]],
  ['percentage-25', [{ area: path }, path]],
  ['brand-mailgun', [path, path, path]],
])('of %s it is known which parts are areas', (name, parts) => {
  expect(collectIcons([name], 'en')[name]).toEqual(parts);
});

test('links to come have the icons of likely hosts and schemes', () => {
  const likely = ['github.com', 'linkedin.com', 'mailto:', 'tel:', genericIcon];
  expect(Object.keys(collectIcons([], 'en'))).toEqual(expect.arrayContaining(likely));
});

test('icons are offered by a part of their names, as many as one looks through', () => {
  const near = iconsNear('armchair');
  expect(near.map(({ name }) => name)).toContain('armchair-2');
  for (const icon of near)
    expect(icon).toEqual({ name: expect.stringContaining('armchair'), path });
  expect(iconsNear('')).toHaveLength(32);
  expect(iconsNear('no such icon')).toEqual([]);
});
