import { createVar, style } from '@vanilla-extract/css';
import { fullBleed, onCards } from '../../ui/section.css.ts';
import { shape, shapedPicture } from '../../ui/shape.css.ts';
import { inRoom } from '../../ui/style-rules.ts';
import { layout, theme } from '../../ui/theme.css.ts';

/** The container query for lists with room for a picture beside the text. */
export const broad = '(min-width: 38rem)';
const isIndex = layout.list === 'index';

/** The width of a picture beside its text, relative to the width of the text. */
export const share = createVar();

/** The place of a project's picture, or of the plate that stands for it. */
const frame = style([
  { alignSelf: 'start', width: '100%', borderRadius: theme.radius },
  {
    rows: {
      order: -1,
      marginBlockEnd: theme.space.xs,
      ...inRoom(broad, { gridRow: '1 / -1', gridColumn: 1, marginBlockEnd: 0 }),
    },
    grid: { order: -1, marginBlockEnd: theme.space.s },
    index: { gridColumn: 2, ...inRoom(broad, { gridArea: '1 / 3 / -1' }) },
  }[layout.list],
  layout.list === 'grid' && onCards ? fullBleed : {},
]);
export const plate = style([
  frame,
  { aspectRatio: shape },
  // Where there is no room for it beside the text, the words of an index stand alone.
  isIndex
    ? { aspectRatio: '1', ...inRoom(`not ${broad}`, { display: 'none' }) }
    : layout.list === 'rows'
      ? inRoom(`not ${broad}`, { aspectRatio: '5 / 2' })
      : {},
]);
export const picture = style([
  frame,
  shapedPicture,
  isIndex ? inRoom(`not ${broad}`, { gridColumn: '1 / -1' }) : {},
]);
