import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

const site = readFileSync(join(import.meta.dirname, 'site.config.yaml'), 'utf8');

const context = {
  media: ['/media/logo.svg', '/media/photo.webp'],
  faultOf: () => undefined,
  icons: ['code', 'mail', 'phone'],
  folders: ['api', 'media'],
};

/** Mistakes in each form of a message: the parts of the file that are replaced, and by what. */
const forms: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  'a key that is missing, at its block': [['  name: Aria\n', '']],
  'a choice, with all that there is': [['type: prose', 'type: poem']],
  'a rule of several values': [['version: 1.0.0', 'production: true']],
  'several lines': [['      - type: contact\n', '          - type: contact\n    ']],
  'a sign that YAML misses': [['link: About', 'link: "About']],
  'something that YAML can do, and no file needs': [['animation:', 'animation: &times']],
  'two places that differ': [['path: about-me', "path: ''"]],
  'a key in braces without its colon': [['duration: 600, axis: y', 'duration 600, axis: diagonal']],
  'a # without quotes in braces': [['offset: -550', 'offset: #550']],
  'a comma that is missing in braces': [
    ['600, axis', '600 axis'],
    ['  name: Ada', '  name Ada'],
  ],
  'a sign that YAML does not have': [['name: Aria', 'name: <<\n    Aria']],
  'half of a sign': [['name: Aria', 'name: "A \\ud83d"']],
  'a key without a value': [['description: A singer.', 'description:']],
  'a sign of another language at the end': [['name: Ada', 'name: Ada,']],
  'the same sign within quotes': [['name: Ada', "name: 'Ada,'"]],
  'many mistakes at once': [
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
  ],
};

function reportOf(bytes: Uint8Array): string {
  const diagnosis = diagnose('site.config.yaml', bytes, siteConfig, context);
  if (!diagnosis.ok) return formatText(diagnosis.problems);
  return diagnosis.hints ? formatText(diagnosis.hints) : 'In order.';
}

test('a message has the form of its kind, and all mistakes of a file are told', async () => {
  const reports = Object.entries(forms).map(([form, mistakes]) => {
    const text = mistakes.reduce((all, [from, to]) => {
      expect(all).toContain(from);
      return all.replace(from, () => to);
    }, site);
    return `## ${form}\n\n${reportOf(new TextEncoder().encode(text))}\n`;
  });
  const wholeFile = reportOf(new Uint8Array(9 * 1024 * 1024).fill(0x61));
  reports.push(`## a file as a whole\n\n${wholeFile}\n`);
  await expect(reports.join('\n')).toMatchFileSnapshot('messages.snap.txt');
}, 60_000);
