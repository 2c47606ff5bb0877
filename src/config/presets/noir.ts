import { running, usual } from './usual.ts';

/**
 * A poster. Its grid has twelve columns below a heavy line, and the text hangs from that line.
 * Its measure is eight of the twelve columns.
 * The heading of a page is as wide as a banner, and those of sections stand in capitals right below their line.
 * Every entry has a number, as large as its title, in a column of its own, where the mark of a quote stands too. Few
 * names, or links in two columns, stand below their numbers.
 * A picture is a surface without a frame: its edges are those of the columns, and in a gallery those of the screen.
 */
export const noir = {
  accent: { light: '#b80f2e', dark: '#ffd400' },
  surface: { light: '#ffffff', dark: '#000000' },
  text: { light: '#000000', dark: '#ffffff' },
  fonts: { display: 'schibsted-grotesk', text: 'schibsted-grotesk' },
  radius: 0,
  density: 'compact',
  layout: {
    ...usual,
    welcome: 'poster',
    list: 'index',
    rules: 'heavy',
    numbering: 'decimal',
    plates: 'solid',
    sections: 'columns',
    text: 'offset',
    quotes: 'loud',
    words: 'columns',
    cover: 'edges',
  },
  sizes: { ...running, entry: [22, 44], title: [24, 60], heading: [36, 88], display: [44, 136] },
  typography: {
    name: 'large',
    case: 'uppercase',
    weight: 800,
    opening: 'large',
    figures: 'large',
  },
  grade: 'grey',
};
