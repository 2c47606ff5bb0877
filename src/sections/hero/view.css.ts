import { globalStyle, style } from '@vanilla-extract/css';
import { layout } from '../../ui/arrangement.css.ts';
import { fits, fitted } from '../../ui/fitted.ts';
import { room } from '../../ui/letters.css.ts';
import { itemSize } from '../../ui/page.css.ts';
import { numberWidth } from '../../ui/section.css.ts';
import { clip, media, overhang, unclipped } from '../../ui/style-rules.ts';
import {
  display,
  isRtl,
  leastLine,
  motionAllowed,
  rules,
  theme,
  touchSize,
  uppercase,
  wide,
} from '../../ui/theme.css.ts';
import { arranged } from './arrangement.ts';
import { shrink } from './arrangements/measures.ts';
import { brief, plain } from './background.css.ts';
import { isQuiet, landscapePhone, nameAbove, nameSize } from './name-size.css.ts';

const isNumbered = layout.numbering !== 'none';

export const texts = style([
  { display: 'grid', gap: theme.space.m, minWidth: 0 },
  arranged('texts'),
]);
// Without a picture, a quiet name stands at the top, and the ways in at the foot.
if (isQuiet && layout.welcome === 'corner')
  globalStyle(`${plain} > ${texts}`, { gridTemplateRows: '1fr' });
export const heading = style([
  nameSize,
  {
    '@media': {
      [motionAllowed]: clip(unclipped, unclipped, overhang),
      [wide]: { gridColumn: '1 / -1' },
      [landscapePhone]: { gridColumn: 1 },
    },
  },
]);
// Above works, the name is smaller, and the words need no panel.
globalStyle(`${brief} ${heading}`, nameAbove);
if (layout.welcome === 'panel')
  globalStyle(`${brief} > ${texts}`, {
    gridArea: 'auto',
    gridTemplate: 'none',
    padding: 0,
    clipPath: 'none',
    ...media(wide, { gridTemplateColumns: 'minmax(0, 1fr) auto' }),
  });
const latinLineHeight = Math.max(uppercase ? 0.82 : 0.92, leastLine);
export const name = style({
  // The padding leaves room for letters such as "g", which reach below the baseline.
  paddingBlockEnd: '0.08em',
  fontSize: 'inherit',
  // Arabic letters reach higher than Latin capitals, so lines of Arabic text are higher.
  lineHeight: isRtl ? 1.1 : latinLineHeight,
});
export const details = style([
  {
    display: 'grid',
    alignContent: 'start',
    gap: theme.space.s,
    '@media': {
      [landscapePhone]: { gap: shrink(theme.space.s) },
      [`${motionAllowed} and (min-width: 34rem)`]: clip('-1rem', '-1rem', '-1rem'),
    },
  },
  arranged('details'),
]);
export const detail = style(media(motionAllowed, clip(overhang, unclipped, overhang)));
// A long profession would be wider than a short name above it.
export const profession = style([
  display,
  { ...itemSize, fontSize: theme.size.entry, maxWidth: '16em', textWrap: 'balance' },
  arranged('profession'),
]);
export const label = style([
  // This width is about that of 36 digits. With the unit `ch`, it would change when the typeface arrives.
  { maxWidth: '23em', fontSize: theme.size.lead, textWrap: 'balance' },
  arranged('label'),
]);
export const navigation = style([
  arranged('navigation'),
  // Links enter from below, so they are clipped at the line above the buttons.
  media(motionAllowed, clip(overhang, unclipped, `calc(-1 * ${shrink(theme.space.l)})`)),
]);
export const links = style([
  { vars: { [room]: `100vw - 2 * ${theme.space.edge} - ${isNumbered ? 5.5 : 3}rem` } },
  arranged('links'),
  isNumbered ? { counterReset: 'link' } : {},
]);
export const link = style([
  display,
  {
    ...itemSize,
    vars: fits,
    fontSize: fitted(theme.size.title),
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: layout.welcome === 'poster' ? '0.4em' : theme.space.l,
    minHeight: touchSize,
    padding: 'min(0.45em, 1.6svh) 0',
    borderTop: rules.video,
    textDecoration: 'none',
    selectors: {
      '&:hover': { borderTopColor: 'currentColor' },
      '&:focus-visible': { outlineColor: theme.video.text },
    },
  },
  arranged('link'),
]);
if (layout.welcome === 'poster' && isNumbered) {
  globalStyle(`${link}::before`, {
    content: 'counter(link, decimal-leading-zero) / ""',
    counterIncrement: 'link',
    // Below one another, the words begin at one edge. Side by side, the gaps after the numbers are equal.
    ...media('not (min-width: 44rem)', { minWidth: numberWidth }),
  });
  globalStyle(`${link} > svg`, { marginInlineStart: 'auto' });
}
if (layout.welcome === 'center') globalStyle(`${link} > svg`, { display: 'none' });
// Icons after the text of these links are smaller than icons before a text on other parts of the page.
globalStyle(`${links} svg`, {
  width: '0.8em',
  height: '0.8em',
  '@media': { [motionAllowed]: { transition: 'translate 0.25s' } },
});
globalStyle(`${links} a:hover > svg`, { translate: isRtl ? '-0.2em' : '0.2em' });
export const controls = style([
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.space.s,
    // The minimum height reserves the space of the buttons, so nothing moves when the buttons appear.
    minHeight: `calc(${shrink(theme.space.m)} + ${touchSize} + 1px)`,
    borderTop: `1px solid ${theme.video.line}`,
    paddingTop: shrink(theme.space.m),
    // If a focused button is removed, a script focuses this element. A ring would make it look like a control.
    outline: 'none',
    '@media': { print: { display: 'none' } },
  },
  arranged('controls'),
]);

/** A dot after the button's label while the sound plays. */
export const sounding = style({
  display: 'inline-block',
  width: '0.5em',
  height: '0.5em',
  marginInlineStart: '0.6em',
  borderRadius: '50%',
  background: 'currentColor',
});
