import { add, drop, type Edit, indent, put, twice } from '../edits.ts';
import { type Mistake, mistakes } from '../mistake.ts';

const every = (from: string, to: string) => (text: string) => text.replaceAll(from, to);

const whole =
  (text: string): Edit =>
  () =>
    text;

/** What went wrong with whole blocks and files: pasted twice, deleted, in the middle of a merge. */
export const structure: readonly Mistake[] = [
  ...mistakes('a block that stands twice', [
    [twice('owner:'), ['owner', 'twice or already']],
    [twice('titles:'), ['titles', 'twice or already']],
  ]),
  ...mistakes('a page that stands twice', [
    [twice('  - path: career'), 'twice or already'],
    [twice('  - path: contact-me'), 'twice or already'],
  ]),
  ...mistakes('a section or an entry that stands twice', [
    [twice('      - type: facts'), 'twice or already'],
  ]),
  ...mistakes('a line that stands twice', [
    [twice('  language: en'), ['language', 'twice or already']],
    [twice('    link: Contact'), ['link', 'twice or already']],
    [add('  name: Alma Reyes', '  name: A. Reyes'), ['name', 'twice or already']],
    [put('offset: 50 }', 'offset: 50, axis: x }'), ['axis', 'twice or already']],
  ]),
  ...mistakes('a file in the middle of a merge', [
    [put('        heading: Kind words', '        heading: Kind words\n>>>>>>> main'), 'merge'],
    [put('        heading: Kind words', '<<<<<<< HEAD\n        heading: Kind words'), 'merge'],
  ]),
  ...mistakes('what a block consists of is gone', [[drop("  - path: ''"), 'first page', 'pages:']]),
  ...mistakes('search and replace', [[every('- type:', '-type:'), 'dash or blank']]),
  ...mistakes('merges and copies', [[twice('    link: Notes'), 'link']]),
  ...mistakes('texts over several lines', [
    [
      put(
        '            text: Who lies where, and until when.',
        '            text: "Who lies where,\n            and until when.',
      ),
      '"',
    ],
  ]),
  ...mistakes('an optional key without its colon', [
    [put('            caption: At work', '            caption at work'), ['caption', 'colon']],
  ]),
  ...mistakes('blocks that moved', [[indent('        photo:', -2), 'indented']]),
  ...mistakes('a file without anything in it', [
    [whole(''), 'empty'],
    [whole('\n\n'), 'empty'],
  ]),
  ...mistakes('another file in its place', [
    [whole('<!doctype html>\n<html><body>Not found</body></html>\n'), 'HTML', 'doctype'],
    [whole('Just some words.\n'), 'keys'],
  ]),
  ...mistakes('pieces of JSON', [
    [
      put(
        'owner:\n  name: Alma Reyes # the welcome title until the data service has answered',
        '"owner": {\n  "name": "Alma Reyes",\n},\n',
      ),
      ',',
      '},',
    ],
  ]),
];
