import { put } from '../edits.ts';
import { type Mistake, mistakes } from '../mistake.ts';

const harbour = '            url: https://harbour.works/team';

/** Links, pages, icons, pictures, files and the switch as owners write them. */
export const links: readonly Mistake[] = [
  ...mistakes('links and pages', [
    [put(harbour, '            url: harbour.works/team'), 'https://'],
    [put(harbour, '            url: www.harbour.works'), 'https://'],
    [put(harbour, '            url: <https://harbour.works/team>'), 'https://harbour.works/team'],
    [put(harbour, '            url: https:// harbour.works/team'), 'blank'],
    [put(harbour, '            url: https;//harbour.works/team'), 'https://'],
    [put(harbour, '            url: htps://harbour.works/team'), 'https://'],
    [put(harbour, '            url: https:\\\\harbour.works\\team'), 'two slashes'],
    [put(harbour, '            url: [Team](https://harbour.works/team)'), '['],
    [put(harbour, '            url: info@harbour.works'), 'mailto:'],
    [put(harbour, '            url: file:///C:/team.html'), 'https://'],
    [put(harbour, '            url: #'), 'no value'],
    [put(harbour, '            url: TODO'), 'https://'],
    [put(harbour, '            url: https://harbour.works/team, https://tin.roof'), 'blank'],
    [put('            page: projects\n', '            page: /projects\n'), 'projects'],
    [put('            page: projects\n', '            page: projects.html\n'), 'projects'],
    [put('            page: projects\n', '            page: My Projects\n'), 'projects'],
    [put('            page: projects\n', '            page: projects#top\n'), 'top'],
    [put('            page: projects\n', '            page: https://tides.works\n'), 'url'],
    [put('            page: projects\n', '            link: projects\n'), 'page'],
  ]),
  ...mistakes('icons, pictures and files', [
    [put('/notes }', '/notes, icon: fa-github }'), 'brand-github'],
    [put('/notes }', '/notes, icon: fab fa-github }'), 'brand-github'],
    [put('/notes }', '/notes, icon: GitHub }'), 'brand-github'],
    [put('/notes }', '/notes, icon: ti ti-brand-github }'), 'brand-github'],
    [put('/notes }', '/notes, icon: /media/logo.svg }'), 'icon'],
    [put('/notes }', '/notes, icon: :star: }'), 'colon'],
    [put('/notes }', '/notes, icon: envelope }'), 'mail'],
    [
      put('            file: /media/logo.svg', '            file: media/logo.svg'),
      '/media/logo.svg',
    ],
    [
      put('            file: /media/logo.svg', '            file: /public/media/logo.svg'),
      '/media/logo.svg',
    ],
    [
      put('            file: /media/logo.svg', '            file: https://alma.dev/cv.pdf'),
      'public',
    ],
    [
      put('            file: /media/logo.svg', '            file: C:\\Users\\alma\\cv.pdf'),
      'public',
    ],
    [put('            file: /media/logo.svg', '            url: /media/logo.svg'), 'file'],
    [
      put(
        '          - src: /media/poster.webp\n            alt: A room',
        '          - /media/poster.webp\n            alt: A room',
      ),
      'src',
    ],
    [
      put(
        '          - src: /media/poster.webp\n            alt: A room',
        '          - image: /media/poster.webp\n            alt: A room',
      ),
      'src',
    ],
    [
      put(
        '          - src: /media/poster.webp\n            alt: A room',
        '          - src: ![](/media/poster.webp)\n            alt: A room',
      ),
      '!',
    ],
    [put('alt: A room at night', 'alt:'), 'alt'],
    [put('alt: A room at night', 'alt: ""'), 'alt'],
  ]),
  ...mistakes('the switch', [
    [
      put(
        'switch: { label: Colours, system: As the system, light: Light, dark: Dark }',
        'switch: true',
      ),
      'false',
    ],
    [
      put(
        'switch: { label: Colours, system: As the system, light: Light, dark: Dark }',
        'switch: yes',
      ),
      'false',
    ],
    [
      put(
        'switch: { label: Colours, system: As the system, light: Light, dark: Dark }',
        'switch: Colours',
      ),
      'label',
    ],
    [
      put(
        'switch: { label: Colours, system: As the system',
        'switch: { label: Colours, auto: As the system',
      ),
      'system',
    ],
    [put('system: As the system', 'system: true'), 'text'],
  ]),
];
