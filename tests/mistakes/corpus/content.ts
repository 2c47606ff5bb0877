import { drop, move, put, twice } from '../edits.ts';
import { type Mistake, mistakes } from '../mistake.ts';

const mesa = `  - - Mesa
    - https://example.com/mesa
    - >-
      A food-menu application for small restaurants: dishes, allergens and prices edited in the
      kitchen, on every table a second later.`;

const email = "  - [Email, 'mailto:alma@example.com']";

const phone = "  - [Phone, 'tel:+34600000000']";

const storeroom = `  - - Storeroom
    - https://example.com/storeroom
    - >-
      A WordPress plugin that fills a shop from the API of an affiliate store and keeps prices
      and pictures in step.`;

/** Mistakes in the file of the data service, with what owners bring to it from elsewhere. */
export const content: readonly Mistake[] = [
  ...mistakes('a block of keys where a row is expected', [
    [
      put(mesa, '  - title: Mesa\n    url: https://example.com/mesa\n    description: A menu.'),
      ['row', 'Mesa'],
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
    [put(mesa, '  - [Mesa, https://example.com/mesa, A menu, with prices.]'), ['quotes']],
  ]),
  ...mistakes('dashes and columns of rows', [
    [
      put(
        '    - >-\n      A WordPress plugin that lets',
        '    >-\n      A WordPress plugin that lets',
      ),
      'dash',
    ],
  ]),
  ...mistakes('keys of the content', [[drop('    profession:'), 'profession', '  own:']]),
  ...mistakes('links of the content', [
    [put('- https://example.com/mesa', '- htps://example.com/mesa'), 'https'],
    [put("[Email, 'mailto:alma@example.com']", '[Email, mailto: alma@example.com]'), 'mailto:'],
  ]),
  ...mistakes('copies, texts and merges of the content', [
    [twice('contactMe:'), ['contactMe', 'twice or already']],
    [
      put("  - [Email, 'mailto:alma@example.com']", "  - [Email 'mailto:alma@example.com']"),
      '2 items',
    ],
    [put("  - [Email, 'mailto:alma@example.com']", "  - [Email, 'mailto:alma@example.com'"), ']'],
    [put("  - [Email, 'mailto:alma@example.com']", "  - Email, 'mailto:alma@example.com']"), '['],
    [put('contactMe:', '#contactMe:'), 'contactMe'],
  ]),
  ...mistakes('rows as JSON, tables and lists of words have them', [
    [put(email, '  - ["Email", "mailto:alma@example.com"],'), ','],
    [put(email, '    ["Email", "mailto:alma@example.com"],'), ['dash or ,']],
    [put(email, '  - Email, mailto:alma@example.com'), ['list or row']],
    [put(storeroom, '  - Storeroom: https://storeroom.dev'), ['row']],
    [put(storeroom, '  - [Storeroom, https://storeroom.dev]'), ['3 items or description']],
    [put(storeroom, '  - [Storeroom, , A shop.]'), ['link or comma or value or nothing']],
    [put(storeroom, '  - [Storeroom, https://storeroom.dev, "A shop."'), [']']],
  ]),
  ...mistakes('numbers and addresses of contacts', [
    [put(phone, '  - [Phone, tel:0170 1234567]'), ['tel:01701234567']],
    [put(phone, '  - [Phone, tel: +34600000000]'), ['tel:+34600000000']],
    [put(email, '  - [Email, mailto://alma@reyes.dev]'), ['mailto:alma@reyes.dev']],
    [put(email, '  - [Social, https://social.dev/#/alma #me]'), ['comment or ]']],
    [put(email, '  - [Social, https://social.dev/alma)'), [']']],
  ]),
  ...mistakes('blocks of the content in the wrong place', [
    [move('    profession: ', '  - - Mesa'), 'profession', '    profession'],
    [move('    label: I', 'contactMe:'), 'label', '    label: I'],
    [put('projects: # each as [title, URL, description]', 'projects: none'), ['list']],
    [put('contactMe: #', 'pages: []\ncontactMe: #'), ['pages', 'site.config.yaml'], 'pages:'],
    [put('contactMe: #', 'app:\n  name: Alma\ncontactMe: #'), ['app', 'site.config.yaml'], 'app:'],
    [drop('contactMe:'), 'contactMe', 'personalOwn:'],
    [drop('projects:'), 'projects', 'personalOwn:'],
  ]),
  ...mistakes('texts of the content', [
    [put('    profession: Full-stack developer', '    profession: <b>Developer</b>'), '<b>'],
  ]),
  ...mistakes('contact links', [
    [put(email, '  - [Email, mailto: alma@example.com]'), 'blank'],
    [put(email, "  - [Email; 'mailto:alma@example.com']"), 'comma'],
    [put(email, "  - Email: 'mailto:alma@example.com'"), 'list or row'],
    [put(email, "  - [Email: 'mailto:alma@example.com']"), 'comma or colon'],
    [put(email, "  - [Email 'mailto:alma@example.com']"), 'comma'],
    [put(email, '  - [Email, mailto:alma(at)example.com]'), 'alma@example.com'],
    [put("'tel:+34600000000'", "'tel:+3460000000O'"), 'tel:'],
  ]),
  ...mistakes('projects', [
    [put(mesa, '  [\n    "Mesa",\n    "https://mesa.dev",\n    "A menu."\n  ],'), 'dash or ,'],
    [put(mesa, '  - Mesa, https://mesa.dev, A menu.'), 'list or row'],
    [put(mesa, '  - [Mesa, https://mesa.dev, A menu, with dishes]'), 'items'],
    [put(mesa, mesa.replace('>-', '> -')), '> -', '> -'],
    [put(mesa, mesa.replace('>-', '>_')), '>', '>_'],
    [put(mesa, mesa.replace('- - Mesa', '- - #1 Mesa')), '#'],
  ]),
  ...mistakes('the owner', [
    [put('  own:\n', ''), 'own', 'nameOwn'],
    [put('projects: #', 'projects: [] #'), 'projects or []'],
  ]),
];
