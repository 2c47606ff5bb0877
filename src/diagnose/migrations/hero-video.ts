import { rename } from './rename.ts';

/** The background video of a welcome was called by a word that owners did not know. */
export const heroVideo = rename({
  block: 'pages[].sections[]',
  type: 'hero',
  from: 'film',
  to: 'video',
  before: `pages:
  - sections:
      - type: hero
        "film": # of the sea
          poster: /media/film.webp
          pause: Pause the film
      - { film: a key of another section, type: own }
`,
  after: `pages:
  - sections:
      - type: hero
        "video": # of the sea
          poster: /media/film.webp
          pause: Pause the film
      - { film: a key of another section, type: own }
`,
});
