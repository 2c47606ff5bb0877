import { style, styleVariants } from '@vanilla-extract/css';
import { pressable } from './pressable.css.ts';
import { onVideo, theme, touchSize } from './theme.css.ts';

const shape = style([
  pressable,
  {
    minWidth: touchSize,
    minHeight: touchSize,
    // Narrow enough for two buttons in a line on the smallest screens, in fallback fonts too.
    padding: '0 clamp(0.75rem, 4.5vw - 0.2rem, 1.125rem)',
    border: '1px solid',
    borderRadius: theme.pill,
    fontSize: theme.size.small,
    selectors: { '&:focus-visible': { borderRadius: theme.pill } },
  },
]);

/** How what can be pressed looks on a page, and how on the background video. */
export const look = styleVariants({
  page: [
    shape,
    {
      borderColor: theme.color.accent,
      background: theme.color.surface,
      color: theme.color.accent,
      selectors: { '&:hover': { background: theme.color.accent, color: theme.color.onAccent } },
    },
  ],
  /** One of many, in the rows of a list. */
  row: [
    shape,
    {
      borderColor: theme.color.line,
      background: theme.color.surface,
      color: theme.color.muted,
      selectors: { '&:hover': { borderColor: 'currentColor', color: theme.color.accent } },
    },
  ],
  video: [
    shape,
    {
      borderColor: theme.video.line,
      background: onVideo.button,
      color: theme.video.text,
      selectors: {
        '&:hover': { background: theme.video.text, color: onVideo.hovered },
        '&:focus-visible': { outlineColor: theme.video.text },
      },
    },
  ],
});
