import { add, indent, indentBelow, put, twice } from '../edits.ts';
import { type Mistake, mistakes } from '../mistake.ts';

const every = (from: string, to: string) => (text: string) => text.replaceAll(from, to);

/** What search and replace, merges, and texts over several lines leave behind. */
export const merged: readonly Mistake[] = [
  ...mistakes('search and replace', [
    [every('- type:', '-type:'), 'dash or blank'],
    [every('page: contact-me', 'page: kontakt'), 'contact-me'],
  ]),
  ...mistakes('merges and copies', [
    [
      put(
        '    link: Career',
        '<<<<<<< HEAD\n    link: Career\n=======\n    link: Work\n>>>>>>> main',
      ),
      '<<<<<<<',
      '<<<<<<<',
    ],
    [put('    link: Career', '    link: Career\n>>>>>>> main'), '>>>>>>>', '>>>>>>>'],
    [twice('      - type: cards'), 'twice or copy or same'],
    [twice('    link: Notes'), 'link'],
    [twice('  - path: notes'), 'twice'],
    [add('          - value: 12', '            label: Years'), 'label'],
    [
      put(
        '        heading: Kind words\n',
        '        heading: Kind words\n        heading: Nice words\n',
      ),
      'heading',
      'Nice words',
    ],
  ]),
  ...mistakes('texts over several lines', [
    [
      put(
        '            text: Who lies where, and until when.',
        '            text: Who lies where,\n            and until when.',
      ),
      'indented',
      '            and until',
    ],
    [
      put(
        '            text: Who lies where, and until when.',
        '            text: Who lies where,\n          and until when.',
      ),
      'indented',
      '          and until',
    ],
    [
      put(
        '            text: Who lies where, and until when.',
        '            text: "Who lies where,\n            and until when.',
      ),
      '"',
    ],
    [
      put(
        '            text: Who lies where, and until when.',
        '            text: Who lies: where,\n              and until when.',
      ),
      'colon',
    ],
    [
      put(
        '            text: Who lies where, and until when.',
        '            text: Who lies where,\n              and: until when.',
      ),
      'colon or and',
      'and: until',
    ],
    [
      put(
        '            text: Who lies where, and until when.',
        '            text:\n              - Who lies where.\n              - And until when.',
      ),
      'text',
      '- Who lies',
    ],
    [
      put(
        '            text: Who lies where, and until when.',
        '            text: >\n            Who lies where, and until when.',
      ),
      'indented',
      '            Who lies',
    ],
    [
      put(
        '            text: Who lies where, and until when.',
        '            text: >- Who lies where.',
      ),
      '>-',
    ],
    [
      put(
        '            text: Who lies where, and until when.',
        '            text >-\n              Who lies where.',
      ),
      'colon',
    ],
    [
      put(
        '            text: Who lies where, and until when.',
        '            text: <<\n              Who lies where.',
      ),
      '<<',
    ],
    [
      put(
        '            text: Who lies where, and until when.',
        '            text: """Who lies where."""',
      ),
      '"',
    ],
    [
      put(
        '            text: Who lies where, and until when.',
        '            text: Who lies where \\\n              and until when.',
      ),
      '\\',
    ],
    [
      put(
        '              - I lead a team of four.',
        '              - I lead a team:\n                four people.',
      ),
      'colon',
    ],
    [
      put(
        '              - I lead a team of four.',
        '              - I lead a team\n              of four.',
      ),
      'indented or dash',
      '              of four',
    ],
    [
      put(
        '              - I lead a team of four.',
        '              - I lead a team\n\n              of four.',
      ),
      'indented or dash',
      '              of four',
    ],
    [
      put('              - I lead a team of four.', '              - - I lead a team of four.'),
      'list or dash',
    ],
    [put('              - I lead a team of four.', '              I lead a team of four.'), 'dash'],
    [
      put('              - I lead a team of four.', '                I lead a team of four.'),
      'dash or indented',
    ],
    [
      put('              - I lead a team of four.', '              -I lead a team of four.'),
      'blank or dash',
    ],
    [
      put('              - I lead a team of four.', '              -'),
      'no value or empty',
      '              -',
    ],
  ]),
  ...mistakes('an optional key without its colon', [
    [put('            caption: At work', '            caption at work'), ['caption', 'colon']],
    [put('            note: One page.', '            note one page'), ['note', 'colon']],
  ]),
  ...mistakes('blocks that moved', [
    [indent('        photo:', -2), 'indented'],
    [indent('        photo:', 2), 'indented'],
    [indentBelow('        photo:', -2), ['indented'], '        src: /media/portrait.webp'],
    [indentBelow('      - type: links', 2), 'indented', 'items:'],
    [indent('    sections:', -2), 'indented'],
    [indent('  endpoints:', -2), 'indented or api'],
    [indentBelow('  endpoints:', -2), 'indented', 'index:'],
    [indent('          pause: Pause the film', -2), 'indented or video'],
    [indent('          portrait:', -2), 'indented or video'],
    [indent('  preset: dusk', -2), 'indented or theme'],
  ]),
];
