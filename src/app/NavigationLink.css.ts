import { globalStyle, style } from '@vanilla-extract/css';
import { navigation } from '../../site.config.yaml';
import { supports } from '../ui/conditions.ts';
import { onCards } from '../ui/page.css.ts';
import { forcedColors, motionAllowed, theme, uppercase } from '../ui/theme.css.ts';
import { broad, menu, narrow } from './Navigation.css.ts';
import { duration, easing } from './view-transition.css.ts';

const sliding = `${broad} and (forced-colors: none)`;
const current = '&[aria-current=page]';

/** Styles for browsers that can place the mark of the current page at its link, from where it slides. */
const placed = <const Rules>(rules: Rules) =>
  navigation.folded ? {} : supports('(anchor-name: --current)', { '@media': rules });

/** A card behind the link of the current page, or a line below it. */
const mark = onCards
  ? {
      top: 'anchor(--current top)',
      bottom: 'anchor(--current bottom)',
      zIndex: -1,
      borderRadius: theme.pill,
      background: theme.color.raised,
    }
  : {
      top: 'calc(anchor(--current bottom) - 2px)',
      borderBottom: `2px solid ${theme.color.accent}`,
    };

globalStyle(
  `${menu}::after`,
  placed({
    [sliding]: {
      content: '',
      position: 'absolute',
      left: 'anchor(--current left)',
      right: 'anchor(--current right)',
      ...mark,
    },
    [`${motionAllowed} and ${sliding}`]: {
      transition: `left ${duration} ${easing}, right ${duration} ${easing}`,
    },
  }),
);

const card = {
  [broad]: { padding: '0.5rem 1rem' },
  [sliding]: {
    // A line below a round corner would be bent.
    borderRadius: theme.pill,
    selectors: { [current]: { borderBottomColor: 'transparent', background: theme.color.raised } },
  },
};

const anchor = {
  anchorName: '--current',
  borderBottomColor: 'transparent',
  ...(onCards && { background: 'none' }),
};

export const link = style({
  display: 'block',
  padding: '0.5rem 0.125rem',
  color: theme.color.muted,
  textDecoration: 'none',
  borderBottom: '2px solid transparent',
  ...(uppercase && { fontWeight: 600, letterSpacing: '0.02em', textTransform: 'uppercase' }),
  selectors: {
    '&:hover': { color: theme.color.text },
    [current]: { color: theme.color.text, borderBottomColor: theme.color.accent },
  },
  ...placed({ [sliding]: { selectors: { [current]: anchor } } }),
  '@media': {
    [motionAllowed]: { transition: 'color 0.2s, border-color 0.2s' },
    [narrow]: {
      padding: '0.6rem 0',
      borderBottom: `1px solid ${theme.color.line}`,
      fontFamily: theme.font.display,
      fontSize: theme.size.item,
    },
    ...(onCards && card),
    // Forced colours draw transparent borders too; the colour of the background hides them.
    [forcedColors]: {
      borderBottomColor: 'Canvas',
      selectors: { [current]: { borderBottomColor: 'Highlight' } },
    },
  },
});
