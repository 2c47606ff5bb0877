import { style, styleVariants } from '@vanilla-extract/css';
import { media } from './style-rules.ts';
import { motionAllowed, onVideo, theme, touchSize } from './theme.css.ts';

/** Shrinks an element while it is pressed. */
export const pressable = style(
  media(motionAllowed, {
    transition:
      'scale 0.35s cubic-bezier(0.34, 1.56, 0.64, 1), color 0.2s, background-color 0.2s, border-color 0.2s',
    selectors: { '&:active': { scale: '0.97', transitionDuration: '0.12s' } },
  }),
);

const beforeScript = ':root:not([data-script]) &';

/**
 * Hides elements that need the page's script. If scripts are switched off, the elements take no room. If the script has
 * failed, they are hidden at once, and after four seconds if it is still loading; so nothing moves if it comes later.
 */
export const needsScript = style({
  selectors: {
    [beforeScript]: { visibility: 'hidden', transition: 'visibility 0s 4s' },
    ':root[data-script=failed] &': { visibility: 'hidden' },
  },
  '@starting-style': { selectors: { [beforeScript]: { visibility: 'visible' } } },
  '@media': { '(scripting: none)': { display: 'none !important' } },
});

const shape = style([
  pressable,
  {
    minWidth: touchSize,
    minHeight: touchSize,
    // With this padding, two buttons fit side by side on the smallest screens, even in fallback fonts.
    padding: '0 clamp(0.75rem, 4.5vw - 0.2rem, 1.125rem)',
    border: '1px solid',
    borderRadius: theme.pill,
    fontSize: theme.size.label,
    selectors: { '&:focus-visible': { borderRadius: theme.pill } },
  },
]);

/** The variants of buttons: on a page, in a list row, or on the background video. */
export const button = styleVariants(
  {
    page: {
      borderColor: theme.color.accent,
      background: theme.color.surface,
      color: theme.color.accent,
      selectors: { '&:hover': { background: theme.color.accent, color: theme.color.onAccent } },
    },
    row: {
      // The button is quieter than the words of its row.
      borderColor: theme.color.line,
      background: 'none',
      color: theme.color.muted,
      selectors: { '&:hover': { color: theme.color.accent } },
    },
    video: {
      borderColor: theme.video.line,
      background: onVideo.button,
      color: theme.video.text,
      selectors: {
        '&:hover': { background: theme.video.text, color: onVideo.hovered },
        '&:focus-visible': { outlineColor: theme.video.text },
      },
    },
  },
  (variant) => [shape, variant],
);

/** A link that looks like a button of the page. */
export const buttonLink = style([
  button.page,
  { display: 'inline-flex', alignItems: 'center', textDecoration: 'none' },
]);
