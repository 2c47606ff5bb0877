import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { layout } from '../arrangement.css.ts';
import { onCards } from '../section.css.ts';
import { globalInRoom } from '../style-rules.ts';
import { theme } from '../theme.css.ts';
import { scrolling } from './scrolling.ts';
import { code, flow, list, measure, text } from './text.css.ts';

const isAxis = layout.text === 'axis';

/** The frame of a table, which may be wider than the words. */
export const scrolled = style({
  ...scrolling(onCards ? theme.color.raised : theme.color.surface),
  minWidth: `min(100%, ${measure})`,
  ...(isAxis
    ? {
        gridColumn: 'wide',
        justifySelf: 'center',
        maxWidth: 'min(100%, 48rem)',
      }
    : { gridColumn: 'text-start / wide-end', justifySelf: 'start', maxWidth: '100%' }),
});
export const table = style({
  borderCollapse: 'collapse',
  // Words stay whole, since what is wider scrolls.
  overflowWrap: 'normal',
  fontSize: theme.size.text,
  // Tabular figures of some fonts have wide signs between them.
  fontVariantNumeric: 'lining-nums',
  width: '100%',
  lineHeight: 1.4,
});
globalStyle(`${table} :is(th, td)`, {
  padding: `${theme.space.xs} ${theme.space.s}`,
  borderBlockEnd: `1px solid ${theme.color.line}`,
  verticalAlign: 'baseline',
});
globalStyle(`${table} :is(th, td):first-child`, { paddingInlineStart: 0 });
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: 0 });
globalStyle(`${table} th`, {
  borderColor: theme.color.muted,
  fontWeight: 600,
  verticalAlign: 'bottom',
  // Few words above a column of figures take several lines, so that more columns are in sight.
  whiteSpace: 'normal',
  minWidth: 0,
});
// On a phone more columns are in sight.
globalInRoom(table, '(max-width: 36rem)', { fontSize: theme.size.label });
globalInRoom(`${table} :is(th, td)`, '(max-width: 36rem)', { paddingInline: theme.space.xs });
export const cells = styleVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
});
/** The cells of columns that have no more than a few words, and of those that have sentences. */
export const short = style({ whiteSpace: 'nowrap' });
export const wordy = style({ minWidth: '11rem' });

/** A line that parts a text. */
export const rule = style({
  width: '6em',
  margin: 0,
  border: 0,
  borderBlockStart: `1px solid ${theme.color.muted}`,
  ...(isAxis && { marginInline: 'auto' }),
});
for (const block of [scrolled, rule]) {
  const apart = { marginBlockStart: theme.space.l };
  globalStyle(`${text} > * + ${block}`, apart);
  globalStyle(`${text} > ${block} + *`, apart);
}

// What belongs to an item of a list is closer to it than paragraphs are to each other.
globalStyle(`li${flow} > * + :is(${list}, ${code})`, { marginBlock: theme.space.xs });
globalStyle(`${code}[data-language]::before`, {
  content: 'attr(data-language)',
  display: 'block',
  marginBlockEnd: theme.space.xs,
  fontFamily: theme.font.text,
  fontSize: theme.size.label,
});
