import { allLetters } from '../../../ui/letters.css.ts';
import { theme, titleLetter, touchSize } from '../../../ui/theme.css.ts';
import type { Arrangement } from './arrangement.ts';
import { shrink } from './measures.ts';

const broad = '(min-width: 44rem)';
/** The width that the longest link has in its own font size, with its number and its icon. */
const longest = `${allLetters} * ${titleLetter} * 1em + 3em`;

/** The name at the top is as wide as the page, and the links are columns at the bottom. */
export const poster: Arrangement = {
  hero: { paddingTop: `max(min(${theme.space.edge}, 7svh), env(safe-area-inset-top))` },
  texts: { gridTemplateRows: 'auto 1fr auto', gap: shrink(theme.space.l) },
  details: {
    alignContent: 'end',
    '@media': {
      [broad]: { gridTemplateColumns: '1fr 1fr', columnGap: theme.space.l, alignItems: 'baseline' },
    },
  },
  links: {
    '@media': {
      '(min-width: 34rem)': {
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${longest}), 1fr))`,
        columnGap: theme.space.l,
        fontSize: `max(${theme.size.label}, min(2.2vw, ${theme.size.title}))`,
      },
    },
  },
  link: {
    justifyContent: 'flex-start',
    gap: theme.space.s,
    '@media': { '(min-width: 34rem)': { fontSize: 'inherit' } },
  },
  controls: { borderTop: 0, paddingTop: 0, minHeight: touchSize },
};
