import { type StyleRule, style } from '@vanilla-extract/css';
import { display } from '../../ui/display.css.ts';
import { edge, onCards } from '../../ui/page.css.ts';
import { layout, rules, theme } from '../../ui/theme.css.ts';

const isIndex = layout.list === 'index';

/** Read at a glance: as one line of a text, as labels on a card, or as an index of two columns. */
const line: StyleRule = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '0.4em',
  fontSize: theme.size.item,
  lineHeight: 1.3,
  ...(layout.align === 'center' && { justifyContent: 'center' }),
};
const labels: StyleRule = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.xs,
  fontSize: theme.size.lead,
};
const index: StyleRule = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  columnGap: theme.space.l,
  fontSize: theme.size.entry,
};
export const list = style([display, isIndex ? index : onCards ? labels : line]);

const mark: StyleRule = {
  selectors: {
    '&:not(:last-child)::after': {
      content: '"/" / ""',
      marginInlineStart: '0.4em',
      color: theme.color.accent,
      // The display font of the document has only the letters of the texts.
      fontFamily: theme.font.text,
    },
  },
};
const label: StyleRule = {
  ...edge,
  padding: '0.35em 0.9em',
  borderRadius: theme.pill,
  background: theme.color.surface,
};
const entry: StyleRule = { padding: '0.35em 0', borderTop: rules.page };
export const name = style(isIndex ? entry : onCards ? label : mark);
