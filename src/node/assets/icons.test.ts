import { expect, test } from 'vitest';
import { genericIcon } from '../../shared/icon.ts';
import { collectIcons } from './icons.ts';

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
