import { style } from '@vanilla-extract/css';

const beforeScript = ':root:not([data-script]) &';

/**
 * Hides what does not work without the page's script: at once if scripts are switched off or the
 * script has failed, and after four seconds if it has not been loaded until then.
 */
export const needsScript = style({
  selectors: {
    [beforeScript]: { visibility: 'hidden', transition: 'visibility 0s 4s' },
    ':root[data-script=failed] &': { visibility: 'hidden' },
  },
  '@starting-style': { selectors: { [beforeScript]: { visibility: 'visible' } } },
  '@media': { '(scripting: none)': { selectors: { [beforeScript]: { transition: 'none' } } } },
});
