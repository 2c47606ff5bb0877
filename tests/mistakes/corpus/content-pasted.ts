import { add, drop, move, put } from '../edits.ts';
import { type Mistake, mistakes } from '../mistake.ts';

const email = "  - [Email, 'mailto:alma@example.com']";
const phone = "  - [Phone, 'tel:+34600000000']";
const storeroom = `  - - Storeroom
    - https://example.com/storeroom
    - >-
      A WordPress plugin that fills a shop from the API of an affiliate store and keeps prices
      and pictures in step.`;

/** What owners bring to the file of the data service from elsewhere. */
export const contentPasted: readonly Mistake[] = [
  ...mistakes('rows as JSON, tables and lists of words have them', [
    [put(email, '  - ["Email", "mailto:alma@example.com"],'), ','],
    [put(email, '    ["Email", "mailto:alma@example.com"],'), ['dash or ,']],
    [put(email, '  - Email, mailto:alma@example.com'), ['list or row']],
    [put(email, '  - Email | mailto:alma@example.com'), ['list or row']],
    [put(email, '  - "Email: mailto:alma@example.com"'), ['list or row']],
    [put(email, '  - <a href="mailto:alma@example.com">Email</a>'), ['list or row']],
    [put(email, '  - "[Email](mailto:alma@example.com)"'), ['list or row']],
    [put(email, '  - [mailto:alma@example.com, Email]'), ['link or order']],
    [put(email, '  Email: mailto:alma@example.com'), ['row or dash']],
    [
      put(
        storeroom,
        '  - {\n      "title": "Storeroom",\n      "url": "https://storeroom.dev",\n      "description": "A shop."\n    },',
      ),
      [','],
      '    },',
    ],
    [
      put(
        storeroom,
        '  - "title": "Storeroom",\n    "url": "https://storeroom.dev",\n    "description": "A shop."',
      ),
      [','],
      '"title"',
    ],
    [
      put(storeroom, '  - Storeroom\n  - https://storeroom.dev\n  - A shop.'),
      ['list or row or dash'],
    ],
    [put(storeroom, '  - Storeroom: https://storeroom.dev'), ['row']],
    [put(storeroom, '  - - Storeroom - https://storeroom.dev - A shop.'), ['3 items']],
    [put(storeroom, '  - [Storeroom, https://storeroom.dev]'), ['3 items or description']],
    [put(storeroom, '  - [Storeroom, , A shop.]'), ['link or comma or value or nothing']],
    [put(storeroom, '  - [Storeroom, https://storeroom.dev, "A shop."'), [']']],
    [put(storeroom, '  - [Storeroom; https://storeroom.dev; A shop.]'), ['3 items']],
    [
      put(storeroom, '  - - Storeroom\n    - https://storeroom.dev\n    - >- A shop.'),
      ['>-'],
      '- >- A shop',
    ],
    [
      put(storeroom, '  - - Storeroom\n    - https://storeroom.dev\n    - A shop: from an API.'),
      ['colon', 'quotes'],
      '- A shop:',
    ],
    [
      put(storeroom, '  - - Storeroom\n    - https://storeroom.dev\n    - "A shop'),
      ['"'],
      '- "A shop',
    ],
    [
      put(storeroom, '  - - Storeroom\n    - storeroom.dev\n    - A shop.'),
      ['https://storeroom.dev'],
      '- storeroom.dev',
    ],
    [
      put(storeroom, '  - - Storeroom\n    - coming soon\n    - A shop.'),
      ['link'],
      '- coming soon',
    ],
    [
      put(storeroom, '  - - Storeroom\n    -\n    - A shop.'),
      ['no value or nothing or empty'],
      '    -',
    ],
  ]),
  ...mistakes('numbers and addresses of contacts', [
    [put(phone, '  - [Phone, 0170 1234567]'), ['tel:01701234567']],
    [put(phone, '  - [Phone, 01701234567]'), ['tel:01701234567']],
    [put(phone, '  - [Phone, 0170/1234567]'), ['tel:01701234567']],
    [put(phone, '  - [Phone, tel:0170 1234567]'), ['tel:01701234567']],
    [put(phone, '  - [Phone, tel: +34600000000]'), ['tel:+34600000000']],
    [put(phone, "  - [Phone, 'tel:+34600000000]"), ["'"]],
    [put(phone, '  - [Phone, ‘tel:+34600000000’]'), ['‘']],
    [put(email, '  - [Email, mailto://alma@reyes.dev]'), ['mailto:alma@reyes.dev']],
    [put(email, '  - [Email, alma(at)reyes.dev]'), ['mailto:']],
    [put(email, '  - [Email, alma@reyes,dev]'), ['2 items']],
    [put(email, '  - [@alma, https://social.dev/@alma]'), ['@', 'quotes']],
    [put(email, '  - ["\u200b", https://social.dev/alma]'), ['empty']],
    [put(email, '  - ["", https://social.dev/alma]'), ['empty']],
    [put(email, '  - [Social, https://social.dev/#/alma #me]'), ['comment or ]']],
    [put(email, '  - [Social, https://social.dev/alma)'), [']']],
  ]),
  ...mistakes('blocks of the content in the wrong place', [
    [
      put('personalOwn:\n  own:\n    nameOwn: Alma Reyes', 'personalOwn:\n    nameOwn: Alma Reyes'),
      ['own'],
      '    nameOwn',
    ],
    [move('    profession: ', '  - - Mesa'), 'profession', '    profession'],
    [move('    label: I', 'contactMe:'), 'label', '    label: I'],
    [move('  - - Mesa', '  - [Email'), ['2 items'], '- - Mesa'],
    [move('  - [Email', '  - - Mesa'), ['3 items'], '- [Email'],
    [put('contactMe: #', '  contactMe: #'), 'too far'],
    [put('projects: #', '  projects: #'), 'too far'],
    [put('projects: # each as [title, URL, description]', 'projects: none'), ['list']],
    [add('contactMe:', '  -'), ['no value or nothing or empty'], '  -'],
    [
      put('contactMe: #', 'theme:\n  preset: noir\ncontactMe: #'),
      ['theme', 'site.config.yaml'],
      'theme:',
    ],
    [put('contactMe: #', 'pages: []\ncontactMe: #'), ['pages', 'site.config.yaml'], 'pages:'],
    [put('contactMe: #', 'app:\n  name: Alma\ncontactMe: #'), ['app', 'site.config.yaml'], 'app:'],
    [drop('contactMe:'), 'contactMe', 'personalOwn:'],
    [drop('projects:'), 'projects', 'personalOwn:'],
    [drop('  own:'), 'own', 'personalOwn:'],
  ]),
  ...mistakes('texts of the content', [
    [
      put('    profession: Full-stack developer', '    profession: @home developer'),
      ['@', 'quotes'],
    ],
    [
      put('    profession: Full-stack developer', '    profession: Developer & *mother*: both'),
      ['colon', 'quotes'],
    ],
    [put('    profession: Full-stack developer', '    profession: „Developer“'), '„'],
    [
      put('    profession: Full-stack developer', '    profession: # Developer'),
      ['no value or comment'],
    ],
    [put('    profession: Full-stack developer', '    profession = Developer'), 'colon'],
    [put('    profession: Full-stack developer', '    profession Developer'), 'colon'],
    [put('    profession: Full-stack developer', '    Profession: Developer'), 'profession'],
    [put('    profession: Full-stack developer', '    beruf: Developer'), 'profession'],
    [put('    profession: Full-stack developer', '\tprofession: Developer'), 'tab'],
    [put('    profession: Full-stack developer', '    profession: "Developer'), '"'],
    [put('    profession: Full-stack developer', '    profession: <b>Developer</b>'), '<b>'],
    [put('    nameOwn:', '    name_own:'), 'nameOwn'],
    [put('contactMe: #', 'contact_me: #'), 'contactMe'],
    [put('personalOwn:', 'personal-own:'), 'personalOwn'],
  ]),
];
