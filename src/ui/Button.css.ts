import { style } from '@vanilla-extract/css';
import { needsScript } from './needs-script.css.ts';
import { pressable } from './pressable.css.ts';
import { theme, touchSize } from './theme.css.ts';

/** A button on the background video. */
export const button = style([
  pressable,
  needsScript,
  {
    minHeight: touchSize,
    // Narrow enough for two buttons in a line on the smallest screens, in fallback fonts too.
    padding: '0 clamp(0.75rem, 4.5vw - 0.2rem, 1.125rem)',
    border: `1px solid ${theme.video.line}`,
    borderRadius: '999px',
    background: 'rgb(9 7 19 / 0.55)',
    fontSize: theme.size.small,
    selectors: {
      '&:hover': { background: theme.video.text, color: theme.video.background },
      '&:focus-visible': { outlineColor: theme.video.text, borderRadius: '999px' },
    },
  },
]);
