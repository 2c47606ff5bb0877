import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { fitted } from './fitted.ts';
import { room as titleRoom } from './letters.css.ts';
import { globalInRoom, globalMedia, media, supports } from './style-rules.ts';
import { layout, leastLine, rules, theme, typography } from './theme.css.ts';

/** Whether the theme draws rows and sections as cards. */
export const onCards = layout.blocks === 'cards';

/** The name of the CSS counter for the rows of a list. */
export const rowCounter = 'row';
const counterStyle = { none: '', decimal: ', decimal-leading-zero', roman: ', upper-roman' };

/** The width of the widest number of two figures, so that what follows numbers begins at one edge. */
export const numberWidth = '1.29em';
/** A number in the font of its element, which screen readers ignore. */
const number = {
  content: `counter(${rowCounter}${counterStyle[layout.numbering]}) / ""`,
  counterIncrement: rowCounter,
  color: theme.color.accent,
  ...(layout.numbering === 'decimal' && { minWidth: numberWidth }),
};
/** The number before a row. */
export const rowNumber: StyleRule =
  layout.numbering === 'none'
    ? {}
    : {
        '::before': {
          font: `${typography.weight} ${theme.size.entry}/1.15 ${theme.font.display}`,
          ...number,
        },
      };
/** Whether the entries of all lists have a number, which is as large as their titles. */
export const isNumbered = layout.numbering !== 'none' && typography.figures === 'large';
/** The number in a title of an entry. */
export const titleNumber: StyleRule = isNumbered ? { '::before': number } : {};
/** The width of the column of numbers, where there is room for one. */
export const numberColumn = 'max(3.5rem, 8cqi)';

/** The padding of cards, which is smaller on a phone to leave room for text. */
export const cardPadding = `min(${theme.space.l}, 6vw)`;
/** A transparent outline. Forced colours remove backgrounds, but make this outline of an element visible. */
export const edge = { outline: '1px solid transparent' } as const;
export const card = {
  ...edge,
  padding: cardPadding,
  borderRadius: `calc(1.5 * ${theme.radius})`,
  background: theme.color.raised,
  // Printed cards have no background, so they need no padding.
  '@media': { print: { padding: 0 } },
} as const;
/** Extends a picture at the top of a card to the card's edges. */
export const fullBleed = {
  width: `calc(100% + 2 * ${cardPadding})`,
  maxWidth: 'none',
  margin: `calc(-1 * ${cardPadding}) calc(-1 * ${cardPadding}) ${theme.space.s}`,
  borderRadius: `calc(1.5 * ${theme.radius}) calc(1.5 * ${theme.radius}) 0 0`,
} as const;

/** The distance between the edges of a card and the pictures or tiles that fill the card. */
const seam = theme.space.s;
/** The padding of what fills a card, whose words begin below those of the card's heading. */
export const seamPadding = `calc(${cardPadding} - ${seam})`;
/** A box on a card. */
export const tile = {
  ...edge,
  padding: seamPadding,
  borderRadius: theme.radius,
  background: theme.color.surface,
  ...media('print', { padding: 0 }),
} as const;

/** The container query for lists with room for two columns. */
export const twoColumns = '(min-width: 40rem)';

const hasTitle = '&:has(> h1, > * > h1)';
const parts: StyleRule = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  rowGap: theme.distance.heading,
  minWidth: 0,
  selectors: { [hasTitle]: { rowGap: theme.distance.title } },
};

const container = { containerType: 'inline-size' } as const;

/** A section with a heading and a list of entries, which may be cards of their own. */
export const block = style(parts);
/** Such a section whose heading is not that of the page. */
export const laterBlock = style([block]);

/** A section with so many entries that there would be nothing beside most of them, but an empty column. */
export const longBlock = style({});

/** A section whose heading and content are its own children. */
const section = style(parts);
/** A section with its content below its heading, on no card. */
export const open = style([section]);

const onCard: StyleRule = onCards ? { ...card, height: '100%' } : {};
/** A section with its content below its heading, drawn as one card if the theme has cards. */
export const headed = style([section, onCard]);

/** Such a section that begins with a picture, which the heading never stands beside on a card. */
export const pictured = onCards ? style([section, onCard]) : open;

