import { rename } from './rename.ts';

/** The dark layer over the video was called by a word that owners did not know. */
export const themeOverlay = rename({
  block: 'theme',
  from: 'veil',
  to: 'overlay',
  before: `theme: { preset: dusk, veil: 50 } # veil: how much of the film is covered
`,
  after: `theme: { preset: dusk, overlay: 50 } # veil: how much of the film is covered
`,
});
