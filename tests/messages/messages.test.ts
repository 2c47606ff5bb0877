// @vitest-environment node
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { answerSchema } from '../../src/config/content.ts';
import { siteSchema } from '../../src/config/site.ts';
import { diagnose } from '../../src/diagnose/diagnose.ts';
import { formatText } from '../../src/diagnose/messages/format-problems.ts';
import {
  contact,
  hero,
  links,
  profile,
  projects,
  prose,
  technologies,
} from '../../src/sections/schemas.ts';
import { resources } from '../../src/shared/resources.ts';

// Messages list the section types and the keys of the content: these, so that another one leaves the
// snapshots as they are.
const types = [contact, hero, links, profile, projects, prose, technologies] as const;
const siteConfig = siteSchema<(typeof types)[number]>(types);
const contentSchema = answerSchema({
  owner: resources.owner,
  projects: resources.projects,
  contact: resources.contact,
});

const site = `app:
  name: Aria
  description: A singer.
  version: 1.0.0
owner:
  name: Ada
animation:
  stagger: 300
  list: { duration: 600, axis: y, offset: -550 }
navigation:
  label: Main
  skip: Skip
  menu: Menu
  logo: { src: /media/logo.svg, alt: Aria }
pages:
  - path: ''
    link: Welcome
    title: '{ownerName}'
    navigation: false
    sections:
      - type: prose
        paragraphs:
          - I sing.
  - path: about-me
    link: About
    title: About{separator}{appName}
    sections:
      - type: links
        items:
          - label: Code
            url: https://ada.dev/code
      - type: contact
        heading: Write to me
`;

const content = `personalOwn:
  own: { nameOwn: Ada, profession: Singer, label: I sing. }
projects:
  - [Mesa, https://ada.dev/mesa, A table.]
contactMe:
  - [Phone, "tel:+44790000111"]
`;

const context = {
  media: ['/media/logo.svg', '/media/photo.webp', '/media/broken.webp'],
  faultOf: (path: string) =>
    path === '/media/broken.webp'
      ? {
          fault: 'is a WebP picture that is damaged, or not whole',
          expected: 'a picture that can be read to its end',
          fix: 'export it again, and put it in its place',
        }
      : undefined,
  icons: ['code', 'mail', 'phone'],
  folders: ['api', 'media'],
};

