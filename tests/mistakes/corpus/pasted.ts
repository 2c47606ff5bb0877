import { drop, move, put } from '../edits.ts';
import { type Mistake, mistakes } from '../mistake.ts';

const codeLink = '          - { label: Code, url: https://example.com/alma-reyes/code }';

/** What owners bring from other files: data, code, pages and blocks that stood elsewhere. */
export const pasted: readonly Mistake[] = [
  ...mistakes('keys and values as JSON has them, with commas', [
    [put('    link: Career', '    "link": "Career",'), ','],
    [put('    link: Career', '    link: "Career",'), ','],
    [put('theme:\n  preset: dusk', '"theme": { "preset": "dusk" },'), ',', '"theme"'],
    [put("titles:\n  separator: ' - '", '"titles": {\n  "separator": " - "\n},'), ',', '},'],
    [put('  production: false', '  "production": false,'), ','],
    [put('stagger: 300', '"stagger": 300,'), ','],
  ]),
  ...mistakes('objects and lists as JSON has them', [
    [
      put(codeLink, '          { "label": "Code", "url": "https://example.com/alma-reyes/code" },'),
      'dash',
    ],
    [
      put(codeLink, "          - { label: 'Code' url: 'https://example.com/alma-reyes/code' }"),
      'comma',
    ],
    [put('  preset: dusk', '  "preset": "dusk"\n}'), '}', '}'],
    [put('theme:\n', 'theme: {\n'), '{'],
    [put('      - type: contact\n', '      - {type: contact\n'), '}'],
  ]),
  ...mistakes('code of other languages', [
    [put('    link: Career', '    "link" => "Career",'), 'colon', '"link"'],
    [put('    link: Career', '    link -> Career'), 'colon'],
    [put('    link: Career', '    link := Career'), 'colon'],
    [put('owner:\n  name: Alma Reyes', '[owner]\nname = "Alma Reyes"'), 'owner', '[owner]'],
    [put('  production: false', '  production: False;'), 'false'],
    [put('  name: Alma Reyes', '  name: "Alma" + " Reyes"'), '"'],
  ]),
  ...mistakes('markup and Markdown', [
    [put('          - I plan before I build.', '          - > I plan before I build.'), ['>']],
    [put('          - I plan before I build.', '          - "I plan", she said.'), ['"', 'quotes']],
    [put('          - I plan before I build.', '          - ## How I plan'), ['heading']],
    [put('          - I plan before I build.', "          - '## How I plan'"), ['heading']],
    [
      put('          - I plan before I build.', '          - <p>I plan before I build.</p>'),
      ['<p>'],
    ],
    [
      put('          - I plan before I build.', '          - I <b>plan</b> before I build.'),
      ['<b>', '**plan**'],
    ],
    [put('          - I plan before I build.', '          - I plan<br>before I build.'), ['<br>']],
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
      put('          - I plan before I build.', '          - I [](https://plan.dev) before.'),
      ['text or words'],
    ],
  ]),
  ...mistakes('files of other programs', [
    [put('app:\n', 'baseURL: https://alma.dev\napp:\n'), 'baseURL'],
    [put('  name: Alma Reyes', '+  name: Alma Reyes'), '+'],
    [put('  name: Alma Reyes', '-  name: A. Reyes\n+  name: Alma Reyes'), ['+ or -'], '-  name'],
    [put('    link: Career', '46 |     link: Career'), '46'],
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
      put('owner:\n  name: Alma Reyes', 'owner:\n  name: Alma Reyes\n  profession: Developer'),
      ['profession', 'content/index.yaml'],
      'profession: Developer',
    ],
  ]),
  ...mistakes('a block that was moved into another one', [
    [move('        entrances:', '      - type: links'), 'entrances', '        entrances:'],
    [
      move('          - value: 12', '          - text: It has worked'),
      'value',
      '          - value: 12',
    ],
    [move('          - text: She', '          - value: 12'), 'text', '          - text: She'],
  ]),
  ...mistakes('a page that was copied, and only half of it changed', [
    [put('  - path: notes', "  - path: ''"), ['two pages']],
  ]),
  ...mistakes('the sign of a longer text with the text on its line', [
    [
      put('          - >-\n            Underneath there is', '          - >- Underneath there is'),
      ['>-', 'line'],
    ],
    [put('            text: The tides', '            text: >- The tides'), ['>-', 'line']],
    [put('            text: The tides', '            text: |The tides'), ['|', 'line']],
  ]),
  ...mistakes('a text that nobody sees', [
    [put('          - I plan before I build.', '          - "\u200b"'), 'nobody sees'],
  ]),
  ...mistakes('a block dropped by a copy', [
    [drop('    sections:\n'.trim()), 'sections', "  - path: ''"],
  ]),
];
