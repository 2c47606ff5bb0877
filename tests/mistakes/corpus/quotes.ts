import { add, put } from '../edits.ts';
import { type Mistake, mistakes } from '../mistake.ts';

const noBreak = '\u00a0';

const zeroWidth = '\u200b';

const link = '    link: Career';

const heading = '        heading: Featured';

/** Quotation marks, brackets and other signs, also as other keyboards and languages write them. */
export const quotes: readonly Mistake[] = [
  ...mistakes('a text with a colon and no quotes', [
    [put('          - Angular', '          - Angular: beginner'), ['colon', 'quotes']],
    [put('          - I plan before', '          - First: I plan before'), ['colon', 'quotes']],
  ]),
  ...mistakes('a text with a # and no quotes', [
    [put('    link: Career', '    link: #Career'), ['comment', 'quotes']],
    [put('heading: Kind words', 'heading: Kind #words'), ['comment', 'quotes']],
    [put('          - Angular', '          - C #lang'), ['comment', 'quotes']],
    [put('          - Angular', '          - #angular'), ['comment', 'quotes']],
    [add('  preset: dusk', '  accent: { light: #4a37b8 }'), ['#4a37b8', 'quotes']],
    [add('  preset: dusk', '  accent: { light: #4a37b8, dark: "#b8aaff" }'), ['#4a37b8', 'quotes']],
    [add('  preset: dusk', '  accent: #4a37b8'), ['#4a37b8', 'quotes']],
    [add('  preset: dusk', '  text: #222'), ['#222', 'quotes']],
  ]),
  ...mistakes('a text that begins with a sign of YAML', [
    [put('    link: Contact', '    link: @alma'), ['@', 'quotes']],
    [put('          - Angular', '          - @angular'), ['@', 'quotes']],
    [put('heading: Kind words', 'heading: *Kind words*'), ['*', 'quotes']],
    [put('heading: Kind words', 'heading: &c.'), ['&', 'quotes']],
    [put('heading: Kind words', 'heading: !important'), ['!', 'quotes']],
    [put('heading: Kind words', 'heading: %s words'), ['%', 'quotes']],
    [put('heading: Kind words', 'heading: `code`'), ['`', 'quotes']],
    [put('heading: Kind words', 'heading: [Kind] words'), ['[', 'quotes']],
    [put('heading: Kind words', 'heading: {Kind} words'), ['{', 'quotes']],
    [put('heading: Kind words', 'heading: > Kind words'), ['>', 'quotes']],
    [put('heading: Kind words', 'heading: | Kind words'), ['|', 'quotes']],
    [put('heading: Kind words', 'heading: - Kind words'), ['-', 'quotes']],
    [put('heading: Kind words', 'heading: ? Kind words'), ['?', 'quotes']],
    [put('              - MySQL', '              - *MySQL*'), ['*', 'quotes']],
    [put('            - { label: Contact, page', '            - { label: "Contact, page'), '"'],
  ]),
  ...mistakes('quotes that are not closed, or closed too early', [
    [put('heading: Kind words', 'heading: "Kind words'), '"'],
    [put('heading: Kind words', "heading: 'Kind words"), "'"],
    [put('heading: Kind words', "heading: 'It's kind'"), 'apostrophe'],
    [put('heading: Kind words', 'heading: "Kind "words""'), '"'],
    [put('heading: Kind words', 'heading: "Kind" words'), '"'],
    [put('heading: Kind words', 'heading: "C:\\dir"'), ['backslash']],
    [put('          - Angular', "          - 'Angular' 17"), "'"],
  ]),
  ...mistakes('stray quotes, which visitors would read', [
    [put('heading: Kind words', 'heading: Kind words"'), '"'],
    [put('          - Angular', '          - Angular"'), '"'],
    [put('    link: Career', "    link: Career'"), "'"],
  ]),
  ...mistakes('curly quotes', [
    [put('heading: Kind words', 'heading: “Kind words”'), '“'],
    [put('heading: Kind words', 'heading: „Kind words“'), '„'],
  ]),
  ...mistakes('brackets', [
    [put('alt: Vitrine, width: 25, height: 25 }', 'alt: Vitrine, width: 25, height: 25'), '}'],
    [put('offset: 50 }', 'offset: 50 )'), '}'],
    [put('default: { duration: 600,', 'default: duration: 600,'), '{'],
  ]),
  ...mistakes('a colon that is missing, or stands without a blank', [
    [put('heading: Kind words', 'heading Kind words'), 'colon'],
    [put('heading: Kind words', 'heading:Kind words'), 'blank'],
    [put('    link: Career', '    link:Career'), 'blank'],
    [put('    link: Career', '    link = Career'), 'colon'],
    [put('    link: Career', '    link； Career'), 'colon'],
    [put('    sections:\n      - type: contact', '    sections\n      - type: contact'), 'colon'],
    [put('      - type: prose', '      - type:prose'), 'blank'],
    [put('      - type: prose', '      - type prose'), 'colon'],
    [put('    link: Career', '    link；Career'), 'colon'],
    [put('    link: Career', '    link：Career'), 'colon'],
  ]),
  ...mistakes('what YAML can and these files may not', [
    [put('animation:', 'animation: &motion'), '&motion'],
    [put('  fadeInUp: { duration: 800, axis: y, offset: 550 }', '  fadeInUp: *motion'), '*'],
    [put('  stagger: 300', '  <<: *motion\n  stagger: 300'), '<<'],
    [put('  name: Vitrine', '  name: !!str Vitrine'), '!'],
    [put('pages:\n', '---\npages:\n'), '---'],
    [put('app:\n', '%YAML 1.2\n---\napp:\n'), 'instruction'],
    [put('  skip: Skip', '  ? skip\n  : Skip'), '?'],
    [
      put('        heading: Kind words', '        // the heading\n        heading: Kind words'),
      '#',
    ],
    [put('        heading: Kind words', '        /* words */\n        heading: Kind words'), '#'],
    [
      put('        heading: Kind words', '        <!-- words -->\n        heading: Kind words'),
      '#',
    ],
    [put('        heading: Kind words', '        "heading": "Kind words",'), ','],
  ]),
  ...mistakes('a longer text', [
    [
      put('          - >-\n            Underneath', '          - >-\n          Underneath'),
      'indented',
      'Underneath',
    ],
    [put('          - >-\n            I also', '          - >- I also'), '>'],
    [put('          - >-\n            I also', '          - > -\n            I also'), '>'],
  ]),
  ...mistakes('a no-break blank', [
    [put('    link: Contact', `${noBreak.repeat(4)}link: Contact`), 'no-break'],
    [put('    link: Contact', `   ${noBreak}link: Contact`), 'no-break'],
  ]),
  ...mistakes('a blank without width, or a mark of order in the middle', [
    [put('    link: Contact', `    ${zeroWidth}link: Contact`), 'zero-width'],
    [put('    link: Contact', `    link${zeroWidth}: Contact`), 'zero-width'],
    [put('  name: Alma Reyes', `  name: Alma Reyes${zeroWidth}`), 'zero-width'],
    [put('pages:\n', '\ufeffpages:\n'), 'byte order mark'],
    [put('    link: Contact', '    link: \ufeffContact'), 'byte order mark'],
    [put('owner:', '\u200eowner:'), ['direction']],
    [put('    link: Contact', '    link: Contact\u2028'), ['line separator']],
    [put('        heading: Kind', '        head\u00ading: Kind'), ['soft hyphen']],
  ]),
  ...mistakes('another blank that is as wide as one', [
    [put('    link: Contact', '\u3000\u3000link: Contact'), 'blank'],
    [put('    link: Contact', '    link:\u2003Contact'), 'blank'],
  ]),
  ...mistakes('another sign in place of the colon', [
    [put(link, '    "link" => "Career"'), ['=>', 'colon']],
    [put(link, '    link => Career'), ['=>', 'colon']],
    [put(link, '    link -> Career'), ['->', 'colon']],
    [put(link, '    link := Career'), ['link', 'colon']],
    [put(link, '    link = "Career"'), ['link', 'colon']],
    [put(link, '    "link" = "Career"'), ['link', 'colon']],
    [put(link, '    link; Career'), ['link', 'colon']],
    [put(link, '    link. Career'), ['link', 'colon']],
    [put(link, '    link\tCareer'), ['link', 'colon']],
    [put(link, '    link:\u00a0Career'), 'blank'],
    [put(link, '    **link:** Career'), 'link or *'],
  ]),
  ...mistakes('keys as phones and spelling aids write them', [
    [put(heading, '        heading:\n        Featured'), 'indented', '        Featured'],
    [put('      - type: cards', '      - type: Cards.'), 'cards'],
    [put('      - type: cards', '      – type: cards'), '–'],
    [put('      - type: cards', '      -type: cards'), 'blank or dash'],
    [put('      - type: cards', '      -- type: cards'), '--'],
    [put('      - type: cards', '      * type: cards'), '*'],
  ]),
  ...mistakes('quotation marks of other languages', [
    [put(heading, '        heading: « Featured »'), '«'],
    [put(heading, '        heading: `Featured`'), '`'],
    [put(heading, "        heading: ``Featured''"), '`'],
    [put(heading, "        heading: ,,Featured''"), ','],
    [put(heading, '        heading: ""Featured""'), '"'],
    [put(heading, '        heading: \\"Featured\\"'), '\\'],
    [put(heading, "        heading: 'Alma's work'"), 'apostrophe'],
  ]),
  ...mistakes('lines that editors break, join and mark', [
    [put(`${link}\n`, '    link:\n    Career\n'), 'indented', '    Career'],
    [put(link, '    lin\n    k: Career'), 'lin', 'lin'],
    [put(link, '\t\tlink: Career'), 'tab'],
    [put(link, '    link: Career\\'), '\\'],
    [put(link, '    link: Career,'), ','],
    [put(link, '    link: Career;'), ';'],
    [put(link, '    link: "Career";'), ';'],
    [put(link, '    link: Career\n======='), '=======', '======='],
    [put(link, '    link: Career\n    ...'), '...', '    ...'],
    [put(link, '+    link: Career'), '+'],
    [put(link, '>     link: Career'), '>'],
    [put(link, '  |     link: Career'), '|'],
    [put(link, '    link: Career\n    link: Work'), 'link', 'link: Work'],
    [add(link, '    // the name in the bar'), '//'],
    [add(link, '    /* the name in the bar */'), '/*'],
    [add(link, '    -- the name in the bar'), '--'],
  ]),
];