/** Each mistake as it is made: the part of the file that is replaced, and by what. */
const mistakes: Record<string, [from: string, to: string][]> = {
  'an unknown key near a known one': [['  menu: Menu', '  mneu: Menu']],
  'an unknown key in capitals': [['    link: Welcome', '    LINK: Welcome']],
  'an unknown key near one that is there': [['  menu: Menu', '  menu: Menu\n  menus: Menu']],
  'an unknown key': [['  menu: Menu', '  menu: Menu\n  colour: red']],
  'a key in the wrong block': [
    ['  name: Ada', '  name: Ada\nskip: Skip'],
    ['  skip: Skip\n', ''],
  ],
  'a missing key': [['  menu: Menu\n', '']],
  'a missing block': [['owner:\n  name: Ada\n', '']],
  'a section type near a known one': [['type: prose', 'type: porse']],
  'an unknown section type': [['type: prose', 'type: blog']],
  'a section without a type': [['type: prose\n        paragraphs', 'paragraphs']],
  'a value that is none of those allowed': [['axis: y', 'axis: z']],
  'an entrance near a known one': [
    ['heading: Write to me', 'heading: Me\n        entrance: fadeInUpp'],
  ],
  'a font near a known one': [
    ['navigation:\n  label', 'theme:\n  fonts: { text: figtre }\nnavigation:\n  label'],
  ],
  'an unknown font': [
    ['navigation:\n  label', 'theme:\n  fonts: { text: comic }\nnavigation:\n  label'],
  ],
  'a number out of range': [['stagger: 300', 'stagger: 30000']],
  'a fraction': [['stagger: 300', 'stagger: 0.3']],
  'a number in quotes': [['stagger: 300', "stagger: '300'"]],
  'a number with a unit': [['duration: 600', 'duration: 600ms']],
  'a number in seconds': [['duration: 600', 'duration: 0.6s']],
  'yes where true is meant': [['navigation: false', 'navigation: no']],
  'a truth value in quotes': [['navigation: false', "navigation: 'false'"]],
  'a truth value where a text is meant': [['link: About', 'link: true']],
  'a number where a text is meant': [['link: About', 'link: 2024']],
  'a version that loses its zero': [['version: 1.0.0', 'version: 1.10']],
  'a number with a zero in front': [['link: About', 'link: 0123']],
  'null where a text is meant': [['link: About', 'link: null']],
  'an empty value': [['link: About', 'link:']],
  'an empty text': [['link: About', "link: ''"]],
  'a colour without quotes': [['link: About', 'link: #fff']],
  'a text cut by a comment': [['link: About', 'link: About #1']],
  'a template without quotes': [["title: '{ownerName}'", 'title: {ownerName}']],
  'a text after a template without quotes': [["title: '{ownerName}'", 'title: {ownerName} | Me']],
  'a text that begins with @': [['link: About', 'link: @ada']],
  'a text that begins with *': [['link: About', 'link: *bold*']],
  'a text that begins with %': [['link: About', 'link: %s']],
  'a text that begins with !': [['link: About', 'link: !important']],
  'a text that begins with &': [['link: About', 'link: & co']],
  'a text that begins with |': [['link: About', 'link: | About']],
  'a text that begins with a dash': [['link: About', 'link: - About']],
  'a text that holds a colon': [['link: About', 'link: About: me']],
  'an item that holds a colon': [['- I sing.', '- Ada: I sing.']],
  'an apostrophe in single quotes': [['link: About', "link: 'it's me'"]],
  'a text after a closing quote': [['link: About', 'link: "About" me']],
  'curly quotes': [['link: About', 'link: “About”']],
  'a quote that is not closed': [['link: About', 'link: "About']],
  'a bracket that is not closed': [['alt: Aria }', 'alt: Aria']],
  'a bracket in a comment': [['alt: Aria }', 'alt: Aria #1 }']],
  'a comma that is missing': [['duration: 600, axis', 'duration: 600 axis']],
  'a second comma': [['duration: 600,', 'duration: 600,,']],
  'a bracket too many': [['alt: Aria }', 'alt: Aria }}']],
  'a wrong escape': [['link: About', 'link: "C:\\Users"']],
  'a colon that is missing': [['  menu: Menu', '  menu Menu']],
  'a blank that is missing': [['  menu: Menu', '  menu:Menu']],
  'a tab': [['  menu: Menu', '\tmenu: Menu']],
  'a line indented too far': [['  menu: Menu', '    menu: Menu']],
  'a line indented too little': [['  menu: Menu', ' menu: Menu']],
  'the first line of a block indented too far': [
    ['  name: Ada', '     name: Ada'],
    ['  label: Main', '   label: Main'],
  ],
  'an item indented too far': [['      - type: contact', '          - type: contact']],
  'a key that stands twice': [['  menu: Menu', '  menu: Menu\n  menu: More']],
  'an item that stands twice': [['- I sing.', '- I sing.\n          - I sing.']],
  'a text where a list is meant': [['paragraphs:\n          - I sing.', 'paragraphs: I sing.']],
  'a text where a block is meant': [['{ src: /media/logo.svg, alt: Aria }', '/media/logo.svg']],
  'an empty list': [['paragraphs:\n          - I sing.', 'paragraphs: []']],
  'an anchor': [['animation:', 'animation: &times']],
  'a merge': [['  stagger: 300', '  <<: *times\n  stagger: 300']],
  'a long key': [['  menu: Menu', '  ? menu\n  : Menu']],
  'a second document': [['pages:', '---\npages:']],
  'an instruction': [['app:', '%YAML 1.1\n---\napp:']],
  'two pages with one path': [['path: about-me', "path: ''"]],
  'no first page': [["path: ''", 'path: home']],
  'a path that is taken': [['path: about-me', 'path: media/me']],
  'a path with a slash in front': [['path: about-me', 'path: /about-me']],
  'an unknown variable in a title': [['{separator}', '{seperator}']],
  'a file that is not there': [['/media/logo.svg', '/media/logos.svg']],
  'a file in other capitals': [['/media/logo.svg', '/media/Logo.svg']],
  'a file unlike any other': [['/media/logo.svg', '/media/brand-mark.png']],
  'a link without a scheme': [['https://ada.dev/code', 'www.ada.dev/code']],
  'a link with a scheme that is not allowed': [['https://ada.dev/code', 'javascript:alert(1)']],
  'a link with a password': [['https://ada.dev/code', 'https://ada:secret@ada.dev']],
  'a link with a control character': [['https://ada.dev/code', '"https://ada.dev/\\u0001"']],
  'a file that is broken': [['/media/logo.svg', '/media/broken.webp']],
  'a colour that is none': [
    ['navigation:\n  label', "theme:\n  accent: { light: '#4a37b' }\nnavigation:\n  label"],
  ],
  'a colour that is transparent': [
    [
      'navigation:\n  label',
      'theme:\n  accent: { light: rgb(74 55 184 / 50%) }\nnavigation:\n  label',
    ],
  ],
  'the name of a language': [['version: 1.0.0', 'version: 1.0.0\n  language: deutsch']],
  'a brace without its partner': [
    ['title: About{separator}{appName}', "title: 'About{separator}{appName'"],
  ],
  'a quotation mark without its partner': [['link: About', 'link: About”']],
  'a link with one slash': [['https://ada.dev/code', 'https:/ada.dev/code']],
  'a mail address without its @': [['https://ada.dev/code', 'mailto:ada.dev']],
  'a name of a file with a #': [['/media/logo.svg', '"/media/logo#1.svg"']],
  'production without an address': [['version: 1.0.0', 'production: true']],
};

