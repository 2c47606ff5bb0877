import { running, usual } from './usual.ts';

/**
 * An evening paper. Its grid is a wide margin at the start and one broad column.
 * Its measure is 62 letters, in a large text size.
 * The heading of a page stands above. Those of sections stand and stay in the margin, below a dark line across the
 * page, on one baseline with the first words beside them. A short first paragraph stands in their font.
 * A number is a lining figure in the display font and the accent, as light as the words around it, and larger.
 * A picture is a plate that opens a subject and hangs from the line, with its caption right below.
 */
export const dusk = {
  accent: { light: '#4a37b8', dark: '#b8aaff' },
  surface: { light: '#faf8f5', dark: '#13111d' },
  text: { light: '#1b1726', dark: '#f2eff9' },
  fonts: { display: 'instrument-serif', text: 'figtree' },
  radius: 10,
  density: 'regular',
  layout: { ...usual, welcome: 'corner', list: 'rows', rules: 'hairline', cover: 'edges' },
  // Letters of its display font are small, so what this font sets is larger than the text around it.
  sizes: { ...running, entry: [24, 42], title: [32, 46], heading: [36, 68], display: [48, 96] },
  typography: { name: 'large', case: 'normal', weight: 400, opening: 'large', figures: 'lining' },
  grade: 'none',
};
