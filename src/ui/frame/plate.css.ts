import { style } from '@vanilla-extract/css';
import { media } from '../style-rules.ts';
import { display, theme } from '../theme.css.ts';
import { isBare } from './frame.css.ts';
import { shapedPicture } from './shape.css.ts';

/** A colour of the accent with this share of its strength. */
const faint = (share: number) =>
  `color-mix(in oklab, ${theme.color.accent} ${share}%, transparent)`;

/** What stands for a picture that an entry does not have: its place, with the first letter of the title. */
export const plate = style([
  shapedPicture,
  display,
  {
    position: 'relative',
    containerType: 'size',
    backgroundImage: `linear-gradient(${faint(9)}, ${faint(9)})`,
    color: faint(25),
    '::before': {
      content: 'attr(data-initial)',
      position: 'absolute',
      inset: 0,
      margin: 'auto',
      // The line is as high as a capital, so the letter stands in the middle.
      height: '0.72em',
      lineHeight: 0.72,
      textAlign: 'center',
      fontSize: 'min(64cqh, 64cqw)',
    },
    ...media('print', { display: 'none' }),
    // One below the other, plates would part words that belong together.
    '@container': { 'not (min-width: 36rem)': { display: 'none' } },
  },
  // A bare plate is no more than a line around the place.
  isBare
    ? {
        background: 'none',
        boxShadow: `inset 0 0 0 1px ${theme.color.line}`,
        '::before': { fontSize: theme.size.display },
      }
    : {},
]);
