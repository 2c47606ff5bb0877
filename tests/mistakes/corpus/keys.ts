import { add, commentOut, drop, move, put } from '../edits.ts';
import { type Mistake, mistakes } from '../mistake.ts';

const first = '  name: Vitrine';

const contactPath = '  - path: contact-me';

/** Keys by another name, of another block, of another generator, or gone. */
export const keys: readonly Mistake[] = [
  ...mistakes('a key by another name for the same', [
    [put('    link: Contact', '    nav: Contact'), 'link'],
    [put('    link: Career', '    name: Career'), 'link'],
  ]),
  ...mistakes('one for many, and many for one', [
    [put('pages:\n  - path', 'page:\n  - path'), 'pages'],
  ]),
  ...mistakes('a key written in another way', [[put('  fadeInUp:', '  fade-in-up:'), 'fadeInUp']]),
  ...mistakes('a typo in a key', [
    [put('  description: Alma', '  desciption: Alma'), 'description'],
  ]),
  ...mistakes('a key in German', [[put('    title: Career', '    titel: Career'), 'title']]),
  ...mistakes('a key of another block', [
    [add('        aside: true', '        link: About'), 'link'],
    [put('    link: Contact', '    link: Contact\n    heading: Contact'), 'heading'],
    [add('  preset: dusk', '  language: en'), 'language'],
    [
      put('        heading: My Projects', '        heading: My Projects\n        items: [A, B]'),
      'items',
    ],
  ]),
  ...mistakes('a key that every object has', [
    [add('  name: Vitrine', '  constructor: Studio'), 'constructor'],
  ]),
  ...mistakes('a key that is gone', [
    [drop('    link: Contact'), 'link', '- path: contact-me'],
    [drop('    title: Career'), 'title', '- path: career'],
    [drop('        heading: About me'), 'heading', '- type: profile'],
    [drop('  skip: Skip'), 'skip', 'navigation:'],
    [drop('owner:'), 'owner', 'app:'],
    [drop('navigation:'), 'navigation', 'app:'],
    [drop('  description: Alma'), 'description', 'app:'],
    [drop('              alt: A table'), 'alt', 'picture:'],
    [drop('            name: Jo'), 'name', '- text: She listens'],
    [drop('            label: Years'), 'label', '- value: 12'],
    [drop('        pictures:'), 'pictures', '- type: gallery'],
    [put('      - type: facts\n        items:', '      - items:'), 'type'],
    [put('      - type: contact\n        heading', '      - heading'), 'type'],
    [put('label: Code, url: https://example.com/alma-reyes/code', 'label: Code'), 'url'],
    [put('src: /media/logo.svg, alt: Vitrine,', 'src: /media/logo.svg,'), 'alt'],
  ]),
  ...mistakes('the line of a block commented out, and what stands below it not', [
    [commentOut('    sections:'), 'sections'],
    [commentOut('owner:'), 'owner'],
    [commentOut('        photo:'), 'photo'],
    [commentOut('            picture:'), 'picture'],
    [commentOut('navigation:'), 'navigation'],
    [commentOut('  endpoints:'), 'endpoints'],
    [commentOut('        items:'), 'items'],
    [commentOut('pages:'), 'pages'],
    [commentOut('theme:'), 'theme'],
    [commentOut('      - type: facts'), ['type', 'facts']],
    [commentOut('            points:'), 'points'],
    [commentOut('        entrances:'), 'entrances'],
  ]),
  ...mistakes('a block in the wrong place', [
    [move('            name: Jo', '          - value: 12'), 'name'],
    [move('  skip: Skip', 'owner:'), 'skip'],
    [move('theme:', '  name: Vitrine'), 'theme'],
  ]),
  ...mistakes('keys of the whole site as other generators have them', [
    [put('app:\n', 'baseURL: https://alma.dev/\napp:\n'), ['baseURL', 'app']],
    [put('app:\n', 'title: Alma Reyes\napp:\n'), 'title'],
    [put('app:\n', 'author: Alma Reyes\napp:\n'), ['author', 'owner']],
    [put('app:\n', '[params]\napp:\n'), '[params]'],
    [put('theme:\n  preset: dusk', 'theme: minima\n#'), 'preset'],
    [put('            alt: A portrait', '            alt: A portrait\n---'), '---', '---'],
  ]),
  ...mistakes('keys of a page as other generators have them', [
    [put(contactPath, '  - path: /contact-me/'), 'contact-me'],
    [put(contactPath, '  - path: contact-me.html'), 'contact-me'],
    [put(contactPath, '  - path: contact-me/index.md'), 'path'],
    [put('    link: Contact', '    menu: Contact'), 'menu'],
    [put('  - path: contact-me\n    link: Contact', '  contact-me:\n    link: Contact'), 'dash'],
  ]),
  ...mistakes('templates and variables', [
    [
      put('    title: Contact me{separator}{appName}', '    title: {{ site.title }}'),
      'begins with {',
    ],
    [
      put('    title: Contact me{separator}{appName}', '    title: "{{ page.title }}"'),
      '{appName}',
    ],
    [
      put('    title: Contact me{separator}{appName}', '    title: Contact - {siteName}'),
      'appName',
    ],
    [put('    description: How to reach', '    description: {% include x.md %} How'), 'quotes'],
    [put(first, '  name: $APP_NAME'), '$APP_NAME'],
    [put(first, '  name: "{{ site.name }}"'), '{{ site.name }}'],
    [put('        heading: About me', '        heading: About {ownerName}'), '{ownerName}'],
    [put(first, '  name: !ENV APP_NAME'), '!'],
    [
      put('          src: /media/portrait.webp', "          src: {{ '/media/portrait.webp' }}"),
      '{',
    ],
    [put('          src: /media/portrait.webp', '          src: @/media/portrait.webp'), '@'],
    [put('          src: /media/portrait.webp', '          src: ~/media/portrait.webp'), '/media/'],
  ]),
  ...mistakes('sections as other generators have them', [
    [put('      - type: contact\n', '      - contact:\n'), 'type'],
    [put('      - type: contact\n', '      - contact\n'), 'type'],
    [put('      - type: contact\n', '      - component: contact\n'), 'type'],
    [put('      - type: contact\n', '      - type: blocks/contact\n'), 'contact'],
    [put('      - type: contact\n', '      - type: <Contact />\n'), 'contact'],
  ]),
];
