import { add, put } from '../edits.ts';
import { type Mistake, mistakes } from '../mistake.ts';

const stagger = '  stagger: 300';

const list = '  list: { duration: 600, axis: y, offset: -550 }';

const production = '  production: false';

const preset = '  preset: dusk';

const below = (...lines: readonly string[]) => add(preset, lines.join('\n'));

const harbour = '            url: https://harbour.works/team';

/** Values of the wrong kind, and values, colours and links that are none of those allowed. */
export const values: readonly Mistake[] = [
  ...mistakes('a number with a unit or in words', [
    [put('stagger: 300', 'stagger: 300ms'), '300'],
    [put('stagger: 300', 'stagger: 0.3s'), '300'],
    [put('width: 25,', 'width: "25",'), '25'],
    [put('stagger: 300', 'stagger: "300"'), '300'],
    [put('stagger: 300', 'stagger: fast'), 'number'],
    [put('stagger: 300', 'stagger: 300,5'), 'number'],
    [add('  preset: dusk', '  overlay: 0.5'), 'number'],
    [add('  preset: dusk', '  radius: large'), 'number'],
    [put('height: 25 }', 'height: auto }'), 'number'],
  ]),
  ...mistakes('a truth value that is none', [
    [put('    navigation: false', '    navigation: "no"'), 'false'],
    [put('    navigation: false', '    navigation: no'), 'false'],
    [put('    navigation: false', '    navigation: off'), 'false'],
    [put('    navigation: false', '    navigation: 0'), 'false'],
    [put('    navigation: false', '    navigation: hidden'), 'false'],
    [put('        aside: true', '        aside: yes'), 'true'],
  ]),
  ...mistakes('a text that YAML reads as something else', [
    [put('    link: Contact', '    link: true'), 'quotes'],
    [put('    link: Contact', '    link: 2024'), 'quotes'],
    [put('    link: Contact', '    link: null'), 'null'],
    [put('    link: Contact', '    link: ~'), '~'],
    [put('    link: Contact', '    link:'), 'no value'],
    [put('    link: Contact', "    link: ''"), 'empty'],
    [put('    link: Contact', '    link: ""'), 'empty'],
    [put('          - period: 2021 – today', '          - period: 2021'), 'quotes'],
    [put('          - Angular', '          - true'), 'quotes'],
    [put('          - Angular', '          - 1.10'), 'quotes'],
    [put('  version: 1.0.0', '  version: 1.0'), '1.0.0'],
    [put('  version: 1.0.0', '  version: 1'), '1.0.0'],
    [put('  version: 1.0.0', '  version: v1.0.0'), '1.0.0'],
    [put('  name: Alma Reyes', '  name: [Alma, Reyes]'), 'text'],
    [put('  name: Alma Reyes', '  name: { first: Alma, last: Reyes }'), 'text'],
    [put("    title: '{ownerName}'", '    title: {ownerName}'), 'quotes'],
  ]),
  ...mistakes('an empty value', [
    [put('          - Angular', '          -'), 'no value'],
    [put('    title: Career{separator}{appName}', '    title:'), 'no value'],
  ]),
  ...mistakes('a value that is none of those allowed', [
    [put('name: fadeInDown', 'name: fadeindown'), 'fadeInDown'],
    [put('name: fadeInDown', 'name: fade-in-down'), 'fadeInDown'],
    [put('name: fadeInDown', 'name: slide'), 'fadeInDown'],
    [put('  preset: dusk', '  preset: dark'), 'dusk'],
    [add('  preset: dusk', '  fonts: { text: arial }'), 'system-sans'],
    [put('type: prose', 'type: Prose'), 'prose'],
    [put('type: prose', 'type: text'), 'prose'],
  ]),
  ...mistakes('a list where a text is meant, and a text where a list is meant', [
    [put('        heading: Kind words', '        heading: [Kind, words]'), 'text'],
    [put('owner:\n  name: Alma Reyes', 'owner: Alma Reyes'), 'name'],
    [put('theme:\n  preset: dusk', 'theme: dusk'), 'preset'],
    [put('          - PHP', '          - name: PHP\n            level: 5'), 'text'],
    [put('  endpoints:', '  endpoints: /api\n  x:'), ['endpoints']],
  ]),
  ...mistakes('a page or a title that does not exist', [
    [put('page: contact-me }', 'page: contact }'), 'contact-me'],
    [put('page: contact-me }', 'page: /contact-me }'), 'contact-me'],
    [put('page: contact-me }', 'page: contact-me.html }'), 'contact-me'],
    [put('            page: projects', '            page: /projects/'), 'projects'],
    [put('  - path: career', '  - path: /career'), 'career'],
    [put('  - path: career', '  - path: Career'), 'career'],
    [put('  - path: career', '  - path: projects'), 'projects'],
    [put("  - path: ''", '  - path: home'), 'first page', 'pages:'],
    [
      put('    title: Career{separator}{appName}', '    title: Career{seperator}{appName}'),
      '{separator}',
    ],
    [
      put('    title: Career{separator}{appName}', '    title: Career{separator}{appname}'),
      '{appName}',
    ],
    [
      put('    title: Career{separator}{appName}', '    title: Career{separator}{site}'),
      '{appName}',
    ],
  ]),
  ...mistakes('a section without a key that its type needs', [
    [put('          - label: The sound\n            file', '          - file'), 'label'],
  ]),
  ...mistakes('a label as a key', [
    [put('label: Projects, page: projects', 'Projects: projects'), 'label'],
  ]),
  ...mistakes('numbers with units, commas and other signs', [
    [put(stagger, '  stagger: 0,3'), 'whole number'],
    [put(stagger, '  stagger: 300;'), ';'],
    [put(stagger, '  stagger: 300 ms'), '300'],
    [put(stagger, "  stagger: 1'200"), '1200'],
    [put(stagger, '  stagger: 1 200'), '1200'],
    [put(stagger, '  stagger: [300]'), '300'],
    [put(list, '  list: { duration: 600, axis: y, offset: –550 }'), '-550'],
    [put(list, '  list: { duration: 600, axis: y, offset: -550 ]'), '}'],
    [put(list, '  list: { duration: 600, axis: Y, offset: -550 }'), 'y'],
    [put(list, '  list: ( duration: 600, axis: y, offset: -550 )'), ['(']],
    [put(list, '  list: 600 y -550'), 'duration'],
    [put(list, '  list: duration: 600, axis: y, offset: -550'), '{ or colon'],
    [put('width: 25,', 'width: auto,'), 'whole number'],
    [put('version: 1.0.0', 'version: 1.0'), '1.0'],
    [put('version: 1.0.0', 'version: 1,0,0'), '1.0.0'],
    [put('version: 1.0.0', 'version: 2026-05-01'), '1.0.0'],
    [put('  - path: career', '  - path: 2024'), 'quotes'],
  ]),
  ...mistakes('words for yes and no', [
    [put(production, '  production: ja'), 'true'],
    [put(production, '  production: on'), 'true'],
  ]),
  ...mistakes('figures and dates where a text belongs', [
    [put('period: 2021 – today', 'period: [2021, today]'), 'text'],
    [put('period: 2021 – today', 'from: 2021\n            to: today'), 'period'],
    [put('period: 2021 – today', 'period: 2021: today'), 'colon'],
    [put('period: 2021 – today', 'period: "2021" – today'), '"'],
    [put('- value: 12\n', '- value: +12\n'), '+'],
    [put('- value: 12\n', '- value: 0012\n'), '0012'],
    [put('- value: 12\n', '- value: 12.50\n'), 'quotes'],
    [put('- value: 12\n', '- value: 1e3\n'), '1e3'],
    [put('- value: 12\n', '- value: > 12\n'), '>'],
    [put('- value: 12\n', '- value: %12\n'), '%'],
    [put('- value: 12\n            label: Years', '- Years: 12'), ['value', 'label']],
    [put('- value: 12\n            label: Years', '- 12 Years'), ['value', 'label']],
    [put('              - Node.js', '              - 3.10'), 'quotes'],
    [put('              - Node.js', '              - True'), 'quotes'],
    [put('          - PHP', '          - null'), 'null'],
  ]),
  ...mistakes('colours', [
    [below("  accent: '#4a37b8'"), ['light', 'dark']],
    [below('  accent: #4a37b8'), '#'],
    [below('  accent: { light: #4a37b8, dark: #b8aaff }'), '#'],
    [below('  accent:', '    light: 4a37b8'), '#4a37b8', 'light: 4a'],
    [below('  accent:', "    light: '#4a37b'"), 'colour', "light: '#"],
    [below('  accent:', "    - '#4a37b8'", "    - '#b8aaff'"), ['light', 'dark'], "- '#4a"],
    [below("  dark: '#b8aaff'"), 'dark'],
    [below('  colors:', "    primary: '#4a37b8'"), 'accent', 'colors'],
  ]),
  ...mistakes('fonts, corners and air', [
    [below('  fonts: Inter'), ['display', 'text']],
    [below('  fonts:', '    display: Inter'), 'figtree', 'display'],
    [below('  fonts:', '    display: figtree, sans-serif'), 'figtree', 'display'],
    [below('  fonts:', '    - figtree'), ['display', 'text'], '- figtree'],
    [below('  radius: round'), 'whole number'],
    [below('  density: cozy'), 'compact'],
    [put(preset, '  preset: [dusk]'), 'dusk'],
    [put(preset, '  dusk'), 'preset'],
  ]),
  ...mistakes('layout, typography and grade', [
    [below('  layout: centered'), 'welcome'],
    [below('  layout:', '    numbering: 1.'), 'decimal', 'numbering'],
    [below('  layout:', '    numbering: true'), 'decimal', 'numbering'],
    [below('  layout:', '    rules: false'), 'none', 'rules'],
    [below('  welcome: center'), 'layout'],
    [below('  typography:', '    align: center'), 'layout', 'align'],
    [below('  grade: true'), 'none'],
  ]),
  ...mistakes('links and pages', [
    [put(harbour, '            url: harbour.works/team'), 'https://'],
    [put(harbour, '            url: www.harbour.works'), 'https://'],
    [put(harbour, '            url: https:// harbour.works/team'), 'blank'],
    [put(harbour, '            url: htps://harbour.works/team'), 'https://'],
    [put(harbour, '            url: https:\\\\harbour.works\\team'), 'two slashes'],
    [put(harbour, '            url: [Team](https://harbour.works/team)'), '['],
    [put(harbour, '            url: file:///C:/team.html'), 'https://'],
    [put(harbour, '            url: https://harbour.works/team, https://tin.roof'), 'blank'],
    [put('            page: projects\n', '            page: /projects\n'), 'projects'],
    [put('            page: projects\n', '            page: projects.html\n'), 'projects'],
    [put('            page: projects\n', '            page: https://tides.works\n'), 'url'],
  ]),
  ...mistakes('icons, pictures and files', [
    [put('/notes }', '/notes, icon: fa-github }'), 'brand-github'],
    [put('/notes }', '/notes, icon: fab fa-github }'), 'brand-github'],
    [put('/notes }', '/notes, icon: /media/logo.svg }'), 'icon'],
    [put('/notes }', '/notes, icon: envelope }'), 'mail'],
    [
      put('            file: /media/logo.svg', '            file: media/logo.svg'),
      '/media/logo.svg',
    ],
    [
      put('            file: /media/logo.svg', '            file: /public/media/logo.svg'),
      '/media/logo.svg',
    ],
  ]),
  ...mistakes('the switch', [[put('system: As the system', 'system: true'), 'text']]),
];
