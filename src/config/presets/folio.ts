import { usual } from './usual.ts';

/**
 * A portfolio of plates. Its grid is two columns of pictures, close together, with a margin for headings.
 * Its measure is 62 letters, in small sizes: next to pictures, words are captions.
 * Headings are little larger than text, and no line parts anything; space does.
 * A number is a lining figure, the one thing in the accent.
 * A picture is bare, in its own shape, and those of a row stand on one line.
 */
export const folio = {
  accent: { light: '#8a5a00', dark: '#e0b34d' },
  surface: { light: '#ffffff', dark: '#0e0e0e' },
  text: { light: '#141414', dark: '#f1f1ef' },
  fonts: { display: 'figtree', text: 'figtree' },
  radius: 0,
  density: 'airy',
  layout: { ...usual, welcome: 'poster', plates: 'bare', text: 'plain' },
  sizes: {
    label: [13, 13],
    text: [16, 16],
    lead: [16, 17],
    entry: [17, 20],
    title: [19, 24],
    heading: [21, 28],
    display: [30, 44],
  },
  typography: {
    name: 'quiet',
    case: 'normal',
    weight: 500,
    opening: 'large',
    figures: 'lining',
  },
  grade: 'none',
};
