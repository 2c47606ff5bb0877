import { add, all, drop, indent, move, put } from '../edits.ts';
import { type Mistake, mistakes } from '../mistake.ts';

const noBreak = '\u00a0';

const codeLink = '          - { label: Code, url: https://example.com/alma-reyes/code }';

const page = (at: number, path: string) =>
  [
    `- path: ${path}`,
    '  link: More',
    '  title: More',
    '  sections:',
    '    - type: technologies',
    '      heading: More',
    '      items:',
    '        - Perl',
  ]
    .map((line) => ' '.repeat(at) + line)
    .join('\n');

/** What owners bring from other files: data, code, pages and blocks that stood elsewhere. */
export const pasted: readonly Mistake[] = [
  ...mistakes('keys and values as JSON has them, with commas', [
    [
      put(
        '    link: Career\n    title: Career{separator}{appName}',
        '    "link": "Career",\n    "title": "Career{separator}{appName}",',
      ),
      ',',
    ],
    [put('    link: Career', '    "link": "Career",'), ','],
    [put('    link: Career', '    link: "Career",'), ','],
    [
      put(
        '  label: Main\n  skip: Skip to the content\n  menu: Menu',
        '  "label": "Main",\n  "skip": "Skip to the content",\n  "menu": "Menu",',
      ),
      ',',
    ],
    [
      put(
        '            title: Lead developer\n            place: Harbour Works',
        '            "title": "Lead developer",\n            "place": "Harbour Works",',
      ),
      ',',
    ],
    [put('theme:\n  preset: dusk', '"theme": { "preset": "dusk" },'), ',', '"theme"'],
    [
      put(
        '            name: Jo Harbour\n            role: Owner',
        '            name: "Jo Harbour",\n            role: "Owner"',
      ),
      ',',
      'name: "Jo',
    ],
    [put("titles:\n  separator: ' - '", '"titles": {\n  "separator": " - "\n},'), ',', '},'],
    [put('  production: false', '  "production": false,'), ','],
    [put('stagger: 300', '"stagger": 300,'), ','],
    [put('  preset: dusk', '  preset: dusk,'), ['dusk']],
  ]),
  ...mistakes('objects and lists as JSON has them', [
    [
      put(codeLink, '          { "label": "Code", "url": "https://example.com/alma-reyes/code" },'),
      'dash',
    ],
    [
      put(
        codeLink,
        '          - { "label": "Code", "url": "https://example.com/alma-reyes/code" },',
      ),
      ',',
    ],
    [
      put(
        codeLink,
        '          - {\n              "label": "Code",\n              "url": "https://example.com/alma-reyes/code"\n            },',
      ),
      ',',
      '            },',
    ],
    [
      put(codeLink, "          - { label: 'Code' url: 'https://example.com/alma-reyes/code' }"),
      'comma',
    ],
    [
      put(
        '            tags:\n              - Node.js\n              - MySQL',
        '            "tags": ["Node.js", "MySQL"],',
      ),
      ',',
    ],
    [
      put(
        '            tags:\n              - Node.js\n              - MySQL',
        '            tags: ["Node.js" "MySQL"]',
      ),
      'comma',
    ],
    [
      put(
        '            tags:\n              - Node.js\n              - MySQL',
        '            tags: [\n              "Node.js"\n              "MySQL"\n            ]',
      ),
      'comma',
      '"MySQL"',
    ],
    [
      put(
        '            tags:\n              - Node.js\n              - MySQL',
        '            tags: ["Node.js", "MySQL"',
      ),
      ']',
    ],
    [
      put(
        '      - type: facts\n        items:\n          - value: 12\n            label: Years',
        '      - type: facts\n        items:\n          - "value": "12",\n            "label": "Years"',
      ),
      ',',
      '"value"',
    ],
    [put('  preset: dusk', '  "preset": "dusk"\n}'), '}', '}'],
    [put('theme:\n', 'theme: {\n'), '{'],
    [put('      - type: contact\n', '      - {type: contact\n'), '}'],
  ]),
  ...mistakes('code of other languages', [
    [put('owner:\n', 'const owner = {\n'), 'owner'],
    [put('    link: Career', "    link = 'Career';"), 'colon'],
    [put('    link: Career', '    "link" => "Career",'), 'colon', '"link"'],
    [put('    link: Career', '    link -> Career'), 'colon'],
    [put('    link: Career', '    link := Career'), 'colon'],
    [put('    link: Career', '    link, Career'), 'colon'],
    [put('    link: Career', '    link - Career'), 'colon'],
    [put('    link: Career', '    link:: Career'), 'link'],
    [put('    link: Career', "    'link' = 'Career'"), 'colon'],
    [put('owner:\n  name: Alma Reyes', '[owner]\nname = "Alma Reyes"'), 'owner', '[owner]'],
    [put('        aside: true', '        aside: undefined'), 'true'],
    [put('  production: false', '  production: False;'), 'false'],
    [put('stagger: 300', 'stagger: 300;'), '300'],
    [put('  name: Alma Reyes', '  name: "Alma" + " Reyes"'), '"'],
  ]),
  ...mistakes('markup and Markdown', [
    [
      put('          - I plan before I build.', '          - **I plan** before I build.'),
      ['*', 'quotes'],
    ],
    [
      put('          - I plan before I build.', '          - *I plan* before I build.'),
      ['*', 'quotes'],
    ],
    [
      put('          - I plan before I build.', '          - [I plan](projects) before I build.'),
      ['[', 'quotes'],
    ],
    [
      put('          - I plan before I build.', '          - `npm` comes before I build.'),
      ['`', 'quotes'],
    ],
    [put('          - I plan before I build.', '          - > I plan before I build.'), ['>']],
    [put('          - I plan before I build.', '          - "I plan", she said.'), ['"', 'quotes']],
    [put('          - I plan before I build.', '          - ## How I plan'), ['heading']],
    [put('          - I plan before I build.', "          - '## How I plan'"), ['heading']],
    [
      put('          - I plan before I build.', '          - ![A desk](/media/portrait.webp)'),
      ['!', 'quotes'],
    ],
    [
      put(
        '          - I plan before I build.',
        '          - >-\n            My tools:\n            - a pencil\n            - a keyboard',
      ),
      ['list'],
      '- a pencil',
    ],
    [
      put(
        '          - I plan before I build.',
        '          - |\n            * a pencil\n            * a keyboard',
      ),
      ['list'],
      '* a pencil',
    ],
    [
      put(
        '          - I plan before I build.',
        '          - >-\n            1. a pencil\n            2. a keyboard',
      ),
      ['steps'],
      '1. a pencil',
    ],
    [
      put('          - I plan before I build.', '          - <p>I plan before I build.</p>'),
      ['<p>'],
    ],
    [
      put('          - I plan before I build.', '          - I <b>plan</b> before I build.'),
      ['<b>', '**plan**'],
    ],
    [put('          - I plan before I build.', '          - I plan<br>before I build.'), ['<br>']],
    [
      put(
        '          - I plan before I build.',
        '          - I <a href="https://plan.dev">plan</a> before I build.',
      ),
      ['<a', '[plan](https://plan.dev)'],
    ],
    [put('          - I plan before I build.', '          - I plan &amp; build.'), ['&amp;', '&']],
    [put('          - I plan before I build.', '          - I plan&nbsp;and build.'), ['&nbsp;']],
    [put('        heading: Kind words', '        heading: Kind <em>words</em>'), ['<em>']],
    [put('        heading: Kind words', '        heading: Kind &amp; good words'), ['&amp;']],
    [
      put('        heading: Kind words', '        heading: Kind &Eacute;tudes'),
      ['&Eacute;', 'Études'],
    ],
    [put('        heading: Kind words', '        heading: ## Kind words'), ['quotes or sign']],
    [
      put('          - I plan before I build.', '          - I [plan] (https://plan.dev) before.'),
      ['blank'],
    ],
    [
      put('          - I plan before I build.', '          - I [plan](www.plan.dev) before.'),
      ['https://www.plan.dev'],
    ],
    [
      put('          - I plan before I build.', '          - I [](https://plan.dev) before.'),
      ['text or words'],
    ],
  ]),
  ...mistakes('files of other programs', [
    [put('app:\n', 'baseURL: https://alma.dev\napp:\n'), 'baseURL'],
    [put('app:\n', 'layout: default\napp:\n'), 'layout'],
    [put('app:\n', 'params:\n  author: Alma\napp:\n'), 'params'],
    [put('pages:\n', '-----\npages:\n'), '-----', '-----'],
    [put('pages:\n', '============\npages:\n'), '=', '====='],
    [put('pages:\n', '***\npages:\n'), '*', '***'],
    [put('pages:\n', '## Pages\n### here\npages :\n- x\npages:\n'), 'pages', '- x'],
    [put('pages:\n', ':wq\npages:\n'), ':wq', ':wq'],
    [put('owner:\n', 'x\nowner:\n'), 'x', 'x'],
    [put('pages:\n', '```yaml\npages:\n'), '```', '```'],
    [put('  - path: notes', '```\n  - path: notes'), '```', '```'],
    [put('owner:\n', '$ npm run check\nowner:\n'), '$', '$ npm'],
    [put('  name: Alma Reyes', '+  name: Alma Reyes'), '+'],
    [put('  name: Alma Reyes', '-  name: A. Reyes\n+  name: Alma Reyes'), ['+ or -'], '-  name'],
    [put('    link: Career', '46 |     link: Career'), '46'],
    [put('app:\n', 'site.config.yaml\napp:\n'), 'site.config.yaml', 'site.config.yaml'],
  ]),
  ...mistakes('blocks of the other file', [
    [
      put('theme:\n', 'projects:\n  - - Mesa\n    - https://mesa.dev\n    - A menu.\ntheme:\n'),
      ['content/index.yaml'],
      'projects:\n'.trim(),
    ],
    [
      put('theme:\n', 'contactMe:\n  - [Email, mailto:alma@reyes.dev]\ntheme:\n'),
      ['content/index.yaml'],
      'contactMe:',
    ],
    [
      put(
        'theme:\n',
        'personalOwn:\n  own:\n    nameOwn: Alma\n    profession: Dev\n    label: Hi\ntheme:\n',
      ),
      ['content/index.yaml'],
      'personalOwn:',
    ],
    [
      put('owner:\n  name: Alma Reyes', 'owner:\n  name: Alma Reyes\n  profession: Developer'),
      ['profession', 'content/index.yaml'],
      'profession: Developer',
    ],
    [
      put(
        '        empty: New projects are on their way.',
        '        empty: New projects are on their way.\n        items:\n          - - Mesa\n            - https://mesa.dev\n            - A menu.',
      ),
      ['items'],
      '        items:',
    ],
  ]),
  ...mistakes('a block that was moved into another one', [
    [move('        sound:', '      - type: contact'), 'sound', '        sound:'],
    [move('        entrances:', '      - type: links'), 'entrances', '        entrances:'],
    [move('  fadeInUp:', 'titles:'), 'fadeInUp', '  fadeInUp:'],
    [move('  endpoints:', 'owner:'), 'endpoints', '  endpoints:'],
    [move('        photo:', '      - type: prose'), 'photo', '        photo:'],
    [move('            points:', '          - title: Moorings'), 'points', '            points:'],
    [
      move('          - value: 12', '          - text: It has worked'),
      'value',
      '          - value: 12',
    ],
    [move('          - text: She', '          - value: 12'), 'text', '          - text: She'],
    [
      move('          - period: 2017', '          - title: Tides'),
      'period',
      '          - period: 2017',
    ],
    [all(indent('  - path: notes', 4), (text) => text), 'too far', '      - path: notes'],
    [
      put('      - type: quotes', `${page(6, 'more')}\n      - type: quotes`),
      ['path or page'],
      '- path: more',
    ],
    [
      put('          - Angular', `${page(10, 'more')}\n          - Angular`),
      ['too far'],
      '- path: more',
    ],
    [
      put('  - path: notes', '  - type: prose\n    paragraphs: [Hello]\n  - path: notes'),
      ['type', 'sections'],
      '  - type: prose',
    ],
    [put('        photo:\n', '        photo:\n          photo:\n'), 'photo', '          photo:'],
    [
      put(
        'theme:\n',
        'pages:\n  - path: more\n    link: More\n    title: More\n    sections:\n      - type: contact\n        heading: H\n        empty: E\ntheme:\n',
      ),
      ['pages', 'twice or already'],
    ],
  ]),
  ...mistakes('a page that was copied, and only half of it changed', [
    [
      put('  - path: notes\n    link: Notes', '  - path: career\n    link: Notes'),
      ['career', 'two pages'],
      '  - path: career\n    link: Notes'.split('\n')[0] ?? '',
    ],
    [put('  - path: notes', "  - path: ''"), ['two pages']],
    [put('  - path: notes\n', '  - path: notes\n    path: news\n'), ['path', 'twice or already']],
  ]),
  ...mistakes('the sign of a longer text with the text on its line', [
    [
      put('          - >-\n            Underneath there is', '          - >- Underneath there is'),
      ['>-', 'line'],
    ],
    [
      put('          - I plan before I build.', '          - >- I plan before I build.'),
      ['>-', 'line'],
    ],
    [put('            text: The tides', '            text: >- The tides'), ['>-', 'line']],
    [put('            text: The tides', '            text: |The tides'), ['|', 'line']],
    [put('            text: The tides', '            text: > The tides'), ['>', 'quotes']],
    [
      put(
        '            text: The tides of every harbour on one page.',
        '            text: > The tides of every harbour\n              on one page.',
      ),
      ['>', 'line'],
    ],
    [
      put(
        '            text: The tides of every harbour on one page.',
        '            text: >-The tides of every harbour on one page.',
      ),
      ['>-', 'line'],
    ],
    [
      put(
        '            text: The tides of every harbour on one page.',
        '            text: >-\n            The tides of every harbour on one page.',
      ),
      ['indented'],
      '            The tides',
    ],
    [
      put(
        '            text: The tides of every harbour on one page.',
        '            text: >—\n              The tides of every harbour on one page.',
      ),
      ['>'],
      'text: >—',
    ],
    [
      put(
        '            text: The tides of every harbour on one page.',
        '            text: >–\n              The tides of every harbour on one page.',
      ),
      ['>'],
      'text: >–',
    ],
    [
      put(
        '            text: The tides of every harbour on one page.',
        '            text: ->\n              The tides of every harbour on one page.',
      ),
      ['>'],
      'text: ->',
    ],
  ]),
  ...mistakes('a text that nobody sees', [
    [put('    link: Career', '    link: "\u200b"'), 'empty'],
    [put('    link: Career', `    link: "${noBreak}"`), 'empty'],
    [put('    link: Career', '    link: "\u200d\u2060"'), 'empty'],
    [put('    link: Career', '    link: "\u00ad"'), 'empty'],
    [put('    link: Career', '    link: "\u3164"'), 'empty'],
    [put('{ label: Code,', '{ label: "\u200c",'), 'empty'],
    [put('        heading: Kind words', '        heading: "\u2800"'), 'empty'],
    [put('          - I plan before I build.', '          - "\u200b"'), 'nobody sees'],
    [put('          - Angular', '          - "\u200e"'), 'empty'],
  ]),
  ...mistakes('a block dropped by a copy', [
    [drop('    sections:\n'.trim()), 'sections', "  - path: ''"],
    [add('pages:\n'.trim(), '  -'), ['no value or empty or nothing'], '  -'],
  ]),
];
