import { add, all, indentLine, put } from '../edits.ts';
import { type Mistake, mistakes } from '../mistake.ts';

const period = '          - period: 2017 – 2021';
const contactHeading = "        heading: 'Contact me by:'";
const logo = '  logo: { src: /media/logo.svg, alt: Vitrine, width: 25, height: 25 }';
const code = '          - { label: Code, url: https://example.com/alma-reyes/code }';

/** Mistakes of every kind, in the parts of the file that are seldom touched. */
export const seldomTouched: readonly Mistake[] = [
  ...mistakes('mistakes in the head of the file', [
    [put('  name: Vitrine', '  nmae: Vitrine'), 'name'],
    [put('  name: Vitrine', '  name: "Vitrine'), '"'],
    [put('  name: Vitrine', '  name: Vitrine"'), '"'],
    [put('  name: Vitrine', '  name: [Vitrine]'), 'Vitrine'],
    [put('  name: Vitrine', '  name: Vitrine;'), ';'],
    [put('  name: Vitrine', '  name:\n    - Vitrine'), 'Vitrine', '- Vitrine'],
    [put('  name: Vitrine', '  name: &name Vitrine'), '&'],
    [put('  name: Vitrine', '  name: => Vitrine'), '=>'],
    [put('  language: en', '  language: english'), 'en'],
    [put('  language: en', '  language: en_US.UTF-8'), 'en'],
    [put('  language: en', '  locale: en-us'), 'language'],
    [put('  language: en', '  language: [en, es]'), 'language or tag'],
    [put('  description: Alma Reyes is', '  description: > Alma Reyes is'), '>'],
    [put('  description: Alma Reyes is', '  description: Alma Reyes: is'), 'colon'],
    [put("  host: ''", '  host: api.alma.dev'), 'https://'],
    [put("  host: ''", '  host: /'), "''"],
    [put("  host: ''", '  host: localhost:3000'), 'http'],
    [put("  host: ''", '  host: none'), "''"],
    [put("  host: ''", "  host: '"), "'"],
    [put('    index: /api/index', '    index: api/index'), '/api/index'],
    [put('    index: /api/index', '    index: https://alma.dev/api/index'), 'path'],
    [put("  separator: ' - '", '  separator: - '), 'separator or -'],
    [put("  separator: ' - '", '  separator: |'), '|'],
    [put('owner:\n  name: Alma Reyes', 'owner: Alma Reyes\n#'), 'name'],
    [put('owner:', 'owner'), 'colon'],
    [put('  fadeInUp: {', '  fadeinup: {'), 'fadeInUp'],
    [
      put(
        '  fadeInUp: { duration: 800, axis: y, offset: 550 }',
        '  fadeInUp: { duration: 800ms, axis: y, offset: 550 }',
      ),
      '800',
    ],
    [
      put(
        '  fadeInUp: { duration: 800, axis: y, offset: 550 }',
        '  fadeInUp: { duration = 800, axis = y, offset = 550 }',
      ),
      'colon',
    ],
    [
      put(
        '  fadeInUp: { duration: 800, axis: y, offset: 550 }',
        '  fadeInUp: { duration: 800, axis: y, offset: 550',
      ),
      '{',
    ],
    [
      put('  fadeInUp: { duration: 800, axis: y, offset: 550 }', '  fadeInUp: { 800, y, 550 }'),
      'duration',
    ],
    [
      put(
        '  fadeInUp: { duration: 800, axis: y, offset: 550 }',
        '  fadeInUp: { duration: 800, axis: y, distance: 550 }',
      ),
      'offset',
    ],
    [
      put(
        '  fadeInUp: { duration: 800, axis: y, offset: 550 }',
        '  fadeInUp: {duration:800,axis:y,offset:550}',
      ),
      'colon or blank',
    ],
    [put(logo, '  logo: { src: /media/logo.svg, alt: Vitrine, width: 25, height: 25 },'), ','],
    [put(logo, '  logo: { src: /media/logo.svg, alt: Vitrine, size: 25 }'), 'size'],
    [put(logo, '  logo: { src: "/media/logo.svg, alt: Vitrine, width: 25, height: 25 }'), '"'],
    [put(logo, '  logo: { src: /media/logo.svg alt: Vitrine, width: 25, height: 25 }'), 'comma'],
    [
      put(logo, '  logo: { src: /media/logo.svg, alt: Vitrine: home, width: 25, height: 25 }'),
      'colon',
    ],
    [put('  menu: Menu', '  menu: ☰ # the sign\n  burger: true'), 'burger', 'burger'],
  ]),
  ...mistakes('mistakes in the sections', [
    [put(contactHeading, "        heading: 'Contact me by':"), "' or colon"],
    [put(contactHeading, '        heading: Contact me by: # the data service'), 'colon'],
    [put(contactHeading, "        'heading: Contact me by:'"), 'heading or key'],
    [put(contactHeading, '        # Contact me by'), 'heading', '- type: contact'],
    [put(contactHeading, '        heading = Contact me'), 'colon'],
    [put(contactHeading, '       heading: Contact me'), 'indented'],
    [put(contactHeading, '         heading: Contact me'), 'indented'],
    [put(contactHeading, '        - heading: Contact me'), 'dash'],
    [put(contactHeading, '        heading - Contact me'), 'colon or no key'],
    [
      put(contactHeading, `        icons:\n          example.com: fa-globe\n${contactHeading}`),
      'world or globe',
      'fa-globe',
    ],
    [put(contactHeading, `        icons: world\n${contactHeading}`), 'icons or block'],
    [put("        separator: '**********'", '        separator: **********'), '*'],
    [put("        separator: '**********'", "        separator: '----------'"), 'asterisks'],
    [put("        separator: '**********'", '        separator: ***'), '*'],
    [put('          - PHP', '          - PHP,'), ','],
    [put('          - PHP\n          - Laravel', '          - PHP, Laravel,'), ','],
    [put('          - PHP\n          - Laravel', '          - PHP - Laravel: both'), 'colon'],
    [
      put('          - PHP\n          - Laravel', '          - PHP\n          Laravel'),
      'dash',
      '          Laravel',
    ],
    [
      put('          - PHP\n          - Laravel', '          – PHP\n          – Laravel'),
      '– or dash',
    ],
    [
      put('          - PHP\n          - Laravel', '          - "PHP"\n          - "Laravel'),
      '"',
      '"Laravel',
    ],
    [put('          - PHP\n          - Laravel', '          [PHP, Laravel]'), 'dash or ['],
    [
      put('          - PHP\n          - Laravel', '          - PHP\n            - Laravel'),
      'indented or dash',
      '            - Laravel',
    ],
    [put(code, '          - { label: Code; url: https://example.com/alma-reyes/code }'), 'comma'],
    [put(code, '          - [ Code, https://example.com/alma-reyes/code ]'), 'label'],
    [put(code, '          - Code: https://example.com/alma-reyes/code'), 'label'],
    [
      put(code, '          - label: Code\n          - url: https://example.com/alma-reyes/code'),
      'dash',
      '- url',
    ],
    [
      put(code, '          - label: Code\n            href: https://example.com/alma-reyes/code'),
      'url',
      'href',
    ],
    [
      put(
        code,
        '          - { label: Code, url: https://example.com/alma-reyes/code, target: _blank }',
      ),
      'target',
    ],
    [put(code, '          - https://example.com/alma-reyes/code'), 'label'],
    [put(code, '          - <a href="https://example.com/alma-reyes/code">Code</a>'), 'label'],
    [put(period, '          - period 2017 – 2021'), 'colon'],
    [put(period, '          - 2017 – 2021'), 'period or key'],
    [put(period, '          - date: 2017'), 'period'],
    [
      put(period, '          - period: 2017 –\n            2021'),
      'indented or text or key',
      '            2021',
    ],
    [put(period, '          -period: 2017 – 2021'), 'dash or blank'],
    [indentLine(period, -2), 'indented'],
    [indentLine(period, 2), 'indented'],
    [
      put('            place: Tin Roof', '            place: Tin Roof\n            points: Roofs'),
      'list',
      'points: Roofs',
    ],
    [
      put(
        '            place: Tin Roof',
        '            place: Tin Roof\n            points:\n            Roofs',
      ),
      'indented or dash or list',
      '            Roofs',
    ],
    [
      put(
        '            place: Tin Roof',
        '            place: Tin Roof\n            points:\n              Roofs',
      ),
      'dash or list',
      '              Roofs',
    ],
    [put('            place: Tin Roof', '            place: "Tin" Roof'), '"'],
    [
      put(
        '            place: Tin Roof',
        '            place: Tin Roof\n            logo: /media/logo.svg',
      ),
      'logo',
      'logo: /media/logo.svg\n'.trim(),
    ],
    [put('          on: 🔊 Activar sonido', '          yes: 🔊 Activar sonido'), 'on'],
    [put('          on: 🔊 Activar sonido', '          on: : Activar sonido'), ':'],
    [put('          language: es', '          language: Spanish'), 'es'],
    [put('type: \'video/mp4; codecs="av01.0.05M.10"\'', 'type: mp4'), 'video/mp4'],
    [put('poster: /media/poster.webp', 'poster: poster.webp'), 'public'],
    [
      put(
        '            - { label: Contact, page: contact-me }',
        '            - Contact: contact-me',
      ),
      ['label', 'page'],
    ],
    [put('          name: fadeInDown', '          name: fadeinDown'), 'fadeInDown'],
    [put('          name: fadeInDown', '          title: fadeInDown'), 'name'],
    [all(put('  - path: projects', '  - path: contact-me')), 'contact-me'],
    [add('  - path: projects', '    sections: []'), 'sections', 'sections:'],
  ]),
];
