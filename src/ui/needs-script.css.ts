import { style } from '@vanilla-extract/css';

const waiting = ':root:not([data-script]) &';

/**
 * What can do nothing without the page's script: it is not there where scripts are switched off, and
 * goes where none has come after four seconds, or the one that came has failed.
 */
export const needsScript = style({
  selectors: {
    [waiting]: { visibility: 'hidden', transition: 'visibility 0s 4s' },
    ':root[data-script=failed] &': { visibility: 'hidden' },
  },
  '@starting-style': { selectors: { [waiting]: { visibility: 'visible' } } },
  '@media': { '(scripting: none)': { selectors: { [waiting]: { transition: 'none' } } } },
});
