import { forcedColors, rules, theme } from '../../../ui/theme.css.ts';
import { landscapePhone } from '../name-size.css.ts';
import type { Arrangement } from './arrangement.ts';
import { paper, shrink } from './measures.ts';

/** All texts are centred within a frame. */
export const center: Arrangement = {
  hero: {
    // The picture is a plate between the pages: paper frames it, and a line stands in the paper.
    border: `${paper} solid ${theme.color.raised}`,
    outline: `1px solid ${theme.color.accent}`,
    outlineOffset: `calc(-0.5 * ${paper})`,
    // All words and buttons stand together in the middle.
    gridTemplateRows: 'auto auto',
    alignContent: 'center',
    '@media': {
      print: { border: 0, outline: 0 },
      [forcedColors]: { borderColor: 'Canvas' },
    },
  },
  // The boxes of texts are as wide as the page. Narrower boxes would move when their typeface arrives.
  texts: {
    alignContent: 'center',
    textAlign: 'center',
    '@media': { [landscapePhone]: { gap: shrink(theme.space.s) } },
  },
  profession: { marginInline: 'auto' },
  label: { marginInline: 'auto' },
  links: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    // With this gap, and letters of this size, three short links fit on one line of the smallest screen.
    columnGap: `min(${theme.space.l}, 4.5vw)`,
    paddingTop: shrink(theme.space.s),
    position: 'relative',
    // The line is about as wide as the label.
    '::before': {
      content: '',
      position: 'absolute',
      inset: '0 max(0px, 50% - 14rem) auto',
      borderTop: rules.video,
    },
  },
  link: { borderTop: 0, fontSize: `min(${theme.size.entry}, 5.6vw, 5svh)` },
  controls: { justifyContent: 'center', borderTop: 0 },
};
