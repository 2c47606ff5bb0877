import { expect, test } from 'vitest';
import { z } from 'zod';
import { iconName, picture, text } from '../../../config/fields.ts';
import { externalLink } from '../../../config/links.ts';
import { richText } from '../../../config/rich-text.ts';
import { section } from '../../../config/section.ts';
import { schemaValues } from '../../../schema/schema-values.ts';

const photo = z.strictObject({ src: picture.optional(), from: externalLink });
const block = z.union([
  richText,
  z.strictObject({ picture }),
  z.strictObject({ link: externalLink, picture: text }),
]);

/** Section types that are used only in this test. */
const schema = z.array(
  z.discriminatedUnion('type', [
    section('gallery', {
      icon: iconName.default('star'),
      icons: z.record(z.string(), iconName).default({}),
      photos: z.array(photo).default([]),
    }),
    section('other', { blocks: z.array(block) }),
  ]),
);

const ada = 'https://ada.dev';
const blocks = ['Words.', { picture: '/c.jpg' }, { picture: '/no.png', link: '/d.pdf' }, '*W*'];
const sections = schema.parse([
  { type: 'gallery', icons: { 'example.com': 'aperture' } },
  { type: 'gallery', photos: [{ from: ada }, { src: '/a.jpg', from: '/b.pdf' }] },
  { type: 'other', blocks },
]);

test.each([
  ['icon', { '0.icon': 'star', '0.icons.example.com': 'aperture', '1.icon': 'star' }],
  ['picture', { '1.photos.1.src': '/a.jpg', '2.blocks.1.picture': '/c.jpg' }],
  ['link', { '1.photos.0.from': ada, '1.photos.1.from': '/b.pdf', '2.blocks.2.link': '/d.pdf' }],
  ['rich text', { '2.blocks.0': 'Words.', '2.blocks.3': [{ em: 'W' }] }],
])('every %s is found by the role of its field, wherever it stands', (role, expected) => {
  const found = schemaValues(schema, sections).filter((each) => each.role === role);
  const places = found.map(({ path, value }) => [path.join('.'), value]);
  expect(Object.fromEntries(places)).toEqual(expected);
});
