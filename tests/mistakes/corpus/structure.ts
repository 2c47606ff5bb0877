import { add, all, drop, put, twice } from '../edits.ts';
import { type Mistake, mistakes } from '../mistake.ts';

/** What went wrong with whole blocks: pasted twice, deleted, in the middle of a merge. */
export const structure: readonly Mistake[] = [
  ...mistakes('a block that stands twice', [
    [twice('owner:'), ['owner', 'twice or already']],
    [twice('titles:'), ['titles', 'twice or already']],
    [twice('navigation:'), ['navigation', 'twice or already']],
    [twice('theme:'), ['theme', 'twice or already']],
    [twice('animation:'), ['animation', 'twice or already']],
    [twice('        photo:'), ['photo', 'twice or already']],
    [twice('        sound:'), ['sound', 'twice or already']],
    [twice('            picture:'), ['picture', 'twice or already']],
    [twice('    sections:\n'.trim()), ['sections', 'twice or already']],
    [twice('        links:'), ['links', 'twice or already']],
    [twice('            points:'), ['points', 'twice or already']],
    [twice('  endpoints:'), ['endpoints', 'twice or already']],
  ]),
  ...mistakes('a page that stands twice', [
    [twice('  - path: career'), 'twice or already'],
    [twice('  - path: contact-me'), 'twice or already'],
    [twice("  - path: ''"), 'twice or already'],
    [twice('  - path: notes'), 'twice or already'],
  ]),
  ...mistakes('a section or an entry that stands twice', [
    [twice('      - type: facts'), 'twice or already'],
    [twice('      - type: prose'), 'twice or already'],
    [twice('      - type: quotes'), 'twice or already'],
    [twice('          - Angular'), 'twice or already'],
    [twice('          - period: 2017'), 'twice or already'],
    [twice('          - value: 12'), 'twice or already'],
    [twice('          - text: It has worked'), 'twice or already'],
    [twice('          - { label: Code'), 'twice or already'],
    [twice('              - A pencil'), 'twice or already'],
  ]),
  ...mistakes('a line that stands twice', [
    [twice('  language: en'), ['language', 'twice or already']],
    [twice('    link: Contact'), ['link', 'twice or already']],
    [twice('        heading: Kind words'), ['heading', 'twice or already']],
    [
      put('    link: Contact', '    link: Contact\n    link: Write to me'),
      ['link', 'twice or already'],
    ],
    [
      put('        heading: Kind words', '        heading: Kind words\n        heading: Voices'),
      ['heading', 'twice or already'],
    ],
    [add('  name: Alma Reyes', '  name: A. Reyes'), ['name', 'twice or already']],
    [put('offset: 50 }', 'offset: 50, axis: x }'), ['axis', 'twice or already']],
  ]),
  ...mistakes('a file in the middle of a merge', [
    [
      put(
        '    link: Career',
        '<<<<<<< HEAD\n    link: Career\n=======\n    link: Work\n>>>>>>> new-words',
      ),
      'merge',
    ],
    [
      put(
        '  name: Alma Reyes',
        '<<<<<<< HEAD\n  name: Alma Reyes\n=======\n  name: A. Reyes\n>>>>>>> 3f2a1c9',
      ),
      'merge',
    ],
    [
      put(
        '          - Angular',
        '<<<<<<< HEAD\n          - Angular\n=======\n          - Vue\n>>>>>>> main',
      ),
      'merge',
    ],
    [
      put(
        '      - type: facts\n',
        '<<<<<<< Updated upstream\n      - type: facts\n=======\n      - type: facts\n        heading: Figures\n>>>>>>> Stashed changes\n',
      ),
      'merge',
    ],
    [
      put(
        '  preset: dusk',
        '<<<<<<< ours\n  preset: dusk\n||||||| base\n  preset: noir\n=======\n  preset: atelier\n>>>>>>> theirs',
      ),
      'merge',
    ],
    [put('        heading: Kind words', '        heading: Kind words\n>>>>>>> main'), 'merge'],
    [put('        heading: Kind words', '<<<<<<< HEAD\n        heading: Kind words'), 'merge'],
    [put('        heading: Kind words', '=======\n        heading: Kind words'), 'merge'],
  ]),
  ...mistakes('what a block consists of is gone', [
    [
      put(
        "    sections:\n      - type: projects\n        heading: My Projects\n        separator: '**********'\n        empty: New projects are on their way.\n",
        '    sections: []\n',
      ),
      'sections',
    ],
    [drop('      - type: contact'), 'sections', '    sections:'],
    [drop("  - path: ''"), 'first page', 'pages:'],
    [drop('  preset: dusk'), 'theme', 'theme:'],
    [drop('  name: Alma Reyes'), 'name', 'owner:'],
    [drop('  - path: contact-me'), 'contact-me', 'page: contact-me'],
    [all(drop('              - A pencil'), drop('              - A keyboard')), 'list', '- list:'],
  ]),
];
