import { expect, test } from 'vitest';
import { siteSchema } from '../../src/config/site.ts';
import { diagnose } from '../../src/diagnose/diagnose.ts';
import { formatText } from '../../src/diagnose/messages/format-problems.ts';
import { contact, links, prose } from '../../src/sections/schemas.ts';

// Messages list the section types. The schema has only these, so that a new type changes no snapshot.
const siteConfig = siteSchema<typeof contact | typeof links | typeof prose>([
  contact,
  links,
  prose,
]);

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

const context = {
  media: ['/media/logo.svg', '/media/photo.webp'],
  faultOf: () => undefined,
  icons: ['code', 'mail', 'phone'],
  folders: ['api', 'media'],
};

/** One mistake for each form of a message: the part of the file that is replaced, and by what. */
const forms: readonly [form: string, from: string, to: string][] = [
  ['a key that was meant for another', '  menu: Menu', '  mneu: Menu'],
  ['a key that is missing, at its block', '  description: A singer.\n', ''],
  ['a choice, with all that there is', 'type: prose', 'type: poem'],
  ['a limit', 'stagger: 300', 'stagger: 30000'],
  ['a value that YAML reads as another', 'version: 1.0.0', 'version: 1.10'],
  ['a rule of several values', 'version: 1.0.0', 'production: true'],
  ['several lines', '      - type: contact\n', '          - type: contact\n    '],
  ['a sign that YAML misses', 'link: About', 'link: "About'],
  ['something that YAML can do, and no file needs', 'animation:', 'animation: &times'],
  ['two places that differ', 'path: about-me', "path: ''"],
  ['a name of a file', '/media/logo.svg', '/media/logos.svg'],
];

const bytesOf = (text: string) => new TextEncoder().encode(text);

function reportOf(bytes: Uint8Array): string {
  const diagnosis = diagnose('site.config.yaml', bytes, siteConfig, context);
  return diagnosis.ok ? 'In order.' : formatText(diagnosis.problems);
}

test('a message has the form of its kind', async () => {
  const reports = forms.map(([form, from, to]) => {
    expect(site).toContain(from);
    return `## ${form}\n\n${reportOf(bytesOf(site.replace(from, () => to)))}\n`;
  });
  const wholeFile = reportOf(new Uint8Array(9 * 1024 * 1024).fill(0x61));
  reports.push(`## a file as a whole\n\n${wholeFile}\n`);
  await expect(reports.join('\n')).toMatchFileSnapshot('messages.snap.txt');
}, 60_000);

test('all mistakes of a file are reported at once', () => {
  const mistakes: [from: string, to: string][] = [
    ['  name: Ada', '\tname: "Ada'],
    ['version: 1.0.0', 'version: 1.10'],
    ['stagger: 300', 'stagger: 30000'],
    ['duration: 600', 'duration: 600ms'],
    ['  menu: Menu', '  mneu: Menu'],
    ['/media/logo.svg', '/media/logos.svg'],
    ["title: '{ownerName}'", 'title: {ownerName} | Me'],
    ['navigation: false', 'navigation: no'],
    ['type: prose', 'type: porse'],
    ['- I sing.', '- Ada: I sing.'],
    ['link: About', 'link: true'],
    ['{separator}', '{seperator}'],
    ['https://ada.dev/code', 'https://ada:secret@ada.dev'],
    ['heading: Write to me', 'heading: *bold*'],
  ];
  const text = mistakes.reduce((all, [from, to]) => all.replace(from, () => to), site);
  const diagnosis = diagnose('site.config.yaml', bytesOf(text), siteConfig, context);
  const lines = diagnosis.ok ? [] : diagnosis.problems.map(({ line }) => line);
  expect(lines).toEqual([4, 6, 8, 9, 13, 14, 18, 19, 21, 23, 25, 26, 31, 33]);
}, 60_000);
