import { z } from 'zod';

/** Creates the schema of a name out of several. */
export const choice = <const V extends readonly string[]>(values: V, description: string) =>
  z.enum(values).describe(description);

/** The block `layout` of a theme. */
export const layout = z.strictObject({
  welcome: choice(
    ['corner', 'center', 'panel', 'poster'],
    'How the welcome is set: the name large in the lower corner, all in the center, on a panel beside the video (below it on a phone), or as a poster with the name on top.',
  ),
  align: choice(['start', 'center'], 'Where headings and the words of lists are aligned.'),
  list: choice(
    ['rows', 'grid', 'index'],
    'How projects are arranged: as rows, as a grid of two columns, or as an index of large titles.',
  ),
  blocks: choice(['open', 'cards'], 'Whether rows and sections stand on cards.'),
  rules: choice(['hairline', 'double', 'heavy', 'none'], 'The lines between rows and parts.'),
  numbering: choice(['none', 'decimal', 'roman'], 'What rows are counted by.'),
  plates: choice(
    ['bands', 'frame', 'rings', 'solid', 'bare'],
    'The ground of what stands for a picture: plain for bands, paper in a frame, which pictures have too, with rings, or of one colour; if bare, pictures of a grid have none, and stand on one line.',
  ),
  portrait: choice(['plain', 'arch', 'round'], 'The shape of the photo of a profile.'),
  sections: choice(
    ['above', 'margin', 'panels', 'columns'],
    'How sections are set: below their heading, beside it in a margin where it stays, each on a panel of its own size, or in twelve columns.',
  ),
  text: choice(
    ['plain', 'lined', 'offset', 'axis'],
    'How running text stands: in one column, with a line above each heading, in the last eight of twelve columns, or on the axis of the page.',
  ),
  quotes: choice(
    ['hanging', 'centered', 'loud'],
    'How quotes are set: with marks in the margin, centered, or as large as titles.',
  ),
  figures: choice(
    ['hanging', 'between', 'tiles'],
    'How figures are set: each below a line, all between two lines, or on tiles.',
  ),
  words: choice(
    ['run', 'centered', 'boxes', 'columns'],
    'How names and links are set: in lines with strokes between them, in centered lines, in boxes, or in columns.',
  ),
  cover: choice(
    ['edges', 'page', 'tiles'],
    'How the opening of a page is set: below a picture that reaches the edges of the screen, or is as wide as the page, or on tiles.',
  ),
  captions: choice(
    ['below', 'margin'],
    'Where the captions of pictures in running text stand: below the picture, or in the margin beside it.',
  ),
});

/** The block `typography` of a theme. */
export const typography = z.strictObject({
  name: choice(
    ['large', 'quiet'],
    'How large the name on the welcome is: as large as its place, or as the heading of a page, on the ground of all pages.',
  ),
  case: choice(['normal', 'uppercase'], 'Whether headings are set in capitals.'),
  weight: z
    .int()
    .min(100)
    .max(900)
    .describe('The weight of the display font; 400 is regular, 700 is bold.'),
  figures: choice(
    ['lining', 'oldstyle', 'large'],
    'What numbers look like: as high as capitals, of different heights in fonts that have such figures, or as large as titles.',
  ),
  opening: choice(
    ['plain', 'large', 'initial'],
    'How running text opens: like the rest, with a large paragraph, or with a large initial.',
  ),
});
