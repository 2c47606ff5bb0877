// @vitest-environment node
import { expect, test } from 'vitest';
import { noContent } from '../../data/content.ts';
import { genericIcon } from '../../shared/icon.ts';
import { siteConfig } from '../../site.ts';
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

test('an icon that the configuration names is there by its name', () => {
  const icons = collectIcons(
    {
      ...bare,
      pages: [
        {
          ...first,
          sections: [
            {
              type: 'links',
              items: [{ label: 'Code', url: 'https://example.com', icon: 'camera' }],
              entrance: 'default',
              aside: false,
              hidden: false,
            },
          ],
        },
      ],
    },
    noContent,
  );
  expect(icons['camera']).toEqual(expect.arrayContaining([expect.stringMatching(/^[Mm]/)]));
  expect(icons).toHaveProperty(genericIcon);
});

test('links to come have likely icons in the part that says so', () => {
  const { contact = {}, projects } = collectLikelyIcons();
  expect(Object.keys(contact).sort()).toEqual(['github.com', 'linkedin.com', 'mailto:', 'tel:']);
  expect(projects).toEqual({});
});
