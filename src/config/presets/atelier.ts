import { running, usual } from './usual.ts';

/**
 * A printed book. Its grid is one axis: whatever stands alone is centred, what is read begins at one edge.
 * Its measure is the text block of a book, in the middle of the page, with margins for notes.
 * Headings stand centred above their text. A double rule opens a section, and hairlines part its entries.
 * A number is a roman numeral where it counts, and an old-style figure in fonts that have them.
 * A picture is a plate between the pages, and so is the welcome: paper and a line frame it, and captions stand in the
 * margin.
 */
export const atelier = {
  accent: { light: '#9a3412', dark: '#f0a581' },
  surface: { light: '#f6f1e8', dark: '#1a1512' },
  text: { light: '#2a1f1a', dark: '#f3ebe2' },
  fonts: { display: 'fraunces', text: 'figtree' },
  radius: 2,
  density: 'airy',
  layout: {
    ...usual,
    welcome: 'center',
    align: 'center',
    rules: 'double',
    numbering: 'roman',
    plates: 'frame',
    portrait: 'arch',
    sections: 'above',
    text: 'axis',
    quotes: 'centered',
    figures: 'between',
    words: 'centered',
    captions: 'margin',
  },
  sizes: { ...running, entry: [22, 30], title: [26, 40], heading: [30, 52], display: [48, 96] },
  typography: {
    name: 'large',
    case: 'normal',
    weight: 400,
    opening: 'initial',
    figures: 'oldstyle',
  },
  grade: 'accent',
};
