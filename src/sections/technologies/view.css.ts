import { type StyleRule, style } from '@vanilla-extract/css';
import { display } from '../../ui/display.css.ts';
import { edge, onCards } from '../../ui/page.css.ts';
import { isRtl, layout, rules, theme } from '../../ui/theme.css.ts';

/** How the list and its names are set. */
type Arrangement = { list: StyleRule; name: StyleRule };

/** Lines of about the same length, so that no name stands alone on the last one; none is broken. */
const lines: Arrangement = {
  list: { lineHeight: 1.3, textWrap: 'balance' },
  name: { display: 'inline-block' },
};

/** Beside the blank before it. */
const gap = '0.7em';
/** Strokes stand before the names. Those before the first of each line are cut off. */
const stroked: Arrangement = {
  list: {
    ...lines.list,
    marginInlineStart: `-${gap}`,
    clipPath: `inset(-1em ${isRtl ? gap : '-1em'} -1em ${isRtl ? '-1em' : gap})`,
    fontSize: theme.size.item,
  },
  name: {
    ...lines.name,
    position: 'relative',
    paddingInlineStart: gap,
    '::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: '0.25em',
      insetBlockStart: '0.25em',
      height: '0.85em',
      borderInlineStart: '0.05em solid',
      color: theme.color.accent,
      rotate: '15deg',
    },
  },
};

/** In the middle, where nothing could cut strokes off: what parts the names is room. */
const centered: Arrangement = {
  list: { ...lines.list, fontSize: theme.size.entry, textAlign: 'center' },
  name: { ...lines.name, paddingInline: '0.4em' },
};

/** As labels on a card. */
const labels: Arrangement = {
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.space.xs,
    fontSize: theme.size.lead,
  },
  name: {
    ...edge,
    padding: '0.35em 0.9em',
    borderRadius: theme.pill,
    background: theme.color.surface,
  },
};

/** As an index of two columns. */
const index: Arrangement = {
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
    columnGap: theme.space.l,
    fontSize: theme.size.entry,
  },
  name: { padding: '0.35em 0', borderTop: rules.page },
};

const onLines = layout.align === 'center' ? centered : stroked;
const arrangement = layout.list === 'index' ? index : onCards ? labels : onLines;

export const list = style([display, arrangement.list]);
export const name = style(arrangement.name);
