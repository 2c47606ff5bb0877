import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { mount } from '../../ui/page.css.ts';
import { fullBleed, onCards } from '../../ui/section.css.ts';
import { inRoom } from '../../ui/style-rules.ts';
import { layout, theme } from '../../ui/theme.css.ts';

/** The container query for lists with room for a picture beside the text. */
export const broad = '(min-width: 38rem)';
const isIndex = layout.list === 'index';

const ratio = createVar();
const shape = fallbackVar(ratio, '3 / 2');

/** The width of a picture beside its text, relative to the width of the text. */
export const share = createVar();

/** The variables of projects whose pictures stand upright. */
export const upright = { [ratio]: '1', [share]: '3fr' };

/** The place of a project's picture, or of the plate that stands for it. */
const frame = style([
  { alignSelf: 'start', width: '100%', borderRadius: theme.radius },
  {
    rows: {
      order: -1,
      marginBlockEnd: theme.space.xs,
      aspectRatio: '5 / 2',
      ...inRoom(broad, {
        gridRow: '1 / -1',
        gridColumn: 1,
        marginBlockEnd: 0,
        aspectRatio: shape,
      }),
    },
    grid: { order: -1, marginBlockEnd: theme.space.s, aspectRatio: shape },
    index: { gridColumn: 2, aspectRatio: '1', ...inRoom(broad, { gridArea: '1 / 3 / -1' }) },
  }[layout.list],
  layout.list === 'grid' && onCards ? fullBleed : {},
]);
export const plate = style([
  frame,
  // Where there is no room for it beside the text, the words of an index stand alone.
  isIndex ? inRoom(`not ${broad}`, { display: 'none' }) : {},
]);
export const picture = style([
  frame,
  { background: theme.color.raised, objectFit: 'cover' },
  isIndex ? inRoom(`not ${broad}`, { gridColumn: '1 / -1' }) : {},
  { aspectRatio: shape },
  mount,
]);
// Plates are lower than pictures, unless they stand beside pictures.
if (layout.list === 'grid' && onCards)
  globalStyle(`ul:not(:has(picture)) ${plate}`, {
    aspectRatio: '2 / 1',
    maxHeight: 'min(18rem, max(32svh, 8rem))',
  });
