import { globalStyle, style } from '@vanilla-extract/css';
import { layout } from '../ui/arrangement.css.ts';
import { fitsIn, fitted } from '../ui/fitted.ts';
import { fitting, room } from '../ui/letters.css.ts';
import { aboveFirst, offer } from '../ui/page.css.ts';
import { gutter, highScreen, inSight } from '../ui/section.css.ts';
import { clip, globalMedia, media, overhang, unclipped } from '../ui/style-rules.ts';
import { firstDisplayFont, motionAllowed, pageWidth, theme } from '../ui/theme.css.ts';

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

// Entrance animations start beyond the screen's edges. Without the clip, the page would scroll sideways.
export const content = style({ overflow: 'clip', outline: 'none' });

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.distance.section,
});

// A document embeds a small display font with the letters of its first section. If a word had letters of two
// font files, the browser would not kern the word. So all other text uses the whole font file, and the first
// section does too once the script has shown another page.
globalStyle(`:root:not([data-fonts=files]) ${page} > :first-of-type > :first-child`, {
  vars: { [theme.font.display]: firstDisplayFont },
});

const edge = (side: 'left' | 'right') => `max(${theme.space.edge}, env(safe-area-inset-${side}))`;
/** The space at both sides of what is as wide as the page's text. */
export const sideEdges = `${edge('left')} ${edge('right')}`;

export const stack = style({
  display: 'grid',
  gap: theme.distance.section,
  alignContent: 'start',
  minWidth: 0,
});

export const part = {
  /** A part that is as wide as the screen. Two such parts have no gap between them. */
  screen: style({
    selectors: { '& + &': { marginBlockStart: `calc(-1 * ${theme.distance.section})` } },
  }),
  /** A part that is as wide as the page's text. */
  page: style([
    stack,
    {
      width: '100%',
      maxWidth: theme.page,
      marginInline: 'auto',
      paddingInline: sideEdges,
      selectors: {
        '&:first-of-type': {
          paddingBlockStart: `max(${offer}, ${aboveFirst})`,
        },
        '&:last-of-type': { paddingBlockEnd: theme.space.xxl },
      },
      ...media('print', { padding: '0 !important', gap: '1.5rem' }),
    },
  ]),
};

const inColumns = '(min-width: 44rem)';
const onWidePage = `${inColumns}, print`;

/** Lays out a part of a page in two columns: one for its first section, and one for all other sections. */
export const beside = style(
  media(onWidePage, {
    columnGap: gutter,
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  }),
);
// The first section stays in sight while the sections beside it scroll past, but for the heading of the page, which
// stands above both columns and is as large as that of any other page.
const first = `${beside} > :first-child`;
const besideHeading = `${first} > section > :not(:has(> h1, > * > h1)), ${first} > section > * > h1 ~ *`;
globalMedia(`${first} :is(section, section > div)`, `screen and ${inColumns}`, {
  height: '100%',
  gridTemplateRows: 'auto 1fr',
});
globalMedia(besideHeading, `${highScreen} and ${inColumns}`, inSight);
const titleHeight = `1.1 * ${theme.size.display}`;
globalMedia(`${first} h1`, `screen and ${inColumns}`, {
  vars: { [room]: pageWidth, ...fitsIn(1) },
  width: `calc(${pageWidth})`,
  height: `calc(${titleHeight})`,
  // Two lines of half the size are as high as one.
  fontSize: `max(${fitted(theme.size.display)}, min(${theme.size.display} / 2, 2 * ${fitting}))`,
});
// As padding, this distance would lie over the heading, which could not be pressed or selected there.
globalMedia(`${first}:has(h1) + *`, `screen and ${inColumns}`, {
  marginBlockStart: `calc(${titleHeight} + ${theme.distance.title})`,
});

// During its entrance animation, a section is clipped to its final place, so it never covers other sections.
globalMedia(`${stack} > *`, motionAllowed, clip(overhang, unclipped, overhang));
// No section stands above the first section of a page, so this section is not clipped at its upper edge.
globalMedia(
  `:where(${page} > :first-child) > :first-child`,
  motionAllowed,
  clip(unclipped, unclipped, overhang),
);
globalMedia(
  `${beside} > :not(:has(> section h1))`,
  `${motionAllowed} and ${inColumns}`,
  clip(overhang, `calc(${gutter} / -2)`, overhang),
);

/**
 * The place of a section, whose width decides how the section looks. Links may lead to it. The margin leaves
 * space between the section and the screen's upper edge.
 */
export const place = style({
  containerType: 'inline-size',
  scrollMarginBlockStart: theme.space.l,
  minWidth: 0,
});

const hasPanels = layout.sections === 'panels';
const panelsFit = '(min-width: 64rem)';
/** The classes of sections on panels by the number of columns that they span, of twelve. */
export const panels: Readonly<Record<number, string>> = hasPanels
  ? Object.fromEntries([4, 6, 8].map((span) => [span, panel(span)]))
  : {};

function panel(span: number): string {
  return style({
    '@media': {
      [panelsFit]: { gridColumn: `span ${span}` },
      [`${motionAllowed} and ${panelsFit}`]: clip(
        overhang,
        `calc(${theme.distance.section} / -2)`,
        overhang,
      ),
    },
  });
}
if (hasPanels) {
  const grid = `${part.page}:not(${beside})`;
  const gridTemplateColumns = 'repeat(12, minmax(0, 1fr))';
  globalMedia(grid, panelsFit, { gridTemplateColumns });
  // Panels side by side are equally high.
  globalStyle(`${grid} > ${place}`, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
  globalMedia(`:where(${grid} > ${place})`, panelsFit, { gridColumn: '1 / -1' });
}
