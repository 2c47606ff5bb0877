import { add, indent, indentLine, put } from '../edits.ts';
import { type Mistake, mistakes } from '../mistake.ts';

const quote = '          - text: She listens first.\n            name: Jo Harbour';
const tide = '            text: The tides of every harbour on one page.';
const embed = (...lines: readonly string[]) =>
  put('      - type: download', [...lines, '      - type: download'].join('\n'));

/** The fields of the section types as owners write them. */
export const sections: readonly Mistake[] = [
  ...mistakes('quotes, cards and facts', [
    [put(quote, quote.replace('text:', 'quote:')), 'text'],
    [put(quote, quote.replace('text: She listens first.', 'text: "She listens", he said.')), '"'],
    [put(quote, '          - "She listens first." – Jo Harbour'), '"'],
    [put(quote, quote.replace('- text', '-text')), 'dash or blank'],
    [put(quote, quote.replace('            name', '          name')), ['name', 'indented']],
    [put(quote, quote.replace('            name', '          - name')), 'dash'],
    [put(tide, `${tide}\n              More of it: a map.`), 'colon', 'More of it'],
    [
      put(tide, '            text: |\n            The tides of every harbour.'),
      'text',
      'The tides',
    ],
    [put(tide, '            text: <p>The tides</p>'), '<p>'],
    [put(tide, '            text: ### The tides'), '#'],
    [
      put(
        '            tags:\n              - Node.js\n              - MySQL',
        '            tags: #node #mysql',
      ),
      '#',
    ],
    [
      put(
        '            tags:\n              - Node.js\n              - MySQL',
        '            tags: [Node.js, MySQL',
      ),
      '[',
    ],
    [
      put(
        '            tags:\n              - Node.js\n              - MySQL',
        '            tag: Node.js',
      ),
      'tags',
    ],
    [put('            tags:\n              - Node.js\n', '            tags: - Node.js\n'), 'line'],
    [
      put(
        '            tags:\n              - Node.js\n',
        '            tags\n              - Node.js\n',
      ),
      'colon',
    ],
    [indentLine('          - title: Moorings', -2), 'indented'],
    [indent('          - title: Moorings', -2), 'indented'],
    [indent('          - title: Moorings', 2), 'indented'],
  ]),
  ...mistakes('the timeline and running text', [
    [put('            points:\n', '            - points:\n'), 'dash'],
    [put('            points:\n', '          points:\n'), ['points', 'indented']],
    [
      put('              - Bookings in two clicks', '              - [x] Bookings in two clicks'),
      '[',
    ],
    [
      put('              - Bookings in two clicks', '              - **Bookings** in two clicks'),
      '*',
    ],
    [
      put('              - Bookings in two clicks', '              - Bookings: in two clicks'),
      'quotes',
    ],
    [put('              - Bookings in two clicks', '              - #1 in bookings'), '#'],
    [put('              - Bookings in two clicks', '              - @alma wrote it'), '@'],
    [
      put('              - Bookings in two clicks', '              1. Bookings in two clicks'),
      'dash',
    ],
    [put('              - Bookings in two clicks', '              Bookings in two clicks'), 'dash'],
    [put('          - heading: Tools', '          - ## Tools'), '#'],
    [put('          - heading: Tools', '          - h2: Tools'), 'heading'],
    [put('          - heading: Tools', '          heading: Tools'), 'dash'],
    [
      put(
        '          - heading: Tools\n          - list:',
        '          - heading: Tools\n            list:',
      ),
      'dash',
      'list:',
    ],
    [
      put(
        '          - list:\n              - A pencil\n              - A keyboard',
        '          - - A pencil\n            - A keyboard',
      ),
      'list',
    ],
    [
      put(
        '          - list:\n              - A pencil\n              - A keyboard',
        '          - list: A pencil, a keyboard',
      ),
      'list',
    ],
    [put('          - quote: Less is more.\n', '          - > Less is more.\n'), '>'],
    [
      put('          - picture: /media/portrait.webp', '          - image: /media/portrait.webp'),
      'picture',
    ],
    [
      put(
        '          - picture: /media/portrait.webp\n            alt: A desk',
        '          - picture: /media/portrait.webp',
      ),
      'alt',
      '- picture: /media/portrait.webp',
    ],
  ]),
  ...mistakes('a video of another host', [
    [
      embed(
        '      - type: embed',
        '        title: Talk',
        '        video: <iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
      ),
      'https',
      'video: <',
    ],
    [
      embed('      - type: embed', '        title: Talk', '        video: dQw4w9WgXcQ'),
      'https',
      'video: d',
    ],
    [
      embed('      - type: embed', '        title: Talk', '        url: https://vimeo.com/1084537'),
      'video',
      'url: https://vimeo',
    ],
    [
      embed('      - type: embed', '        title: Talk', '        src: https://vimeo.com/1084537'),
      'video',
      'src: https://vimeo',
    ],
    [
      embed(
        '      - type: youtube',
        '        title: Talk',
        '        video: https://vimeo.com/1084537',
      ),
      'embed',
      'type: youtube',
    ],
    [
      embed(
        '      - type: embed',
        '        title: Talk',
        '        video: https://vimeo.com/1084537',
        '        ratio: 16/9',
      ),
      '16:9',
      'ratio',
    ],
    [
      embed(
        '      - type: embed',
        '        title: Talk',
        '        video: https://vimeo.com/1084537',
        '        ratio: 1.78',
      ),
      '16:9',
      'ratio',
    ],
    [
      embed('      - type: embed', '        video: https://vimeo.com/1084537'),
      'title',
      'type: embed',
    ],
    [
      embed(
        '      - type: embed',
        '        title: Talk',
        '        video: https://vimeo.com/1084537',
        '        autoplay: true',
      ),
      'autoplay',
      'autoplay',
    ],
    [
      embed(
        '      - type: embed',
        '        title: Talk: the sea',
        '        video: https://vimeo.com/1084537',
      ),
      'colon',
      'Talk: the',
    ],
    [
      embed('      type: embed', '        title: Talk', '        video: https://vimeo.com/1084537'),
      'dash',
      '      type: embed',
    ],
  ]),
  ...mistakes('repeats', [
    [put('          - PHP', '          - &tools PHP'), '&'],
    [put('        items:\n          - PHP', '        items: &tools\n          - PHP'), '&tools'],
    [
      put(
        '            tags:\n              - Node.js\n              - MySQL',
        '            tags: *tools',
      ),
      '*',
    ],
    [put('    link: Career', '    <<: *page\n    link: Career'), '<<'],
    [add('    link: Career', '    id: my career'), 'id'],
    [put('      - type: cards', '      - type: cards\n        id: My Work'), 'my-work', 'id: My'],
    [put('      - type: cards', '      - type: cards\n        menu: Work'), 'id', 'menu: Work'],
  ]),
];
