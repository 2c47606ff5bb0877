// @vitest-environment node
import { expect, test } from 'vitest';
import { z } from 'zod';
import { externalLink, iconName, picture, text } from '../../config/fields.ts';
import { section } from '../../config/section.ts';
import { siteSchema } from '../../config/site.ts';
import { textsOf } from './site-texts.ts';

/** A section type that is not registered anywhere. */
const gallery = section('gallery', {
  icon: iconName,
  icons: z.record(z.string(), iconName).default({}),
  note: text,
  photos: z.array(z.strictObject({ src: picture.optional(), source: externalLink })).default([]),
});

const other = section('other', { icon: iconName.optional() });

const schema = siteSchema<typeof gallery | typeof other>([gallery, other]);

const site = {
  navigation: { logo: { src: '/media/logo.png' } },
  pages: [
    {
      path: '',
      sections: [
        {
          type: 'gallery',
          icon: 'camera',
          icons: { 'example.com': 'aperture' },
          note: '/media/no-role.png',
          photos: [
            { src: '/media/first.jpg', source: 'https://example.com/first' },
            { source: 'https://example.com/second' },
            { src: '/media/first.jpg', source: 'https://example.com/first' },
          ],
        },
      ],
    },
    { path: 'more', sections: [{ type: 'other', icon: 'sun' }, { type: 'other' }] },
  ],
};

test.each([
  ['icon', ['camera', 'aperture', 'sun']],
  ['link', ['https://example.com/first', 'https://example.com/second']],
  ['picture', ['/media/logo.png', '/media/first.jpg']],
] as const)('every %s is found by its role, wherever it stands', (role, texts) => {
  expect(textsOf(site, role, schema)).toEqual(texts);
});
