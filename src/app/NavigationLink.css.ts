import { globalStyle, style } from '@vanilla-extract/css';
import { navigation } from '../../site.config.yaml';
import { onCards } from '../ui/page.css.ts';
import { forcedColors, motionAllowed, theme, uppercase } from '../ui/theme.css.ts';
import { broad, menu, narrow } from './Navigation.css.ts';
import { duration, easing } from './view-transition.css.ts';

const sliding = `${broad} and (forced-colors: none)`;
/** Styles for browsers that can place the mark of the current page at its link, from where it slides. */
const placed = <const Media>(media: Media) =>
  navigation.folded ? {} : { '(anchor-name: --current)': { '@media': media } };

// The line below the link of the current page, which slides to the next one.
globalStyle(`${menu}::after`, {
  '@supports': placed({
    [sliding]: {
      content: '',
      position: 'absolute',
      left: 'anchor(--current left)',
      right: 'anchor(--current right)',
      top: 'calc(anchor(--current bottom) - 2px)',
      borderBottom: `2px solid ${theme.color.accent}`,
    },
    [`${motionAllowed} and ${sliding}`]: {
      transition: `left ${duration} ${easing}, right ${duration} ${easing}`,
    },
  }),
});

export const link = style({
  display: 'block',
  padding: '0.5rem 0.125rem',
  color: theme.color.muted,
  textDecoration: 'none',
  borderBottom: '2px solid transparent',
  selectors: {
    '&:hover': { color: theme.color.text },
    '&[aria-current=page]': { color: theme.color.text, borderBottomColor: theme.color.accent },
  },
  '@supports': placed({
    [sliding]: {
      selectors: {
        '&[aria-current=page]': { anchorName: '--current', borderBottomColor: 'transparent' },
      },
    },
  }),
  '@media': {
    [motionAllowed]: { transition: 'color 0.2s, border-color 0.2s' },
    [narrow]: {
      padding: '0.6rem 0',
      borderBottom: `1px solid ${theme.color.line}`,
      fontFamily: theme.font.display,
      fontSize: theme.size.item,
    },
    // Forced colours draw transparent borders too; the colour of the background hides them.
    [forcedColors]: {
      borderBottomColor: 'Canvas',
      selectors: { '&[aria-current=page]': { borderBottomColor: 'Highlight' } },
    },
  },
});

if (uppercase) {
  globalStyle(`${link}`, { fontWeight: 600, letterSpacing: '0.02em', textTransform: 'uppercase' });
}
if (onCards) {
  // The link of the current page has a card behind it in place of the line below.
  globalStyle(`${link}`, {
    '@media': {
      [broad]: { padding: '0.5rem 1rem' },
      // A line below a round corner would be bent.
      [sliding]: { borderRadius: theme.pill },
    },
  });
  globalStyle(`${link}[aria-current=page]`, {
    '@media': { [sliding]: { borderBottomColor: 'transparent', background: theme.color.raised } },
    '@supports': placed({ [sliding]: { background: 'none' } }),
  });
  globalStyle(`${menu}::after`, {
    '@supports': placed({
      [sliding]: {
        top: 'anchor(--current top)',
        bottom: 'anchor(--current bottom)',
        zIndex: -1,
        borderBottom: 0,
        borderRadius: theme.pill,
        background: theme.color.raised,
      },
    }),
  });
}
