import { expect, test } from 'vitest';
import { type Content, noContent } from '../../data/content.ts';
import { genericIcon } from '../../shared/icon.ts';
import { collectIcons, collectLikelyIcons, iconNames } from './icons.ts';

/** Returns the icons of a site with these icon names and this content. */
const iconsOf = (icon: readonly string[], content: Partial<Content> = noContent) =>
  collectIcons({ references: { icon, link: [] }, content, language: 'en' });

test('the links of every part of the content have the icons of their hosts', () => {
  const before = iconsOf([]);
  const icons = iconsOf([], {
    ...noContent,
    owner: { nameOwn: 'https://x.com', profession: '', label: '' },
    projects: [{ title: 'Engine', url: 'https://codepen.io/ada', description: 'https://dev.to' }],
    contact: [{ label: 'Code', url: 'https://www.gitlab.com/ada' }],
  });
  const added = Object.keys(icons).filter((key) => !(key in before));
  expect(added.sort()).toEqual(['codepen.io', 'gitlab.com']);
});

test('an icon that the configuration names is there by its name', () => {
  const icons = iconsOf(['camera']);
  expect(icons['camera']).toEqual(expect.arrayContaining([expect.stringMatching(/^[Mm]/)]));
  expect(icons).toHaveProperty(genericIcon);
});

const path = expect.stringMatching(/^[Mm]/);

test.each<[string, unknown[]]>([
  ['star-filled', [{ area: path }]],
  ['percentage-25', [{ area: path }, path]],
  ['brand-mailgun', [path, path, path]],
])('of %s it is known which parts are areas', (name, parts) => {
  expect(iconsOf([name])[name]).toEqual(parts);
});

test('every icon that is called filled has an area', () => {
  const names = iconNames().filter((name) => name.endsWith('-filled'));
  const icons = iconsOf(names);
  const isFilled = (name: string) => icons[name]?.some((outline) => typeof outline === 'object');
  expect(names.filter((name) => !isFilled(name))).toEqual([]);
});

test('links to come have likely icons in the part that says so', () => {
  const { contact = {}, projects } = collectLikelyIcons();
  expect(Object.keys(contact).sort()).toEqual(['github.com', 'linkedin.com', 'mailto:', 'tel:']);
  expect(projects).toEqual({});
});
