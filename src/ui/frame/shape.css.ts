import { globalStyle, style } from '@vanilla-extract/css';
import { layout } from '../arrangement.css.ts';
import { numberOf } from '../digit-rules.ts';
import { onCards } from '../section.css.ts';
import { globalInRoom, inRoom } from '../style-rules.ts';
import { isRtl, theme } from '../theme.css.ts';
import { frame, isBare, isFramed, mount, paper } from './frame.css.ts';

/** The shape of the element with the classes of `shaped`. */
export const shape = `calc${numberOf((name) => `.s-${name}`, 1, 10, 100, 1000)}`;

/** Whether pictures of other shapes stand on a ground of the list's shape, so that the words below are level. */
export const onGround = !onCards && (isFramed || layout.list === 'grid');
/** A picture that is not cut to the shape of its list. */
export const whole = style({});
/** The container query for lists in which pictures side by side have to be level. */
const inColumns = '(min-width: 36rem)';
/** A picture in the shape of its list, or in its own. None is higher than the screen. */
export const shapedPicture = style([
  frame,
  mount,
  {
    ...(isBare
      ? { objectPosition: isRtl ? '100% 100%' : '0 100%' }
      : { background: theme.color.raised }),
    objectFit: 'cover',
    ...(layout.align === 'center' && { justifySelf: 'center' }),
    selectors: {
      [`&:not(${whole})`]: { aspectRatio: shape },
      // An SVG file may have any shape, and is not cut.
      'img&:not([width])': { objectFit: 'contain' },
    },
  },
  onGround
    ? inRoom(inColumns, {
        selectors: { [`&${whole}`]: { aspectRatio: shape, objectFit: 'contain' } },
      })
    : {},
  isFramed
    ? // The paper is around the picture, so that it does not change its shape.
      { boxSizing: 'content-box', maxWidth: `calc(min(100%, 80svh * ${shape}) - 2 * ${paper})` }
    : onCards
      ? {}
      : { maxWidth: `calc(80svh * ${shape})` },
]);
// A picture that is smaller than its place has the shape of the place.
const small = (kind: string) => `${shapedPicture}${kind} :is(img, video)`;
globalStyle(small(`:not(${whole})`), { aspectRatio: 'inherit' });
if (onGround) globalInRoom(small(`${whole}`), inColumns, { aspectRatio: 'inherit' });
