import { add, all, drop, indentLine, put } from '../edits.ts';
import { type Mistake, mistakes } from '../mistake.ts';

const first = '  name: Vitrine';
const contactPath = '  - path: contact-me';

/** What owners bring from other site generators, such as Jekyll, Hugo and Eleventy. */
export const generators: readonly Mistake[] = [
  ...mistakes('keys of the whole site as other generators have them', [
    [put('app:\n', 'baseURL: https://alma.dev/\napp:\n'), ['baseURL', 'app']],
    [put('app:\n', 'baseurl: "/portfolio"\napp:\n'), ['baseurl', 'app']],
    [put('app:\n', 'languageCode: de-de\napp:\n'), ['languageCode', 'app']],
    [put('app:\n', 'title: Alma Reyes\napp:\n'), 'title'],
    [put('app:\n', 'author: Alma Reyes\napp:\n'), ['author', 'owner']],
    [put('app:\n', 'plugins:\n  - jekyll-feed\n  - jekyll-sitemap\napp:\n'), 'plugins'],
    [put('app:\n', 'social:\n  github: alma\n  mastodon: alma\napp:\n'), 'social'],
    [put('app:\n', 'params:\n  dateFormat: 2 Jan 2006\napp:\n'), 'params'],
    [put('app:\n', '[params]\napp:\n'), '[params]'],
    [add(first, '  author: Alma Reyes'), 'author'],
    [add(first, '  keywords: [portfolio, web]'), 'keywords'],
    [add(first, '  baseUrl: https://alma.dev'), 'url'],
    [add(first, '  copyright: 2026 Alma Reyes'), 'copyright'],
    [put('theme:\n  preset: dusk', 'theme: minima\n#'), 'preset'],
    [put('            alt: A portrait', '            alt: A portrait\n---'), '---', '---'],
  ]),
  ...mistakes('keys of a page as other generators have them', [
    [put(contactPath, '  - permalink: /contact-me/'), 'path'],
    [put(contactPath, '  - slug: contact-me'), 'path'],
    [put(contactPath, '  - path: /contact-me/'), 'contact-me'],
    [put(contactPath, '  - path: contact-me.html'), 'contact-me'],
    [put(contactPath, '  - path: contact-me/index.md'), 'path'],
    [add(contactPath, '    layout: page'), 'layout'],
    [add(contactPath, '    draft: true'), 'hidden'],
    [add(contactPath, '    date: 2024-05-01'), 'date'],
    [add(contactPath, '    weight: 10'), 'weight'],
    [add(contactPath, '    published: false'), 'published'],
    [add(contactPath, '    nav_order: 2'), 'nav_order'],
    [add(contactPath, '    image: /media/poster.webp'), 'image'],
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
    [
      put(
        '    title: Contact me{separator}{appName}',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: this is what is wrong with it
        '    title: Contact me${separator}${appName}',
      ),
      'brace',
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
    [
      put('          src: /media/portrait.webp', '          src: ../public/media/portrait.webp'),
      '/media/portrait.webp',
    ],
    [put('          src: /media/portrait.webp', '          src: @/media/portrait.webp'), '@'],
    [put('          src: /media/portrait.webp', '          src: ~/media/portrait.webp'), '/media/'],
  ]),
  ...mistakes('sections as other generators have them', [
    [put('      - type: contact\n', '      - contact:\n'), 'type'],
    [put('      - type: contact\n', '      - contact\n'), 'type'],
    [put('      - type: contact\n', '      - component: contact\n'), 'type'],
    [put('      - type: contact\n', '      - _type: contact\n'), 'type'],
    [put('      - type: contact\n', '      - block: contact\n'), 'type'],
    [put('      - type: contact\n', '      - type: blocks/contact\n'), 'contact'],
    [put('      - type: contact\n', '      - type: <Contact />\n'), 'contact'],
    [put('      - type: contact\n', '      - type: contact.html\n'), 'contact'],
    [
      all(
        put('      - type: contact\n', '      - type: contact\n        props:\n'),
        indentLine("        heading: 'Contact me by:'", 2),
        indentLine('        empty: Nothing', 2),
      ),
      'props',
      'props',
    ],
    [
      all(
        drop('      - type: contact'),
        put('Reyes.\n    sections:', 'Reyes.\n    sections: # gone'),
      ),
      'value',
    ],
  ]),
];
