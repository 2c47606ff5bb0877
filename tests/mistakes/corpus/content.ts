import { drop, indent, indentLine, put, twice } from '../edits.ts';
import { type Mistake, mistakes } from '../mistake.ts';

const mesa = `  - - Mesa
    - https://example.com/mesa
    - >-
      A food-menu application for small restaurants: dishes, allergens and prices edited in the
      kitchen, on every table a second later.`;

/** Mistakes in the file of the data service. */
export const content: readonly Mistake[] = [
  ...mistakes('a block of keys where a row is expected', [
    [
      put(mesa, '  - title: Mesa\n    url: https://example.com/mesa\n    description: A menu.'),
      ['row', 'Mesa'],
    ],
    [
      put(mesa, '  - { title: Mesa, url: https://example.com/mesa, description: A menu. }'),
      ['row', 'Mesa'],
    ],
    [
      put(mesa, '  - name: Mesa\n    link: https://example.com/mesa\n    text: A menu.'),
      ['row', 'Mesa'],
    ],
    [
      put(
        "  - [Email, 'mailto:alma@example.com']",
        "  - { label: Email, url: 'mailto:alma@example.com' }",
      ),
      ['row', 'Email'],
    ],
    [
      put(
        "  - [Email, 'mailto:alma@example.com']",
        '  - label: Email\n    url: mailto:alma@example.com',
      ),
      ['row', 'Email'],
    ],
    [
      put("  - [Email, 'mailto:alma@example.com']", '  - Email: mailto:alma@example.com'),
      ['row', 'Email'],
    ],
    [put("  - [Email, 'mailto:alma@example.com']", '  - mailto:alma@example.com'), 'list'],
  ]),
  ...mistakes('a row that is too short or too long', [
    [put("  - [Email, 'mailto:alma@example.com']", '  - [Email]'), ['address']],
    [put("  - [Email, 'mailto:alma@example.com']", "  - ['mailto:alma@example.com']"), ['2 items']],
    [
      put(
        "  - [Email, 'mailto:alma@example.com']",
        "  - [Email, 'mailto:alma@example.com', Write!]",
      ),
      ['2 items'],
    ],
    [drop('    - https://example.com/mesa'), 'title', '- - Mesa'],
    [
      put('    - https://example.com/mesa', '    - https://example.com/mesa\n    - 2024 to 2025'),
      ['3 items'],
      '- - Mesa',
    ],
    [put(mesa, '  - [Mesa, A menu., https://example.com/mesa]'), 'link'],
    [put(mesa, '  - [Mesa, https://example.com/mesa, A menu, with prices.]'), ['quotes']],
  ]),
  ...mistakes('dashes and columns of rows', [
    [put('  - - Parlour', '  - Parlour'), 'dash'],
    [put('  - - Parlour', '    - Parlour'), 'dash'],
    [put('    - https://example.com/parlour', '    https://example.com/parlour'), 'dash'],
    [put('    - https://example.com/parlour', '  - https://example.com/parlour'), 'too little'],
    [put('    - https://example.com/parlour', '      - https://example.com/parlour'), 'too far'],
    [indent('  - - Storeroom', 2), 'too far'],
    [indent('  - - Storeroom', -2), 'too little'],
    [
      put(
        '    - >-\n      A WordPress plugin that lets',
        '    >-\n      A WordPress plugin that lets',
      ),
      'dash',
    ],
    [put("  - [Phone, 'tel:+34600000000']", "    [Phone, 'tel:+34600000000']"), 'dash'],
    [put("  - [Phone, 'tel:+34600000000']", "  [Phone, 'tel:+34600000000']"), 'dash'],
    [put("  - [Phone, 'tel:+34600000000']", "   - [Phone, 'tel:+34600000000']"), 'too far'],
    [indentLine('    profession: Full', 2), 'too far'],
    [indentLine('    profession: Full', -2), 'too little'],
    [indent('  own:', -2), 'too little'],
  ]),
  ...mistakes('keys of the content', [
    [put('    nameOwn:', '    name:'), 'nameOwn'],
    [put('    nameOwn:', '    nameown:'), 'nameOwn'],
    [put('    nameOwn:', '    fullName:'), 'nameOwn'],
    [put('    profession:', '    job:'), 'profession'],
    [put('    profession:', '    title:'), 'profession'],
    [put('    label:', '    tagline:'), 'label'],
    [put('personalOwn:', 'owner:'), 'personalOwn'],
    [put('personalOwn:', 'personal:'), 'personalOwn'],
    [put('contactMe:', 'contact:'), 'contactMe'],
    [put('contactMe:', 'contacts:'), 'contactMe'],
    [put('contactMe:', 'contact-me:'), 'contactMe'],
    [put('projects:', 'project:'), 'projects'],
    [put('projects:', 'work:'), 'projects'],
    [drop('    profession:'), 'profession', '  own:'],
    [put('    nameOwn: Alma Reyes', '    nameOwn:'), 'no value'],
    [put('    nameOwn: Alma Reyes', '    nameOwn: Alma Reyes\n    email: alma@reyes.dev'), 'email'],
  ]),
  ...mistakes('links of the content', [
    [put("'mailto:alma@example.com'", 'alma@example.com'), 'mailto:'],
    [put("'tel:+34600000000'", '+34600000000'), 'tel:'],
    [put('https://github.com/example', 'github.com/example'), 'https://github.com/example'],
    [put('https://github.com/example', 'www.github.com/example'), 'https://www.github.com/example'],
    [put('- https://example.com/mesa', '- example.com/mesa'), 'https://example.com/mesa'],
    [put('- https://example.com/mesa', '- htps://example.com/mesa'), 'https'],
    [put("[Email, 'mailto:alma@example.com']", '[Email, mailto: alma@example.com]'), 'mailto:'],
  ]),
  ...mistakes('copies, texts and merges of the content', [
    [twice('  - - Mesa'), 'twice or already'],
    [twice('contactMe:'), ['contactMe', 'twice or already']],
    [twice("  - [Phone, 'tel"), 'twice or already'],
    [put('    label: I build', '    label: What I do: I build'), ['colon', 'quotes']],
    [put('  - [GitHub, https', '<<<<<<< HEAD\n  - [GitHub, https'), 'merge'],
    [put('  - - Parlour', '  -\u00a0- Parlour'), 'no-break'],
    [put('  - - Parlour', '  - - "Parlour'), '"'],
    [
      put("  - [Email, 'mailto:alma@example.com']", "  - [Email 'mailto:alma@example.com']"),
      '2 items',
    ],
    [
      put("  - [Email, 'mailto:alma@example.com']", "  - (Email, 'mailto:alma@example.com')"),
      'list',
    ],
    [put("  - [Email, 'mailto:alma@example.com']", "  - [Email, 'mailto:alma@example.com'"), ']'],
    [put("  - [Email, 'mailto:alma@example.com']", "  - Email, 'mailto:alma@example.com']"), '['],
    [put('contactMe:', '#contactMe:'), 'contactMe'],
  ]),
];
