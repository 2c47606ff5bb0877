import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { layout } from './arrangement.css.ts';
import { fitted } from './fitted.ts';
import { room as titleRoom } from './letters.css.ts';
import {
  block,
  body,
  cardPadding,
  container,
  filled,
  gutter,
  headed,
  highScreen,
  inSight,
  laterBlock,
  open,
  pictured,
  row,
  seamPadding,
  section,
} from './section.css.ts';
import { globalInRoom, globalMedia, supports } from './style-rules.ts';
import { text } from './text/text.css.ts';
import { leastLine, rules, theme } from './theme.css.ts';
import { words } from './words.css.ts';

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
if (layout.sections === 'panels') {
  // On a panel as wide as the page, the heading stands beside the words.
  const room = '(min-width: 60rem)';
  // The content is as high as the panel, so it can fill the panel.
  const panel = `:is(${headed}, ${pictured}, ${filled})`;
  globalStyle(panel, { gridTemplateRows: 'auto minmax(0, 1fr)' });
  // A heading beside a long text would leave half of a high panel empty.
  const beside = `${headed}:not(:has(${text} > :nth-child(8)))`;
  setBeside(
    [beside],
    [`${beside} > :is(h1, h2)`],
    room,
    'minmax(0, 1fr) / minmax(0, 4fr) minmax(0, 8fr)',
  );
  setOnBaseline(`${beside} > *`, room);
  globalStyle(`${panel} > ${body}:only-child`, { gridArea: '1 / 1 / -1 / -1' });
  const inside = `100cqi - 2 * ${cardPadding}`;
  // Weak, so that the rule for headings beside their words is stronger.
  globalStyle(`:is(${panel}, ${open}, :where(${block} > :first-child)) > :is(h1, h2)`, {
    vars: { [titleRoom]: inside },
  });
  globalInRoom(`${beside} > :is(h1, h2)`, room, {
    vars: { [titleRoom]: `(${inside} - ${gutter}) / 3` },
  });
  // The heading of a page is the largest, so it has more room.
  globalInRoom(`${beside}:has(> h1)`, room, {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  });
  globalInRoom(`${beside} > h1`, room, {
    vars: { [titleRoom]: `(${inside} - ${gutter}) * 5 / 12` },
  });
  // Pictures and tiles fill their panel, but for an even seam.
  const reach = `calc(-1 * ${seamPadding})`;
  globalMedia(`:is(${pictured}, ${filled}) > ${body}`, 'screen', {
    marginInline: reach,
    marginBlockEnd: reach,
  });
  globalMedia(`${filled} > ${body}:only-child`, 'screen', { marginBlockStart: reach });
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
  // Pictures below the heading of a page begin where it does.
  globalInRoom(`${open} > h1 + ${body}`, room, { gridColumn: '1 / -1' });
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
  // A heavy line begins each section. So there is none between its heading and its content, which cuts off those of words
  // in columns.
  const below = `${section} > h2 + ${body}`;
  const firstRows = `:is(${below} li${row}:first-child, ${laterBlock} li:first-child > ${row})`;
  globalStyle(firstRows, { paddingBlockStart: 0, borderTop: 0 });
  globalStyle(`${below} > ${words}`, {
    clipPath: 'inset(4px 0 0)',
    marginBlockStart: `calc(-1 * ${theme.space.s})`,
  });
  const heads = `:is(${section} > h2, ${block} > :first-child > h2)`;
  globalStyle(heads, {
    paddingTop: theme.space.m,
    borderTop: rules.page,
    fontSize: fitted(theme.size.title),
    lineHeight: Math.max(0.95, leastLine),
  });
}
