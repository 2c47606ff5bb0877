import { globalStyle, style } from '@vanilla-extract/css';
import { navigation } from '../../site.config.yaml';
import { onCards } from '../ui/section.css.ts';
import { supports } from '../ui/style-rules.ts';
import { forcedColors, motionAllowed, theme, uppercase } from '../ui/theme.css.ts';
import { broad, menu, narrow } from './Navigation.css.ts';
import { duration, easing } from './view-transition.css.ts';

const sliding = `${broad} and (forced-colors: none)`;
const current = '&[aria-current]';

/** Limits rules to browsers with CSS anchor positioning, where the mark of the current link can slide. */
const placed = <const Rules>(rules: Rules) =>
  navigation.folded || navigation.isOnePage
    ? {}
    : supports('(anchor-name: --current)', { '@media': rules });

/** Marks the link of the current page, either by a card behind the link or by a line below the link. */
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
  [broad]: { padding: '0.5rem clamp(0.5rem, 1.2vw, 1rem)' },
  [sliding]: {
    // The border would follow the round corners as a bent line, so a background marks the current link.
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
  fontSize: '1rem',
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
      fontSize: theme.size.title,
    },
    ...(onCards && card),
    // In forced colours, browsers draw transparent borders too, so the borders get the background's colour.
    [forcedColors]: {
      borderBottomColor: 'Canvas',
      selectors: { [current]: { borderBottomColor: 'Highlight' } },
    },
  },
});

if (navigation.isOnePage) {
  const inSight = 'selector(:target-current)';
  const mark = (color: string, border: string) =>
    supports(inSight, { color, borderBottomColor: border, background: 'none' });
  globalStyle(`${link}[aria-current]`, mark(theme.color.muted, 'transparent'));
  globalStyle(`${link}:target-current`, mark(theme.color.text, theme.color.accent));
}
