import { keyframes, style } from '@vanilla-extract/css';
import { pressable } from '../ui/pressable.css.ts';
import { motionAllowed, theme, touchSize } from '../ui/theme.css.ts';

const narrow = '(max-width: 43.99rem)';
const broad = '(min-width: 44rem)';
const barHeight = `calc(2 * ${theme.space.m} + ${touchSize})`;

export const inner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.space.m,
  maxWidth: theme.page,
  margin: '0 auto',
  padding: `${theme.space.m} ${theme.space.edge}`,
});

export const logo = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: touchSize,
  minHeight: touchSize,
  // Aligns the picture, which is smaller than its touch area, with the text below.
  marginInlineStart: '-0.6rem',
});

/** A bar whose links are behind its button on every screen. */
export const folded = style({});

export const toggle = style([
  pressable,
  {
    display: 'none',
    minHeight: touchSize,
    padding: '0 1.125rem',
    border: `1px solid ${theme.color.line}`,
    borderRadius: '999px',
    background: 'none',
    selectors: { '&:hover': { borderColor: 'currentColor' } },
    // A browser without popovers always shows the menu, and needs no button.
    '@supports': {
      'selector(:popover-open)': {
        '@media': { [narrow]: { display: 'block' } },
        selectors: {
          [`${folded} > &`]: { display: 'block' },
          '&:has(+ :popover-open)': { borderColor: 'currentColor' },
        },
      },
    },
  },
]);

const unfold = keyframes({ from: { clipPath: 'inset(0 0 100% 0)' } });

/** Below the bar, over the page. */
const panel = {
  position: 'absolute',
  height: 'auto',
  maxHeight: `calc(100svh - ${barHeight})`,
  overflowY: 'auto',
  background: theme.color.surface,
  boxShadow: '0 1.5rem 2.5rem -1.5rem rgb(0 0 0 / 0.4)',
} as const;

export const menu = style({
  // Overrides the browser's styles of popovers: on wide screens the menu is a part of the bar.
  position: 'static',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space.l,
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  overflow: 'visible',
  '@supports': {
    'selector(:popover-open)': {
      '@media': {
        [broad]: {
          selectors: {
            [`${folded} > &`]: {
              ...panel,
              flexDirection: 'column',
              inset: `${barHeight} max(${theme.space.edge}, (100vw - ${theme.page}) / 2 + ${theme.space.edge}) auto auto`,
              minWidth: '16rem',
              padding: theme.space.m,
              border: `1px solid ${theme.color.line}`,
            },
            [`${folded} > &:not(:popover-open)`]: { display: 'none' },
          },
        },
      },
    },
  },
  '@media': {
    [narrow]: {
      flexDirection: 'column',
      '@supports': {
        'selector(:popover-open)': {
          ...panel,
          inset: `${barHeight} 0 auto`,
          width: 'auto',
          // What scrolls cuts off what stands over its edge: the focus ring of the first link has room.
          padding: `0.5rem ${theme.space.edge} ${theme.space.l}`,
          selectors: { '&:not(:popover-open)': { display: 'none' } },
        },
      },
    },
    [`${motionAllowed} and ${narrow}`]: {
      selectors: {
        '&:popover-open': { animation: `${unfold} 0.25s cubic-bezier(0.22, 1, 0.36, 1)` },
      },
    },
  },
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
  '@media': {
    [motionAllowed]: { transition: 'color 0.2s, border-color 0.2s' },
    [narrow]: {
      padding: '0.6rem 0',
      borderBottom: `1px solid ${theme.color.line}`,
      fontFamily: theme.font.display,
      fontSize: theme.size.item,
    },
  },
});
