import { add, put } from '../edits.ts';
import { type Mistake, mistakes } from '../mistake.ts';

/** Quotes that are missing, too many, or of the wrong form; brackets; signs of YAML in a text. */
export const quotes: readonly Mistake[] = [
  ...mistakes('a text with a colon and no quotes', [
    [put("heading: 'Contact me by:'", 'heading: Contact me by:'), 'colon'],
    [put('heading: Kind words', 'heading: Kind words: a choice'), ['colon', 'quotes']],
    [put('heading: How I work', 'heading: Work: how I do it'), ['colon', 'quotes']],
    [put('empty: Nothing here', 'empty: Sorry: nothing here'), ['colon', 'quotes']],
    [put('          - Angular', '          - Angular: beginner'), ['colon', 'quotes']],
    [
      put('              - We build booking', '              - Since 2021: we build booking'),
      ['colon', 'quotes'],
    ],
    [put('            text: The tides', '            text: Tides: the tides'), ['colon', 'quotes']],
    [put('          - I plan before', '          - First: I plan before'), ['colon', 'quotes']],
    [put('description: What Alma', 'description: Portfolio: what Alma'), ['colon', 'quotes']],
    [put('            role: Owner', '            role: Owner: Harbour Works'), ['colon', 'quotes']],
    [put('alt: Vitrine,', 'alt: Vitrine: home,'), 'quotes'],
  ]),
  ...mistakes('a text with a # and no quotes', [
    [put('    link: Career', '    link: #Career'), ['comment', 'quotes']],
    [put('heading: Kind words', 'heading: Kind #words'), ['comment', 'quotes']],
    [put('          - Angular', '          - C #lang'), ['comment', 'quotes']],
    [put('          - Angular', '          - #angular'), ['comment', 'quotes']],
    [add('  preset: dusk', '  accent: { light: #4a37b8 }'), ['#4a37b8', 'quotes']],
    [add('  preset: dusk', '  accent: { light: #4a37b8, dark: "#b8aaff" }'), ['#4a37b8', 'quotes']],
    [add('  preset: dusk', '  accent: #4a37b8'), ['#4a37b8', 'quotes']],
    [
      add('  preset: dusk', '  accent:\n    light: #4a37b8'),
      ['#4a37b8', 'quotes'],
      'light: #4a37b8',
    ],
    [add('  preset: dusk', '  text: #222'), ['#222', 'quotes']],
  ]),
  ...mistakes('a text that begins with a sign of YAML', [
    [put('    link: Contact', '    link: @alma'), ['@', 'quotes']],
    [put('          - Angular', '          - @angular'), ['@', 'quotes']],
    [put('heading: Kind words', 'heading: *Kind words*'), ['*', 'quotes']],
    [put('heading: Kind words', 'heading: &c.'), ['&', 'quotes']],
    [put('heading: Kind words', 'heading: !important'), ['!', 'quotes']],
    [put('heading: Kind words', 'heading: %s words'), ['%', 'quotes']],
    [put('heading: Kind words', 'heading: `code`'), ['`', 'quotes']],
    [put('heading: Kind words', 'heading: [Kind] words'), ['[', 'quotes']],
    [put('heading: Kind words', 'heading: {Kind} words'), ['{', 'quotes']],
    [put('heading: Kind words', 'heading: > Kind words'), ['>', 'quotes']],
    [put('heading: Kind words', 'heading: | Kind words'), ['|', 'quotes']],
    [put('heading: Kind words', 'heading: - Kind words'), ['-', 'quotes']],
    [put('heading: Kind words', 'heading: ? Kind words'), ['?', 'quotes']],
    [put('              - MySQL', '              - *MySQL*'), ['*', 'quotes']],
    [put('label: Notes, url', 'label: @notes, url'), ['@', 'quotes']],
    [put('            - { label: Contact, page', '            - { label: "Contact, page'), '"'],
  ]),
  ...mistakes('quotes that are not closed, or closed too early', [
    [put('heading: Kind words', 'heading: "Kind words'), '"'],
    [put('heading: Kind words', "heading: 'Kind words"), "'"],
    [put("heading: 'Contact me by:'", "heading: 'Contact me by:"), "'"],
    [put('          - Angular', '          - "Angular'), '"'],
    [put('  name: Alma Reyes', '  name: "Alma Reyes'), '"'],
    [put("  - path: ''", "  - path: '"), "'"],
    [put('heading: Kind words', "heading: 'It's kind'"), 'apostrophe'],
    [put('heading: Kind words', 'heading: "Kind "words""'), '"'],
    [put('heading: Kind words', 'heading: "Kind" words'), '"'],
    [put('heading: Kind words', 'heading: "C:\\dir"'), ['backslash']],
    [put('          - Angular', "          - 'Angular' 17"), "'"],
    [
      put(
        'type: \'video/mp4; codecs="av01.0.05M.10"\'',
        'type: \'video/mp4; codecs="av01.0.05M.10"',
      ),
      "'",
    ],
    [put("  separator: ' - '", "  separator: ' - "), "'"],
  ]),
  ...mistakes('stray quotes, which visitors would read', [
    [put('heading: Kind words', 'heading: Kind words"'), '"'],
    [put('          - Angular', '          - Angular"'), '"'],
    [put('  name: Alma Reyes', '  name: Alma Reyes"'), '"'],
    [put('    link: Career', "    link: Career'"), "'"],
  ]),
  ...mistakes('curly quotes', [
    [put('heading: Kind words', 'heading: “Kind words”'), '“'],
    [put('heading: Kind words', 'heading: „Kind words“'), '„'],
    [put('heading: Kind words', 'heading: ‘Kind words’'), '‘'],
    [put("title: '{ownerName}'", 'title: “{ownerName}”'), '“'],
    [put("  - path: ''", '  - path: “”'), '“'],
    [put('alt: Vitrine,', 'alt: “Vitrine”,'), '“'],
    [put("separator: ' - '", 'separator: “ - ”'), '“'],
    [put('          - Angular', '          - “Angular”'), '“'],
  ]),
  ...mistakes('brackets', [
    [put('alt: Vitrine, width: 25, height: 25 }', 'alt: Vitrine, width: 25, height: 25'), '}'],
    [put('offset: 50 }', 'offset: 50 )'), '}'],
    [put('default: { duration: 600,', 'default: duration: 600,'), '{'],
    [
      put(
        '{ label: Code, url: https://example.com/alma-reyes/code }',
        '{ label: Code url: https://example.com/alma-reyes/code }',
      ),
      'comma',
    ],
    [
      put(
        'default: { duration: 600, axis: y, offset: 50 }',
        'default: { duration: 600; axis: y; offset: 50 }',
      ),
      'comma',
    ],
    [
      put(
        'default: { duration: 600, axis: y, offset: 50 }',
        'default: { duration=600, axis=y, offset=50 }',
      ),
      'colon',
    ],
    [
      put(
        'default: { duration: 600, axis: y, offset: 50 }',
        'default: { duration:600, axis:y, offset:50 }',
      ),
      'blank',
    ],
    [
      put(
        'default: { duration: 600, axis: y, offset: 50 }',
        'default: [ duration: 600, axis: y, offset: 50 ]',
      ),
      'block',
    ],
    [
      put(
        'default: { duration: 600, axis: y, offset: 50 }',
        'default: { duration: 600, axis: y, offset: 50 }}',
      ),
      '}',
    ],
    [
      put(
        'default: { duration: 600, axis: y, offset: 50 }',
        'default: { duration: 600, axis: y, offset: 50 },',
      ),
      ',',
    ],
    [
      put(
        '            tags:\n              - Node.js\n              - MySQL',
        '            tags: [Node.js, MySQL',
      ),
      ']',
    ],
    [
      put(
        '            tags:\n              - Node.js\n              - MySQL',
        '            tags: {Node.js, MySQL}',
      ),
      '[',
    ],
    [
      put(
        '            tags:\n              - Node.js\n              - MySQL',
        '            tags: [Node.js; MySQL',
      ),
      ']',
    ],
    [
      put(
        '            tags:\n              - Node.js\n              - MySQL',
        '            tags: (Node.js, MySQL)',
      ),
      'list',
    ],
  ]),
  ...mistakes('a colon that is missing, or stands without a blank', [
    [put('heading: Kind words', 'heading Kind words'), 'colon'],
    [put('heading: Kind words', 'heading:Kind words'), 'blank'],
    [put('    link: Career', '    link:Career'), 'blank'],
    [put('    link: Career', '    link = Career'), 'colon'],
    [put('    link: Career', '    link； Career'), 'colon'],
    [put('    link: Career', '    link: : Career'), 'colon'],
    [put('    sections:\n      - type: contact', '    sections\n      - type: contact'), 'colon'],
    [put('pages:\n', 'pages\n'), 'colon'],
    [put('  preset: dusk', '  preset dusk'), 'colon'],
    [put('        photo:', '        photo'), 'colon'],
    [put('            picture:', '            picture'), 'colon'],
    [put('      - type: prose', '      - type:prose'), 'blank'],
    [put('      - type: prose', '      - type prose'), 'colon'],
    [put('      - type: prose', '      - prose'), 'prose'],
    [put('      - type: prose', '      - prose:'), 'type'],
    [put('    link: Career', '    link；Career'), 'colon'],
    [put('    link: Career', '    link：Career'), 'colon'],
  ]),
  ...mistakes('what YAML can and these files may not', [
    [put('animation:', 'animation: &motion'), '&motion'],
    [put('  fadeInUp: { duration: 800, axis: y, offset: 550 }', '  fadeInUp: *motion'), '*'],
    [put('  stagger: 300', '  <<: *motion\n  stagger: 300'), '<<'],
    [put('  name: Vitrine', '  name: !!str Vitrine'), '!'],
    [put('pages:\n', '---\npages:\n'), '---'],
    [put('app:\n', '%YAML 1.2\n---\napp:\n'), 'instruction'],
    [put('  skip: Skip', '  ? skip\n  : Skip'), '?'],
    [
      put('        heading: Kind words', '        // the heading\n        heading: Kind words'),
      '#',
    ],
    [put('        heading: Kind words', '        /* words */\n        heading: Kind words'), '#'],
    [
      put('        heading: Kind words', '        <!-- words -->\n        heading: Kind words'),
      '#',
    ],
    [put('        heading: Kind words', '        "heading": "Kind words",'), ','],
  ]),
  ...mistakes('a longer text', [
    [
      put('          - >-\n            Underneath', '          - >-\n          Underneath'),
      'indented',
      'Underneath',
    ],
    [put('          - >-\n            I also', '          - >- I also'), '>'],
    [put('          - >-\n            I also', '          - > -\n            I also'), '>'],
  ]),
];
