import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { layout } from '../arrangement.css.ts';
import { fitsIn, fitted } from '../fitted.ts';
import { mount } from '../frame/frame.css.ts';
import { room } from '../letters.css.ts';
import { makePlate } from '../rings.ts';
import { card, cardPadding, onCards } from '../section.css.ts';
import { media } from '../style-rules.ts';
import { display, nameLetter, rules, theme } from '../theme.css.ts';
import { action, detail, icon, name, words } from './entry.css.ts';

const isCentered = layout.align === 'center' && !onCards;
const padding = onCards ? cardPadding : isCentered ? `min(${theme.space.xl}, 8vw)` : '0px';
const ground: StyleRule = isCentered
  ? { paddingBlock: theme.distance.row, justifyItems: 'center', textAlign: 'center' }
  : { paddingBlock: theme.distance.row, borderTop: rules.page };

/** The ways to reach the owner: the first as large as its address allows, and the others in a quiet row. */
export const ways = style({
  selectors: {
    '&&&': media('screen', {
      display: 'flex',
      flexWrap: 'wrap',
      gap: onCards ? theme.distance.section : `0 ${theme.space.l}`,
    }),
  },
});
// A word of a label has room beside its icon and the button.
globalStyle(`${ways} > li`, { flex: `1 0 max(22%, ${onCards ? 20 : 18}rem)`, maxWidth: '100%' });
export const way = style([
  onCards ? card : ground,
  {
    position: 'relative',
    display: 'grid',
    gridTemplate: isCentered
      ? '"words" auto "detail" auto "action" auto / minmax(0, 1fr)'
      : '"lead words action ." auto "lead detail detail detail" auto / auto minmax(0, auto) auto 1fr',
    alignItems: 'center',
    height: '100%',
  },
]);
globalStyle(`${way} > ${words}`, { gridArea: 'words' });
globalStyle(`${way} ${name}`, { font: `500 ${theme.size.lead}/1.2 ${theme.font.text}` });
globalStyle(`${way} > ${action}`, { whiteSpace: 'nowrap' });
globalStyle(`${way} > ${detail}`, { margin: 0, textAlign: 'inherit', fontSize: theme.size.text });
// The button comes where it is asked for, and fingers have it at once.
globalStyle(
  `${way}:not(:hover, :focus-within) > ${action}`,
  media('(hover: hover)', { opacity: 0 }),
);

/** On paper, the address follows its link. */
export const address = style({ display: 'block', ...media('print', { display: 'none' }) });
// An address is one line; its @ and its digits are wider than letters.
const first = `${ways}:first-child > :first-child`;
globalStyle(first, { flexBasis: '100%' });
export const firstAddress = style([
  address,
  display,
  {
    vars: { [room]: `100cqi - 2 * ${padding}`, ...fitsIn(0.8, nameLetter) },
    color: theme.color.text,
    fontSize: fitted(theme.size.display),
    lineHeight: 1.15,
    textTransform: 'none',
  },
]);
globalStyle(`${first} ${way} > ${icon}`, { display: 'none' });
if (onCards) makePlate(`${first} ${way}`, '100% 0%', 'cqw');
else
  globalStyle(`${first} ${way}`, isCentered ? { ...mount, padding } : { borderTop: rules.section });