function reportOf(name: string, text: string, schema: z.ZodType) {
  const diagnosis = diagnose(name, new TextEncoder().encode(text), schema, context);
  return diagnosis.ok ? 'In order.' : formatText(diagnosis.problems);
}

test('nothing is reported of valid files', () => {
  expect(reportOf('site.config.yaml', site, siteConfig)).toBe('In order.');
  expect(reportOf('content/index.yaml', content, contentSchema)).toBe('In order.');
});

test('a byte order mark and the line ends of Windows are accepted', () => {
  const text = `\ufeff${site.replaceAll('\n', '\r\n')}`;
  expect(reportOf('site.config.yaml', text, siteConfig)).toBe('In order.');
});

test('every kind of mistake has a clear message', async () => {
  const reports = Object.entries(mistakes).map(([name, edits]) => {
    const text = edits.reduce((all, [from, to]) => {
      expect(all).toContain(from);
      return all.replace(from, () => to);
    }, site);
    const report = reportOf('site.config.yaml', text, siteConfig);
    expect(report, name).not.toBe('In order.');
    return `## ${name}\n\n${report}\n`;
  });
  await expect(reports.join('\n')).toMatchFileSnapshot('messages.snap.txt');
}, 60_000);

test('all mistakes of a file are reported at once', () => {
  const names = [
    'an unknown key near a known one',
    'a truth value where a text is meant',
    'a text after a template without quotes',
    'a section type near a known one',
    'yes where true is meant',
    'a version that loses its zero',
    'a number out of range',
    'a number with a unit',
    'an item that holds a colon',
    'a link with a password',
    'an unknown variable in a title',
    'a file that is not there',
  ];
  const text = names
    .flatMap((name) => mistakes[name] ?? [])
    .reduce((all, [from, to]) => all.replace(from, () => to), site)
    .replace('  name: Ada', '\tname: "Ada')
    .replace('heading: Write to me', 'heading: *bold*');
  const diagnosis = diagnose(
    'site.config.yaml',
    new TextEncoder().encode(text),
    siteConfig,
    context,
  );
  const lines = diagnosis.ok ? [] : diagnosis.problems.map(({ line }) => line);
  expect(lines).toEqual([4, 6, 6, 8, 9, 13, 14, 18, 19, 21, 23, 25, 26, 31, 33]);
}, 60_000);

test('mistakes in the content have clear messages too', async () => {
  const phone = content.replace('"tel:+44790000111"', '+44790000111');
  const short = content.replace(', A table.]', ']');
  const reports = [phone, short].map((text) => reportOf('content/index.yaml', text, contentSchema));
  await expect(`${reports.join('\n\n')}\n`).toMatchFileSnapshot('messages-content.snap.txt');
});

test('bytes that are no text, and texts beyond the limits, have clear messages', async () => {
  const bytes = (text: string, ...more: number[]) =>
    new Uint8Array([...new TextEncoder().encode(text), ...more]);
  const files = [
    bytes('app:\n  name: A', 0),
    bytes('app:\n  name: Jos', 0xe9, 0x0a),
    new Uint8Array([0xff, 0xfe, 0x61, 0x00]),
    new Uint8Array(9 * 1024 * 1024).fill(0x61),
    bytes('['.repeat(40)),
    bytes('a, '.repeat(600_000).replace(/^/, '[')),
    bytes('a: 1\n'.repeat(1_001)),
  ];
  const reports = files.map((file) => {
    const diagnosis = diagnose('site.config.yaml', file, siteConfig, context);
    return diagnosis.ok ? 'In order.' : formatText(diagnosis.problems);
  });
  await expect(`${reports.join('\n\n')}\n`).toMatchFileSnapshot('messages-bytes.snap.txt');
}, 60_000);
