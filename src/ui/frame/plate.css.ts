import { style } from '@vanilla-extract/css';
import { media } from '../style-rules.ts';
import { display, theme } from '../theme.css.ts';
import { isBare } from './frame.css.ts';
import { shapedPicture } from './shape.css.ts';

/** The colour of text with this share of its strength, so that nothing is louder than a picture. */
const faint = (share: number) => `color-mix(in oklab, ${theme.color.text} ${share}%, transparent)`;

/** What stands for a picture that an entry does not have: its place, with the first letter of the title. */
export const plate = style([
  shapedPicture,
  display,
  {
    position: 'relative',
    containerType: 'size',
    backgroundImage: `linear-gradient(${faint(5)}, ${faint(5)})`,
    color: faint(35),
    '::before': {
      content: 'attr(data-initial)',
      position: 'absolute',
      inset: 0,
      margin: 'auto',
      // The line is as high as a capital, so the letter stands in the middle.
      height: '0.72em',
      lineHeight: 0.72,
      textAlign: 'center',
      fontSize: theme.size.title,
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
      }
    : {},
]);
