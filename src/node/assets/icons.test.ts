// @vitest-environment node
import { expect, test } from 'vitest';
import { noContent } from '../../data/content.ts';
import { genericIcon } from '../../shared/icon.ts';
import { siteConfig } from '../../site.ts';
import { iconNames } from './icon-set.ts';
import { collectIcons, collectLikelyIcons } from './icons.ts';

const site = siteConfig.parse({
  app: { name: 'Site', language: 'en', description: 'A site.' },
  owner: { name: 'Ada' },
  navigation: {
    label: 'Main',
    skip: 'Skip',
    menu: 'Menu',
    logo: { src: '/logo.svg', alt: 'Site' },
  },
  pages: [
    { path: '', link: 'Home', title: 'Home', sections: [{ type: 'prose', paragraphs: ['One.'] }] },
  ],
});
const [first] = site.pages;
if (!first) throw new Error('The site has a page');
const bare = { ...site, pages: [{ ...first, sections: [] }] };

test('the links of every part of the content have the icons of their hosts', () => {
  const before = collectIcons(bare, noContent);
  const icons = collectIcons(bare, {
    ...noContent,
    owner: { nameOwn: 'https://x.com', profession: '', label: '' },
    projects: [{ title: 'Engine', url: 'https://codepen.io/ada', description: 'https://dev.to' }],
    contact: [{ label: 'Code', url: 'https://www.gitlab.com/ada' }],
  });
  const added = Object.keys(icons).filter((key) => !(key in before));
  expect(added.sort()).toEqual(['codepen.io', 'gitlab.com']);
});

/** The icons of a site whose links name these. */
const iconsWith = (...names: readonly string[]) => {
  const items = names.map((icon) => ({ label: 'Code', url: 'https://example.com', icon }));
  const links = { items, entrance: 'default', aside: false, hidden: false } as const;
  const page = { ...first, sections: [{ type: 'links' as const, ...links }] };
  return collectIcons({ ...bare, pages: [page] }, noContent);
};

test('an icon that the configuration names is there by its name', () => {
  const icons = iconsWith('camera');
  expect(icons['camera']).toEqual(expect.arrayContaining([expect.stringMatching(/^[Mm]/)]));
  expect(icons).toHaveProperty(genericIcon);
});

const path = expect.stringMatching(/^[Mm]/);

test.each<[string, unknown[]]>([
  ['star-filled', [{ area: path }]],
  ['percentage-25', [{ area: path }, path]],
  ['brand-mailgun', [path, path, path]],
])('of %s it is known which parts are areas', (name, parts) => {
  expect(iconsWith(name)[name]).toEqual(parts);
});

test('every icon that is called filled has an area', () => {
  const names = iconNames().filter((name) => name.endsWith('-filled'));
  const icons = iconsWith(...names);
  const isFilled = (name: string) => icons[name]?.some((outline) => typeof outline === 'object');
  expect(names.filter((name) => !isFilled(name))).toEqual([]);
});

test('links to come have likely icons in the part that says so', () => {
  const { contact = {}, projects } = collectLikelyIcons();
  expect(Object.keys(contact).sort()).toEqual(['github.com', 'linkedin.com', 'mailto:', 'tel:']);
  expect(projects).toEqual({});
});
