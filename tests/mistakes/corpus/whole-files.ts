import type { Edit } from '../edits.ts';
import { put } from '../edits.ts';
import { type Mistake, mistakes } from '../mistake.ts';

const whole =
  (text: string): Edit =>
  () =>
    text;

/** What is wrong with a file as a whole. */
export const wholeFiles: readonly Mistake[] = [
  ...mistakes('a file without anything in it', [
    [whole(''), 'empty'],
    [whole('\n\n'), 'empty'],
    [whole('# later\n'), 'empty'],
  ]),
  ...mistakes('another file in its place', [
    [
      whole(
        'personalOwn:\n  own:\n    nameOwn: Alma\n    profession: Developer\n    label: Hello\nprojects: []\ncontactMe: []\n',
      ),
      'personalOwn',
      'personalOwn',
    ],
    [whole('<!doctype html>\n<html><body>Not found</body></html>\n'), 'HTML', 'doctype'],
    [whole('Just some words.\n'), 'keys'],
    [whole('- type: prose\n  paragraphs: [One]\n'), 'keys'],
    [whole('# My site\n\nThis is **my** site.\n'), 'keys', 'This is'],
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
