import { rename } from './rename.ts';

/** The fonts of a theme were called by a word of typographers. */
export const themeFonts = rename({
  block: 'theme',
  from: 'faces',
  to: 'fonts',
  before: `theme:
  preset: atelier # warm
  faces: { display: 'fraunces', text: "figtree" }
`,
  after: `theme:
  preset: atelier # warm
  fonts: { display: 'fraunces', text: "figtree" }
`,
});