/** Such a section whose content fills its card. The heading is always above. */
export const filled = onCards ? style([section, onCard]) : headed;

// Browsers keep a heading on the sheet of what follows only if both are blocks, not cells of a grid.
globalMedia(section, 'print', { display: 'block' });
globalMedia(`${section} > :is(h1, h2)`, 'print', { marginBlockEnd: theme.distance.heading });

/**
 * What a section shows below its heading, or beside it. Browsers style what is in a container only once the container
 * has its width, so this is a container of its own only where it is narrower than the place of the section.
 */
export const body = style({
  ...(onCards && container),
  ...(isNumbered && { counterReset: rowCounter }),
});

/** Keeps an element in sight while the content beside it scrolls past. */
export const inSight = {
  position: 'sticky',
  insetBlockStart: theme.space.l,
  alignSelf: 'start',
} as const;
/** The media query for screens that are high enough for an element that stays in sight. */
export const highScreen = 'screen and (min-height: 40rem)';
/** The space between a heading and the content beside it, or between two columns of sections. */
export const gutter = `clamp(${theme.space.l}, 6vw, ${theme.space.xxl})`;

/** Sets headings beside their content in sections with this room, where they stay in sight. */
function setBeside(
  sections: readonly string[],
  headings: readonly string[],
  room: string,
  grid: string,
): void {
  const contents = sections.map((each) => `${each} > :last-child`);
  globalInRoom(sections.join(), room, { columnGap: gutter, gridTemplate: grid });
  globalInRoom(contents.join(), room, container);
  // The heading may also be set on a baseline, so this rule gives way to others.
  const weak = headings.map((each) => `:where(${each})`);
  globalMedia(weak.join(), highScreen, { '@container': { [room]: inSight } });
}

