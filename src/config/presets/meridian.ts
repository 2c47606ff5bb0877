import { running, usual } from './usual.ts';

/**
 * A board of panels. Its grid fills the screen, and each type of section has a panel of its own size.
 * Its measure is the width of a panel, so lines stay short.
 * A heading stands at the top of its panel, or beside few words on one baseline, and all words begin at one edge.
 * A number is a lining figure in the bold display font, the first thing on a tile of its panel.
 * Pictures and tiles fill their panel, up to its edges or an even seam.
 */
export const meridian = {
  accent: { light: '#0a6464', dark: '#62d3c7' },
  surface: { light: '#f3f8f7', dark: '#0c1719' },
  text: { light: '#0f2629', dark: '#e4f2f1' },
  fonts: { display: 'bricolage-grotesque', text: 'figtree' },
  radius: 18,
  density: 'regular',
  layout: {
    ...usual,
    welcome: 'panel',
    blocks: 'cards',
    plates: 'rings',
    sections: 'panels',
    text: 'offset',
    figures: 'tiles',
    words: 'boxes',
    cover: 'tiles',
  },
  sizes: { ...running, entry: [22, 30], title: [26, 34], heading: [28, 36], display: [40, 56] },
  typography: { name: 'large', case: 'normal', weight: 600, opening: 'large', figures: 'lining' },
  grade: 'none',
};
