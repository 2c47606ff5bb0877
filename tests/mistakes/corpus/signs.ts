import { put } from '../edits.ts';
import { type Mistake, mistakes } from '../mistake.ts';

const noBreak = '\u00a0';
const zeroWidth = '\u200b';

/** Signs that nobody sees, as they come along from web pages and word processors. */
export const signs: readonly Mistake[] = [
  ...mistakes('a no-break blank', [
    [put('    link: Contact', `${noBreak.repeat(4)}link: Contact`), 'no-break'],
    [put('    link: Contact', `   ${noBreak}link: Contact`), 'no-break'],
    [put('    link: Contact', `    link:${noBreak}Contact`), 'no-break'],
    [put('    link: Contact', `    link${noBreak}: Contact`), 'no-break'],
    [put('    link: Contact', `    ${noBreak}link: Contact`), 'no-break'],
    [put('          - Angular', `          -${noBreak}Angular`), 'no-break'],
    [put('      - type: prose', `      -${noBreak}type: prose`), 'no-break'],
    [put('      - type: prose', `      - type:${noBreak}prose`), 'no-break'],
    [put('      - type: prose', `      - type: prose${noBreak}`), 'no-break'],
    [put('  - path: career', `  - path: career${noBreak}`), 'no-break'],
    [put('stagger: 300', `stagger: 300${noBreak}`), 'no-break'],
    [put('src: /media/logo.svg', `src: /media/logo.svg${noBreak}`), 'no-break'],
    [put('  preset: dusk', `  preset: ${noBreak}dusk`), 'no-break'],
    [put('pages:\n', `pages:${noBreak}\n`), 'no-break'],
  ]),
  ...mistakes('a blank without width, or a mark of order in the middle', [
    [put('    link: Contact', `    ${zeroWidth}link: Contact`), 'zero-width'],
    [put('    link: Contact', `    link${zeroWidth}: Contact`), 'zero-width'],
    [put('      - type: prose', `      - type: prose${zeroWidth}`), 'zero-width'],
    [put('  - path: career', `  - path: car${zeroWidth}eer`), 'zero-width'],
    [put('page: contact-me }', `page: contact-me${zeroWidth} }`), 'zero-width'],
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
    [put('    link: Contact', '    link:\u2009Contact'), 'blank'],
  ]),
];
