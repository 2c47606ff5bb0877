import { style } from '@vanilla-extract/css';
import { needsScript } from './needs-script.css.ts';
import { pressable } from './pressable.css.ts';
import { theme, touchSize } from './theme.css.ts';

/** A button on the film. */
export const button = style([
  pressable,
  needsScript,
  {
    minHeight: touchSize,
    // On the narrowest screens two of them still share a line, whichever face they wait for.
    padding: '0 clamp(0.75rem, 4.5vw - 0.2rem, 1.125rem)',
    border: `1px solid ${theme.film.line}`,
    borderRadius: '999px',
    background: 'rgb(9 7 19 / 0.55)',
    fontSize: theme.size.small,
    selectors: {
      '&:hover': { background: theme.film.text, color: theme.film.ground },
      '&:focus-visible': { outlineColor: theme.film.text, borderRadius: '999px' },
    },
  },
]);
