import { all, indent, indentLine, put } from '../edits.ts';
import { type Mistake, mistakes } from '../mistake.ts';

const email = "  - [Email, 'mailto:alma@example.com']";
const github = '  - [GitHub, https://github.com/example]';
const mesa = `  - - Mesa
    - https://example.com/mesa
    - >-
      A food-menu application for small restaurants: dishes, allergens and prices edited in the
      kitchen, on every table a second later.`;
const parlour = `  - - Parlour
    - https://example.com/parlour
    - >-
      A WordPress plugin that lets visitors ask a shop anything, answered through the API of an
      AI chat and handed to a person when it matters.`;

/** The rows of projects and contact links as owners type and paste them. */
export const rows: readonly Mistake[] = [
  ...mistakes('contact links', [
    [put(email, '  - [Email, mailto: alma@example.com]'), 'blank'],
    [put(email, "  - [Email; 'mailto:alma@example.com']"), 'comma'],
    [put(email, "  - (Email, 'mailto:alma@example.com')"), 'list or [ or row'],
    [put(email, "  - Email: 'mailto:alma@example.com'"), 'list or row'],
    [put(email, "  - [Email: 'mailto:alma@example.com']"), 'comma or colon'],
    [put(email, "  - [Email 'mailto:alma@example.com']"), 'comma'],
    [put(email, "  - [Email, 'mailto:alma@example.com'"), '['],
    [put(email, "  [Email, 'mailto:alma@example.com']"), 'dash'],
    [put(email, "  -[Email, 'mailto:alma@example.com']"), 'dash or blank'],
    [put(email, "- [Email, 'mailto:alma@example.com']"), 'indented'],
    [put(email, "    - [Email, 'mailto:alma@example.com']"), 'indented'],
    [
      put(email, "  - [Email, 'mailto:alma@example.com',]\n  - [Post, ]"),
      'Post or url or items',
      'Post',
    ],
    [put(email, '  - [Email, ‘mailto:alma@example.com’]'), '‘'],
    [put(email, '  - [Email, mailto:alma(at)example.com]'), 'alma@example.com'],
    [put(email, '  - [Email, mailto:alma@example,com]'), 'items'],
    [put(github, '  - [GitHub, github.com/example]'), 'https://'],
    [put(github, '  - [GitHub, @example]'), '@'],
    [put(github, '  - [GitHub, https://github.com/example, code]'), 'items'],
    [put(github, '  - [https://github.com/example]'), 'items'],
    [put(github, '  - GitHub\n  - https://github.com/example'), 'list of 2 items', '- GitHub'],
    [
      put(github, '  - - GitHub\n  - - https://github.com/example'),
      'dash or row',
      'https://github',
    ],
    [
      put(github, '  - label: GitHub\n    url: https://github.com/example'),
      'label',
      'label: GitHub',
    ],
    [put('  - [Phone, ', '- [Phone, '), 'indented'],
    [put("'tel:+34600000000'", "'tel:+34 600 00 00 00'"), 'blank'],
    [put("'tel:+34600000000'", "'+34 600 00 00 00'"), 'tel:'],
    [put("'tel:+34600000000'", "'tel:+3460000000O'"), 'tel:'],
  ]),
  ...mistakes('projects', [
    [
      all(
        put(mesa, '  ["Mesa", "https://mesa.dev", "A menu."],'),
        put(parlour, '  ["Parlour", "https://parlour.dev", "A chat."],'),
      ),
      'dash or ,',
    ],
    [put(mesa, '  [\n    "Mesa",\n    "https://mesa.dev",\n    "A menu."\n  ],'), 'dash or ,'],
    [
      put(mesa, '  {"title": "Mesa", "url": "https://mesa.dev", "description": "A menu."},'),
      'dash or ,',
    ],
    [
      put(mesa, '  - {"title": "Mesa", "url": "https://mesa.dev", "description": "A menu."}'),
      'list or row',
    ],
    [put(mesa, '  - Mesa, https://mesa.dev, A menu.'), 'list or row'],
    [put(mesa, '  - [Mesa, https://mesa.dev, A menu: dishes and prices]'), 'colon or quotes'],
    [put(mesa, '  - [Mesa, https://mesa.dev, A menu, with dishes]'), 'items'],
    [put(mesa, '  - - Mesa\n    - https://mesa.dev'), 'description or items', '- Mesa'],
    [
      put(mesa, '  - - Mesa\n    - A menu.\n    - https://mesa.dev'),
      'order or url or link',
      'A menu',
    ],
    [put(mesa, '  - Mesa\n    - https://mesa.dev\n    - A menu.'), 'dash', '- Mesa'],
    [
      put(mesa, '  - - Mesa\n  - - https://mesa.dev\n  - - A menu.'),
      'dash or row or items',
      '- Mesa',
    ],
    [put(mesa, '  - - Mesa\n    - https://mesa.dev\n    A menu.'), 'dash', 'A menu'],
    [
      put(mesa, '  - - Mesa\n    - https://mesa.dev\n    - >-\n    A menu.'),
      'indented or text',
      '    A menu',
    ],
    [put(mesa, mesa.replace('>-', '> -')), '> -', '> -'],
    [put(mesa, mesa.replace('>-', '>_')), '>', '>_'],
    [put(mesa, mesa.replace('    - >-', '    - "')), '"', '- "'],
    [put(mesa, mesa.replace('- - Mesa', '- - #1 Mesa')), '#'],
    [put(mesa, mesa.replace('- - Mesa', '- - Mesa: a menu')), 'colon or quotes'],
    [put(mesa, mesa.replace('- - Mesa', '– – Mesa')), '–'],
    [put(mesa, mesa.replace('https://example.com/mesa', 'example.com/mesa')), 'https://'],
    [put(mesa, mesa.replace('https://example.com/mesa', 'https://')), 'link'],
    [indentLine('  - - Parlour', -2), 'indented'],
    [indent('  - - Parlour', -2), 'indented'],
    [indentLine('    - https://example.com/parlour', -2), 'indented or dash'],
    [indentLine('    - https://example.com/parlour', 2), 'indented'],
  ]),
  ...mistakes('the owner', [
    [put('  own:\n', ''), 'own', 'nameOwn'],
    [put('    nameOwn: Alma Reyes', '    nameOwn: {Alma Reyes}'), '{'],
    [put('    label: I build', '    label: I build: '), 'colon'],
    [put('    label: I build', '   label: I build'), 'indented'],
    [put('    label: I build', '    label: - I build'), 'dash or list or -'],
    [put('    profession: Full-stack developer', '    - profession: Full-stack developer'), 'dash'],
    [put('personalOwn:', 'personalown:'), 'personalOwn'],
    [put('contactMe: #', 'contactme: #'), 'contactMe'],
    [put('contactMe: #', 'contactMe #'), 'colon'],
    [put('projects: #', 'projects: [] #'), 'projects or []'],
  ]),
];
