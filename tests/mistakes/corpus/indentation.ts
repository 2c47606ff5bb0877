import { indent, indentBelow, indentLine, put } from '../edits.ts';
import { type Mistake, mistakes } from '../mistake.ts';

const far = 'too far';

const little = 'too little';

/** Lines and blocks with too many or too few blanks or dashes. */
export const indentation: readonly Mistake[] = [
  ...mistakes('a section that is indented too far, with all of its lines', [
    [indent('- type: prose', 2), far],
    [indent('- type: technologies', 2), far],
    [indent('- type: gallery', 1), far],
  ]),
  ...mistakes('a section that is indented too little, with all of its lines', [
    [indent('- type: prose', -2), little],
    [indent('- type: technologies', -2), little],
    [indent('- type: download', -4), little],
  ]),
  ...mistakes('a page that is indented too far, with all of its lines', [
    [indent('- path: contact-me', 2), far],
    [indent('- path: about-me', 4), far],
    [indent('- path: notes', 1), far],
  ]),
  ...mistakes('a page that is indented too little, with all of its lines', [
    [indent('- path: contact-me', -2), little],
  ]),
  ...mistakes('an entry of a list that is indented too far, with all of its lines', [
    [indent('              - No more double rooms', 2), far],
    [indent('              - MySQL', 2), far],
  ]),
  ...mistakes('an entry of a list that is indented too little, with all of its lines', [
    [indent('- heading: Tools', -2), little],
    [indent('              - MySQL', -2), little],
  ]),
  ...mistakes('a block of keys in the wrong column, with all of its lines', [
    [indent('titles:', 1), far],
    [indent('  logo:', -2), [little, 'logo']],
  ]),
  ...mistakes('what stands below a key in the wrong column', [
    [indentBelow('owner:', -2), 'owner', 'name: Alma'],
  ]),
  ...mistakes('one line in the wrong column', [
    [indentLine('    link: Contact', 2), far],
    [indentLine('    link: Contact', 1), far],
  ]),
  ...mistakes('a tab', [
    [put('  skip: Skip', '\tskip: Skip'), 'tab'],
    [put('    link: Contact', '\t\tlink: Contact'), 'tab'],
  ]),
  ...mistakes('a dash is missing before a word', [
    [put('          - Angular', '          Angular'), 'dash'],
    [put('          - PHP', '          PHP'), 'dash'],
  ]),
  ...mistakes('all dashes of a list are missing', [
    [
      put(
        '              - Node.js\n              - MySQL',
        '              Node.js\n              MySQL',
      ),
      'dash',
    ],
  ]),
  ...mistakes('a dash is missing before a section', [
    [put('      - type: prose', '        type: prose'), 'dash'],
  ]),
  ...mistakes('a dash is missing before a page', [
    [put('  - path: contact-me', '    path: contact-me'), 'dash'],
  ]),
  ...mistakes('a dash is missing before an entry of keys', [
    [put('          - { label: Notes', '          { label: Notes'), 'dash'],
    [put('            - { label: Contact', '            { label: Contact'), 'dash'],
  ]),
  ...mistakes('a dash is missing before a text over several lines', [
    [
      put('          - >-\n            Underneath', '            >-\n            Underneath'),
      'dash',
    ],
    [put('          - >-\n            I also', '          >-\n            I also'), 'dash'],
  ]),
  ...mistakes('a dash has no blank after it', [
    [put('          - Angular', '          -Angular'), ['blank', 'dash']],
    [put('          - PHP', '          -PHP'), ['blank', 'dash']],
  ]),
  ...mistakes('a dash too many', [
    [put('        paragraphs:\n          - >-', '      - paragraphs:\n          - >-'), 'dash'],
    [put('        heading: My Projects', '      - heading: My Projects'), 'dash'],
  ]),
  ...mistakes('another sign in place of a dash', [
    [put('          - Angular', '          * Angular'), 'dash'],
    [put('          - Angular', '          • Angular'), 'dash'],
    [put('          - Angular', '          – Angular'), 'dash'],
    [put('      - type: prose', '      * type: prose'), 'dash'],
    [put('          - PHP', '          + PHP'), 'dash'],
    [put('  - path: notes', '  – path: notes'), 'dash'],
  ]),
];
