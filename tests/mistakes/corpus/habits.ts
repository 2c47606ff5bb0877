import { add, all, put } from '../edits.ts';
import { type Mistake, mistakes } from '../mistake.ts';

const tags = '            tags:\n              - Node.js\n              - MySQL';

const quote = '          - text: She listens first.\n            name: Jo Harbour';

const tide = '            text: The tides of every harbour on one page.';

const embed = (...lines: readonly string[]) =>
  put('      - type: download', [...lines, '      - type: download'].join('\n'));

const contactHeading = "        heading: 'Contact me by:'";

const logo = '  logo: { src: /media/logo.svg, alt: Vitrine, width: 25, height: 25 }';

const code = '          - { label: Code, url: https://example.com/alma-reyes/code }';

/** Habits from other formats, in all sections and in parts of the file that are seldom touched. */
export const habits: readonly Mistake[] = [
  ...mistakes('quotation marks of word processors and other languages', [
    [put('        heading: Kind words', "        heading: ''Kind words''"), "'"],
    [put('        heading: Kind words', '        heading: ""Kind words""'), '"'],
  ]),
  ...mistakes('dashes and dots of word processors', [
    [put('          - Angular', '          — Angular'), 'dash'],
    [put('          - Angular', '          ‐ Angular'), 'dash'],
    [put('          - Angular', '          − Angular'), 'dash'],
    [put('          - Angular', '          ‑ Angular'), 'dash'],
    [put('          - Angular', '          ● Angular'), 'dash'],
    [put('          - Angular', '          · Angular'), 'dash'],
    [put('          - Angular', '          ➤ Angular'), 'dash'],
    [put('          - Angular', '          1. Angular'), 'dash'],
    [put('          - Angular', '          -- Angular'), 'dash'],
    [put('      - type: facts', '      — type: facts'), 'dash'],
    [put('  - path: career', '  1. path: career'), 'dash'],
  ]),
  ...mistakes('blanks and colons', [
    [put('            file: /media/track.m4a', '            file:/media/track.m4a'), 'blank'],
    [put('{ label: Code, url:', '{ label:Code, url:'), 'blank'],
    [put('{ label: Code, url: ', '{ label: Code, url:'), 'blank'],
    [put('src: /media/logo.svg, alt:', 'src: /media/logo.svg. alt:'), ['comma']],
    [put('src: /media/logo.svg, alt:', 'src: /media/logo.svg; alt:'), ['comma']],
    [put('src: /media/logo.svg, alt:', 'src: /media/logo.svg， alt:'), ['comma']],
  ]),
  ...mistakes('several things on one line', [
    [put(tags, '            tags: - Node.js - MySQL'), ['line or list']],
    [put(tags, '            tags: - Node.js\n              - MySQL'), ['line or list']],
    [put('      - type: facts\n        items:', '      - type: facts items:'), ['line or colon']],
    [
      put('    sections:\n      - type: contact', '    sections: - type: contact'),
      ['line or list'],
    ],
    [put('          - value: 12\n            label: Years', '          - 12 Years'), ['value']],
    [put('          - value: 12\n            label: Years', '          - 12: Years'), ['value']],
  ]),
  ...mistakes('texts with signs', [
    [put('    title: Career{separator}{appName}', '    title: Career {{appName}}'), ['{appName}']],
    [put('    title: Career{separator}{appName}', '    title: %appName%'), ['%', 'quotes']],
    [put('    title: Career{separator}{appName}', '    title: Career - {app.name}'), ['{appName}']],
    [put('    title: Career{separator}{appName}', '    title: Career - {name}'), ['{']],
    [put('    title: Career{separator}{appName}', '    title: Career - {owner}'), ['{ownerName}']],
    [put('            alt: A portrait', "            alt: 'Alma's portrait'"), ['apostrophe']],
    [put('              alt: A table of tides', '              alt: [A table]'), ['text']],
    [put('            note: In the last season.', '            note: | 20 a day'), ['|', 'quotes']],
    [put('            note: In the last season.', '            note: - 20 a day'), ['-', 'quotes']],
    [put('            note: In the last season.', '            note: "20" a day'), ['"', 'quotes']],
    [put('            note: In the last season.', '            note: "a \\d b"'), ['backslash']],
  ]),
  ...mistakes('numbers, truth values and nothing', [
    [put('  language: en', '  language: NO!'), 'language or no'],
    [put('    link: Career', '    link: Null'), ['quotes']],
    [put('    link: Career', '    link: FALSE'), ['quotes']],
    [put('    link: Career', '    link: 007'), ['quotes']],
    [put('    link: Career', '    link: 1e3'), ['quotes']],
    [put('        aside: true', '        aside: Yes'), 'true'],
    [put('stagger: 300', 'stagger: 1.000'), '1'],
    [put('axis: y, offset: 50 }', 'axis: true, offset: 50 }'), '"y"'],
    [add('  preset: dusk', '  accent: red'), ['light']],
    [add('  preset: dusk', '  accent: { light: 4a37b8 }'), ['#4a37b8']],
    [add('  preset: dusk', '  accent: { light: rgb(74, 55, 184) }'), ['quotes or rgb']],
    [add('  preset: dusk', '  fonts: Georgia'), ['text or display']],
  ]),
  ...mistakes('paths and addresses', [
    [
      put('              src: /media/poster.webp', '              src: /public/media/poster.webp'),
      '/media/poster.webp',
    ],
    [
      put('              src: /media/poster.webp', '              src: /poster.webp'),
      '/media/poster.webp',
    ],
    [
      put('              src: /media/poster.webp', '              src: /media/poster.jpg'),
      '/media/poster.webp',
    ],
    [
      put('              src: /media/poster.webp', '              src: /media/Poster.webp'),
      '/media/poster.webp',
    ],
    [put('            url: https://tides.works/', '            url: http//tides.works'), ['http']],
    [
      put('            url: https://tides.works/', '            url: https: //tides.works'),
      ['https'],
    ],
    [put('            url: https://tides.works/', '            url: #about'), ['comment or #']],
    [put('            url: https://tides.works/', '            url: /projects'), ['page or file']],
    [
      put('            url: https://tides.works/', '            url: mailto: info@tides.works'),
      'mailto:info@tides.works',
    ],
    [put('page: contact-me }', 'page: https://alma.dev/contact-me }'), 'contact-me'],
    [put('page: contact-me }', 'page: #contact-me }'), ['comment']],
    [put('page: contact-me }', 'page: Contact me }'), 'contact-me'],
    [put('            page: projects', '            page: home'), ["''"]],
    [put('  - path: career', '  - path: #career'), ['comment']],
  ]),
  ...mistakes('keys in other languages', [[put('    link: Career', '    enlace: Career'), 'link']]),
  ...mistakes('words for keys that a program would know', [
    [put('        heading: Kind words', '        heading-text: Kind words'), 'heading'],
  ]),
  ...mistakes('a stray letter', [
    [put('    link: Career', 'l    link: Career'), ['link']],
    [put('    link: Career', '   # link: Career'), 'link', '- path: career'],
    [put('  - path: career', '   - path: career'), 'too far'],
  ]),
  ...mistakes('quotes, cards and facts', [
    [put(quote, quote.replace('text: She listens first.', 'text: "She listens", he said.')), '"'],
    [put(quote, '          - "She listens first." – Jo Harbour'), '"'],
    [put(tide, `${tide}\n              More of it: a map.`), 'colon', 'More of it'],
    [put(tide, '            text: <p>The tides</p>'), '<p>'],
    [put(tide, '            text: ### The tides'), '#'],
    [put('            tags:\n              - Node.js\n', '            tags: - Node.js\n'), 'line'],
  ]),
  ...mistakes('the timeline and running text', [
    [put('              - Bookings in two clicks', '              - #1 in bookings'), '#'],
    [put('          - heading: Tools', '          - ## Tools'), '#'],
    [put('          - heading: Tools', '          - h2: Tools'), 'heading'],
    [put('          - quote: Less is more.\n', '          - > Less is more.\n'), '>'],
  ]),
  ...mistakes('a video of another host', [
    [
      embed('      - type: embed', '        title: Talk', '        video: dQw4w9WgXcQ'),
      'https',
      'video: d',
    ],
    [
      embed('      - type: embed', '        video: https://vimeo.com/1084537'),
      'title',
      'type: embed',
    ],
  ]),
  ...mistakes('repeats', [
    [put('          - PHP', '          - &tools PHP'), '&'],
    [put('        items:\n          - PHP', '        items: &tools\n          - PHP'), '&tools'],
    [put('    link: Career', '    <<: *page\n    link: Career'), '<<'],
    [put('      - type: cards', '      - type: cards\n        id: My Work'), 'my-work', 'id: My'],
    [put('      - type: cards', '      - type: cards\n        menu: Work'), 'id', 'menu: Work'],
  ]),
  ...mistakes('mistakes in the head of the file', [
    [put('  name: Vitrine', '  name: Vitrine"'), '"'],
    [put('  name: Vitrine', '  name: &name Vitrine'), '&'],
    [put('  name: Vitrine', '  name: => Vitrine'), '=>'],
    [put('  language: en', '  language: english'), 'en'],
    [put('  language: en', '  language: en_US.UTF-8'), 'en'],
    [put("  host: ''", '  host: api.alma.dev'), 'https://'],
    [put("  host: ''", '  host: /'), "''"],
    [put('    index: /api/index', '    index: api/index'), '/api/index'],
    [put('    index: /api/index', '    index: https://alma.dev/api/index'), 'path'],
    [put("  separator: ' - '", '  separator: - '), 'separator or -'],
    [put("  separator: ' - '", '  separator: |'), '|'],
    [put('owner:\n  name: Alma Reyes', 'owner: Alma Reyes\n#'), 'name'],
    [
      put('  fadeInUp: { duration: 800, axis: y, offset: 550 }', '  fadeInUp: { 800, y, 550 }'),
      'duration',
    ],
    [put(logo, '  logo: { src: /media/logo.svg alt: Vitrine, width: 25, height: 25 }'), 'comma'],
  ]),
  ...mistakes('mistakes in the sections', [
    [put(contactHeading, "        heading: 'Contact me by':"), "' or colon"],
    [put(contactHeading, '        # Contact me by'), 'heading', '- type: contact'],
    [put(contactHeading, '         heading: Contact me'), 'indented'],
    [put(contactHeading, `        icons: world\n${contactHeading}`), 'icons or block'],
    [put("        separator: '**********'", "        separator: '----------'"), 'asterisks'],
    [put('          - PHP\n          - Laravel', '          [PHP, Laravel]'), 'dash or ['],
    [put(code, '          - { label: Code; url: https://example.com/alma-reyes/code }'), 'comma'],
    [put(code, '          - [ Code, https://example.com/alma-reyes/code ]'), 'label'],
    [put(code, '          - Code: https://example.com/alma-reyes/code'), 'label'],
    [put(code, '          - https://example.com/alma-reyes/code'), 'label'],
    [put(code, '          - <a href="https://example.com/alma-reyes/code">Code</a>'), 'label'],
    [put('            place: Tin Roof', '            place: "Tin" Roof'), '"'],
    [put('type: \'video/mp4; codecs="av01.0.05M.10"\'', 'type: mp4'), 'video/mp4'],
    [put('poster: /media/poster.webp', 'poster: poster.webp'), 'public'],
    [all(put('  - path: projects', '  - path: contact-me')), 'contact-me'],
    [add('  - path: projects', '    sections: []'), 'sections', 'sections:'],
  ]),
];
