import { usual } from './usual.ts';

/**
 * A printout. Its grid is a margin for headings and one column of lines.
 * Its measure is 62 letters, all of one width and of almost one size: weight tells them apart.
 * Headings stand in the margin, and hairlines part all that is in the column.
 * A number comes before each entry. Dates and figures line up, as all of its letters do.
 * A picture is a plate at the end of its line.
 */
export const mono = {
  accent: { light: '#00693e', dark: '#5fe3a1' },
  surface: { light: '#fbfbf8', dark: '#0d1110' },
  text: { light: '#161816', dark: '#e3e8e4' },
  fonts: { display: 'jetbrains-mono', text: 'jetbrains-mono' },
  radius: 0,
  density: 'compact',
  layout: { ...usual, welcome: 'corner', list: 'index', rules: 'hairline', numbering: 'decimal' },
  sizes: {
    label: [13, 13],
    text: [15, 15],
    lead: [15, 16],
    entry: [16, 17],
    title: [17, 19],
    heading: [18, 22],
    display: [26, 36],
  },
  typography: {
    name: 'quiet',
    case: 'normal',
    weight: 600,
    opening: 'large',
    figures: 'lining',
  },
  grade: 'none',
};