/** Sets headings and the first line beside them on one baseline, if containers have one in this browser. */
function setOnBaseline(parts: string, room: string): void {
  // Browsers with this feature have no layout containment in containers, which would hide the baseline.
  const rule = supports('(anchor-scope: all)', { alignSelf: 'baseline' });
  globalInRoom(parts, room, rule);
}
// Cards fill the page below their heading, like panels of a grid.
if (layout.heading === 'beside' && !onCards) {
  // From this width on, a list with two columns fits beside the heading.
  const room = '(min-width: 60rem)';
  const short = `${block}:not(${longBlock})`;
  // The column of the heading is as wide as its longest word, so the word is not broken.
  setBeside(
    [short],
    [`${short} > :first-child`],
    room,
    'none / minmax(min-content, 4fr) minmax(0, 8fr)',
  );
  const fontSize = fitted(`min(${theme.size.display}, 6.4vw)`);
  const word = {
    vars: { [titleRoom]: '40cqi' },
    fontSize,
    maxWidth: '50cqi',
    overflowWrap: 'break-word',
  } as const;
  globalInRoom(`${short} > :first-child h1`, room, word);
}
if (layout.sections === 'panels') {
  // On a panel as wide as the page, the heading stands beside the words.
  const room = '(min-width: 60rem)';
  // The content is as high as the panel, so it can fill the panel.
  const panel = `:is(${headed}, ${pictured}, ${filled})`;
  globalStyle(panel, { gridTemplateRows: 'auto minmax(0, 1fr)' });
  setBeside(
    [headed],
    [`${headed} > :is(h1, h2)`],
    room,
    'minmax(0, 1fr) / minmax(0, 4fr) minmax(0, 8fr)',
  );
  setOnBaseline(`${headed} > *`, room);
  globalStyle(`${headed} > ${body}:only-child`, { gridArea: '1 / 1 / -1 / -1' });
  const inside = `100cqi - 2 * ${cardPadding}`;
  globalStyle(`:is(${panel}, ${open}, ${block} > :first-child) > :is(h1, h2)`, {
    vars: { [titleRoom]: inside },
  });
  globalInRoom(`${headed} > :is(h1, h2)`, room, {
    vars: { [titleRoom]: `(${inside} - ${gutter}) / 3` },
  });
  // Pictures and tiles fill their panel, but for an even seam.
  const reach = `calc(-1 * ${seamPadding})`;
  globalMedia(`:is(${pictured}, ${filled}) > ${body}`, 'screen', {
    marginInline: reach,
    marginBlockEnd: reach,
  });
  // The heading above cards begins where their words do, and is closer to them than to the card above.
  const above = `:is(${open}, ${block} > :first-child)`;
  globalMedia(`${above} > :is(h1, h2)`, 'screen', { paddingInline: cardPadding });
  globalMedia(`${above} > h2`, 'screen', { paddingBlockStart: theme.distance.heading });
}
if (layout.sections === 'margin') {
  // The margin is a quarter of the section. The heading of a page stands above, since it is too large for the margin.
  const room = '(min-width: 56rem)';
  const columns = 'none / minmax(0, 3fr) minmax(0, 9fr)';
  const headings = [`${section} > h2`, `${laterBlock} > :first-child`];
  setBeside([section, laterBlock], headings, room, columns);
  globalInRoom(`${section} > h1`, room, { gridColumn: '1 / -1' });
  globalInRoom(`${section} > ${body}`, room, { gridColumn: 2 });
  // A line across the page begins a section, and a line in the margin one that begins with a picture, which is level
  // with this line. Wherever the heading stands below it, the line stays.
  // The first entry of a list has a fainter line at the same place.
  const line: StyleRule = {
    content: '',
    position: 'absolute',
    gridArea: '1 / 1',
    inset: '0 0 auto',
    zIndex: 1,
    borderTop: rules.section,
  };
  // A browser without `:has()` would leave out a rule for both.
  for (const later of [`${section}:has(> h2)`, laterBlock]) {
    globalStyle(later, { position: 'relative' });
    globalInRoom(`${later}::before`, room, line);
  }
  globalInRoom(`${pictured}:has(> h2)::before`, room, { gridColumnEnd: 2 });
  // Beside what it introduces, a heading is no larger than a title.
  globalInRoom(headings.join(), room, {
    vars: { [titleRoom]: `(100cqi - ${gutter}) / 4` },
    fontSize: fitted(theme.size.title),
    paddingTop: theme.space.s,
  });
  setOnBaseline(`${headed} > *, ${laterBlock} > *`, room);
  // A text begins as far below the line as the words of a list's first row, which have a padding of their own.
  const asInRow = supports('(anchor-scope: all)', { paddingTop: theme.distance.row });
  globalInRoom(`${headed}:has(> ${body} > :not(ul, ol, dl)) > h2`, room, asInRow);
}

if (layout.sections === 'columns') {
  // A heavy line begins each section, and its heading is as large as the section is wide.
  const heads = `:is(${section} > h2, ${block} > :first-child > h2)`;
  globalStyle(heads, {
    paddingTop: theme.space.m,
    borderTop: rules.page,
    lineHeight: Math.max(0.95, leastLine),
  });
}

const lined = { paddingBlock: theme.distance.row, borderTop: rules.page };
const isLined = layout.rules !== 'none';

/** A row of a list, drawn as a card or with a line above. */
export const row = style(
  onCards ? card : { ...lined, ...media('print', { paddingBlock: theme.space.m }) },
);
/** Sets what a centred row consists of in the middle of the page, where all of it begins at one edge. */
export const inMiddle: StyleRule =
  layout.align === 'center'
    ? media('screen', { paddingInline: 'max(0px, (100% - 54rem) / 2)' })
    : {};
// If the section is a card itself, its rows have lines instead of cards.
if (onCards) {
  const line = `1px solid ${theme.color.line}`;
  globalStyle(`${headed} ${row}`, {
    ...lined,
    paddingInline: 0,
    background: 'none',
    outline: 0,
    borderTop: line,
    borderRadius: 0,
  });
}
// The line above the first row divides it from the heading. Without lines, the distance to the heading is enough.
if (onCards || !isLined)
  globalStyle(`${headed} ${row}:first-child`, { paddingBlockStart: 0, borderTop: 0 });
// A double line closes a list. Without it, the distance to the next section begins at the end of the last row.
globalStyle(
  `${headed} ${row}:last-child`,
  layout.rules === 'double' ? { borderBottom: rules.page } : { paddingBlockEnd: 0 },
);
