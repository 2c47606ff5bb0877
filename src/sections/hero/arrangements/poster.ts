import { theme, touchSize } from '../../../ui/theme.css.ts';
import { landscapePhone } from '../name-size.css.ts';
import type { Arrangement } from './arrangement.ts';
import { shrink } from './measures.ts';

const broad = '(min-width: 44rem)';
const inColumns = { display: 'flex', flexWrap: 'wrap', columnGap: theme.space.l } as const;

/** The name at the top is as wide as the page, and the links are columns at the bottom. */
export const poster: Arrangement = {
  hero: { paddingTop: `max(min(${theme.space.edge}, 7svh), env(safe-area-inset-top))` },
  texts: { gridTemplateRows: 'auto 1fr auto', gap: shrink(theme.space.l) },
  details: {
    alignContent: 'end',
    '@media': {
      [broad]: {
        gridTemplateColumns: '1fr 1fr',
        columnGap: theme.space.l,
        alignItems: 'baseline',
      },
    },
  },
  links: { '@media': { [broad]: inColumns, [landscapePhone]: inColumns } },
  link: {
    justifyContent: 'flex-start',
    gap: theme.space.s,
    '@media': {
      '(min-width: 34rem)': {
        // A column is at least as wide as its longest word, which is broken only if it is wider than the page.
        overflowWrap: 'break-word',
        fontSize: `max(${theme.size.label}, min(2.4vw, ${theme.size.title}))`,
      },
    },
  },
  controls: { borderTop: 0, paddingTop: 0, minHeight: touchSize },
};
