import { expect, test } from 'vitest';
import { genericIcon } from '../../shared/icon.ts';
import type { Resource } from '../../shared/resource.ts';
import { resources } from '../../shared/resources.ts';
import { collectIcons } from './icons.ts';

const iconsOf = (named: readonly string[]) => collectIcons(named, 'en');

const path = expect.stringMatching(/^[Mm]/);

test.each<[string, unknown[]]>([
  ['star-filled', [{ area: path }]],
  ['percentage-25', [{ area: path }, path]],
  ['brand-mailgun', [path, path, path]],
])('of %s it is known which parts are areas', (name, parts) => {
  expect(iconsOf([name])[name]).toEqual(parts);
});

test('links to come have the icons of likely hosts and schemes', () => {
  const fields = Object.values<Resource>(resources).flatMap((resource) => resource.fields);
  const likely = fields.flatMap((field) => field.likely ?? []);
  expect(likely.sort()).toEqual(['github.com', 'linkedin.com', 'mailto:', 'tel:']);
  expect(Object.keys(iconsOf([]))).toEqual(expect.arrayContaining([...likely, genericIcon]));
});
