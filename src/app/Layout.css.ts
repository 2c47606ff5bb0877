import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../ui/conditions.ts';
import { block, onCards } from '../ui/page.css.ts';
import { layout, motionAllowed, theme } from '../ui/theme.css.ts';

export const skip = style({
  position: 'absolute',
  insetInlineStart: theme.space.s,
  insetBlockStart: theme.space.s,
  zIndex: 2,
  padding: theme.space.s,
  background: theme.color.raised,
  color: theme.color.text,
  selectors: { '&:not(:focus)': { translate: '0 -200%' } },
});

// Entrances start off the screen: clipped here, they do not make the page scrollable.
export const content = style({ overflow: 'clip', outline: 'none' });

/** The parts of a page, from top to bottom. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.xl,
});

const edge = (side: 'left' | 'right') => `max(${theme.space.edge}, env(safe-area-inset-${side}))`;

export const stack = style({
  display: 'grid',
  gap: onCards ? theme.space.m : theme.space.xl,
  alignContent: 'start',
  minWidth: 0,
});

export const part = {
  /** Runs from edge to edge, and right up to another that does. */
  screen: style({ selectors: { '& + &': { marginBlockStart: `calc(-1 * ${theme.space.xl})` } } }),
  /** Keeps to the width of the page. */
  page: style([
    stack,
    {
      width: '100%',
      maxWidth: theme.page,
      marginInline: 'auto',
      paddingInline: `${edge('left')} ${edge('right')}`,
      selectors: {
        '&:first-of-type': { paddingBlockStart: `min(${theme.space.xl}, 7svh)` },
        '&:last-of-type': { paddingBlockEnd: theme.space.xxl },
      },
      ...media('print', { padding: '0 !important', gap: '1.5rem' }),
    },
  ]),
};

const gutter = `clamp(${theme.space.l}, 6vw, ${theme.space.xxl})`;

const inColumns = '(min-width: 44rem)';
const onWidePage = `${inColumns}, print`;

/** A section that keeps a column for itself, and those beside it. */
export const beside = style(
  media(onWidePage, {
    columnGap: gutter,
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  }),
);
const inSight = { position: 'sticky', insetBlockStart: theme.space.l, alignSelf: 'start' } as const;
// On a screen that is high enough, the first section stays in sight while the others scroll past.
globalStyle(
  `${beside} > :first-child`,
  media(`screen and ${inColumns} and (min-height: 40rem)`, inSight),
);

// What enters is hidden beyond the edges of its place: above, below, and towards what stands beside it.
const open = '-100vmax';
// Room for what letters and focus rings need beyond their boxes; less than the gap to others.
const room = '-0.6rem';
const clip = (...edges: string[]) => ({ clipPath: `inset(${edges.join(' ')})` });
globalStyle(`${stack} > *`, media(motionAllowed, clip(room, open, room)));
// Above the first section there is none.
globalStyle(
  `:where(${page} > :first-child) > :first-child`,
  media(motionAllowed, clip(open, open, room)),
);
globalStyle(
  `${beside} > *`,
  media(`${motionAllowed} and ${inColumns}`, clip(room, `calc(${gutter} / -2)`, room)),
);

/** What a link leads to: not right at the edge of the screen. */
export const target = style({ scrollMarginBlockStart: theme.space.l, minWidth: 0 });

if (layout.heading === 'beside') {
  // The heading of a section that has the page to itself stays in sight while its list scrolls past.
  const alone = `:is(${part.page}:not(${beside}), ${part.page}:not(${beside}) > ${target}) > ${block}`;
  // From this width on, the list has room for two columns beside the heading.
  const broad = '(min-width: 74rem)';
  const gridTemplateColumns = 'minmax(0, 4fr) minmax(0, 8fr)';
  globalStyle(alone, media(broad, { columnGap: gutter, gridTemplateColumns }));
  const fontSize = `min(${theme.size.title}, 6.4vw)`;
  globalStyle(`${alone} > :first-child h1`, media(broad, { fontSize }));
  globalStyle(`${alone} > :first-child`, media(`${broad} and (min-height: 40rem)`, inSight));
}
if (layout.heading === 'banner') {
  // A word of eight letters has room in the column.
  const fontSize = `min(${theme.size.title}, 6.2vw, 5.6rem)`;
  globalStyle(`${beside} > :first-child h1`, media(onWidePage, { fontSize }));
}
