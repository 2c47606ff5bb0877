import { all, put } from '../edits.ts';
import { type Mistake, mistakes } from '../mistake.ts';

/** Dashes that are missing, and dashes too many. */
export const dashes: readonly Mistake[] = [
  ...mistakes('a dash is missing before a word', [
    [put('          - Angular', '          Angular'), 'dash'],
    [put('          - PHP', '          PHP'), 'dash'],
    [put('          - WordPress', '          WordPress'), 'dash'],
    [put('          - Node.js', '            Node.js'), 'dash'],
    [put('              - MySQL', '              MySQL'), 'dash'],
    [put('              - Node.js', '              Node.js'), 'dash'],
    [put('              - No more double rooms', '              No more double rooms'), 'dash'],
    [put('              - A keyboard', '                A keyboard'), 'dash'],
    [put('              - We build', '              We build'), 'dash'],
    [put('          - I plan before', '          I plan before'), 'dash'],
  ]),
  ...mistakes('all dashes of a list are missing', [
    [
      put(
        '              - Node.js\n              - MySQL',
        '              Node.js\n              MySQL',
      ),
      'dash',
    ],
    [
      put(
        '              - A pencil\n              - A keyboard',
        '              A pencil\n              A keyboard',
      ),
      'dash',
    ],
  ]),
  ...mistakes('a dash is missing before a section', [
    [put('      - type: prose', '        type: prose'), 'dash'],
    [put('      - type: technologies', '        type: technologies'), 'dash'],
    [put('      - type: contact', '        type: contact'), 'dash'],
    [put('      - type: contact', '      type: contact'), 'dash'],
    [put('      - type: prose', '      type: prose'), 'dash'],
    [put('      - type: cards', '        type: cards'), 'dash'],
    [put('      - type: facts', '        type: facts'), 'dash'],
    [put('      - type: quotes', '      type: quotes'), 'dash'],
    [put('      - type: hero', '        type: hero'), 'dash'],
    [put('      - type: gallery', '        type: gallery'), 'dash'],
  ]),
  ...mistakes('a dash is missing before a page', [
    [put('  - path: contact-me', '    path: contact-me'), 'dash'],
    [put('  - path: projects', '    path: projects'), 'dash'],
    [put('  - path: projects', '  path: projects'), 'dash'],
    [put('  - path: career', '    path: career'), 'dash'],
    [put('  - path: notes', '    path: notes'), 'dash'],
    [put("  - path: ''", "    path: ''"), 'dash'],
  ]),
  ...mistakes('a dash is missing before an entry of keys', [
    [put('          - period: 2017', '            period: 2017'), 'dash'],
    [put('          - period: 2021', '            period: 2021'), 'dash'],
    [put('          - title: Moorings', '            title: Moorings'), 'dash'],
    [put('          - value: 40 000', '            value: 40 000'), 'dash'],
    [put('          - text: It has worked', '            text: It has worked'), 'dash'],
    [put('          - label: The sound', '            label: The sound'), 'dash'],
    [put('          - quote: Less', '            quote: Less'), 'dash'],
    [put('          - src: /media/portrait', '            src: /media/portrait'), 'dash'],
    [put('          - { label: Notes', '          { label: Notes'), 'dash'],
    [put('            - { label: Contact', '            { label: Contact'), 'dash'],
  ]),
  ...mistakes('a dash is missing before a text over several lines', [
    [
      put('          - >-\n            Underneath', '            >-\n            Underneath'),
      'dash',
    ],
    [put('          - >-\n            I also', '          >-\n            I also'), 'dash'],
    [
      put('          - >-\n            I am a full', '          >-\n            I am a full'),
      'dash',
    ],
  ]),
  ...mistakes('a dash has no blank after it', [
    [put('          - Angular', '          -Angular'), ['blank', 'dash']],
    [put('          - PHP', '          -PHP'), ['blank', 'dash']],
    [put('      - type: prose', '      -type: prose'), ['blank', 'dash']],
    [put('  - path: notes', '  -path: notes'), ['blank', 'dash']],
    [put('              - MySQL', '              -MySQL'), ['blank', 'dash']],
    [put('          - title: Moorings', '          -title: Moorings'), ['blank', 'dash']],
  ]),
  ...mistakes('a dash too many', [
    [put('        paragraphs:\n          - >-', '      - paragraphs:\n          - >-'), 'dash'],
    [put('        heading: My Projects', '      - heading: My Projects'), 'dash'],
    [put('    link: Contact', '  - link: Contact'), 'dash'],
    [put('    link: Career', '  - link: Career'), 'dash'],
    [put('            title: Lead', '          - title: Lead'), 'dash'],
    [put('            label: Years', '          - label: Years'), 'dash'],
    [put('            name: Ben', '          - name: Ben'), 'dash'],
    [put('  label: Main', '  - label: Main'), 'dash'],
    [put('              alt: A table', '            - alt: A table'), 'dash'],
    [put('  preset: dusk', '  - preset: dusk'), 'dash'],
    [put('          - Angular', '          - - Angular'), 'dash'],
  ]),
  ...mistakes('another sign in place of a dash', [
    [put('          - Angular', '          * Angular'), 'dash'],
    [put('          - Angular', '          • Angular'), 'dash'],
    [put('          - Angular', '          – Angular'), 'dash'],
    [put('      - type: prose', '      * type: prose'), 'dash'],
    [put('          - PHP', '          + PHP'), 'dash'],
    [
      all(
        put('              - A pencil', '              * A pencil'),
        put('              - A keyboard', '              * A keyboard'),
      ),
      'dash',
    ],
    [put('  - path: notes', '  – path: notes'), 'dash'],
  ]),
];
