import { type StyleRule, style } from '@vanilla-extract/css';
import { display } from '../../ui/display.css.ts';
import { edge, onCards } from '../../ui/page.css.ts';
import { layout, rules, theme } from '../../ui/theme.css.ts';

const isIndex = layout.list === 'index';

/** Read at a glance: as one line of a text, as labels on a card, or as an index of two columns. */
const line: StyleRule = {
  fontSize: theme.size.item,
  lineHeight: 1.3,
  ...(layout.align === 'center' && { textAlign: 'center' }),
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

/**
 * A stroke behind the blank after a name. At the end of a line the blank is dropped, and the stroke
 * with it, so that none is left hanging there.
 */
const stroke: StyleRule = {
  display: 'inline',
  selectors: {
    '&:not(:last-child)::after': {
      content: '" "',
      wordSpacing: '0.9em',
      color: theme.color.accent,
      background:
        'linear-gradient(105deg, transparent calc(50% - 0.04em), currentColor calc(50% - 0.02em) calc(50% + 0.02em), transparent calc(50% + 0.04em)) center / 100% 0.9em no-repeat',
      printColorAdjust: 'exact',
    },
  },
  '@media': {
    // Forced colours take gradients away.
    '(forced-colors: active)': {
      selectors: {
        '&:not(:last-child)::after': { forcedColorAdjust: 'none', color: 'CanvasText' },
      },
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
export const name = style(isIndex ? entry : onCards ? label : stroke);
/** Breaks within a name only where it is longer than the line. */
export const word = style({ display: 'inline-block' });
