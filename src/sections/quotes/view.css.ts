import { type StyleRule, style } from '@vanilla-extract/css';
import { fitsIn, fitted } from '../../ui/fitted.ts';
import { note } from '../../ui/page.css.ts';
import { numberColumn, onCards } from '../../ui/section.css.ts';
import { inRoom } from '../../ui/style-rules.ts';
import { display, layout, theme } from '../../ui/theme.css.ts';

const isCentered = layout.align === 'center';
/** Whether quotes are as large as titles. */
const isLarge = layout.sections === 'columns';

/** The container query for lists with room for a mark beside the quote. */
const besideMark = '(min-width: 36rem)';

/** The list of a single quote, which is as high as its panel. */
export const single = onCards ? style({ display: 'grid', height: '100%' }) : undefined;
export const quote = style([
  { display: 'grid', gap: theme.space.m },
  // The name of a single quote stands at the foot of its panel.
  onCards ? { height: '100%', gridTemplateRows: '1fr auto' } : {},
  isCentered ? { justifyItems: 'center', textAlign: 'center' } : {},
  isLarge ? inRoom(besideMark, { gap: theme.space.l, paddingInlineStart: numberColumn }) : {},
]);
/** The opening mark hangs in the margin, unless the lines have no common edge, and stands where numbers do. */
const mark: StyleRule = isCentered
  ? {}
  : isLarge
    ? inRoom(besideMark, {
        '::before': {
          position: 'absolute',
          insetInlineStart: `calc(-1 * ${numberColumn})`,
          fontSize: '1.6em',
          lineHeight: 0.9,
        },
      })
    : { '::before': { position: 'absolute', insetInlineEnd: '100%' } };
// The quotation marks follow the page's language.
export const said = style([
  display,
  {
    position: 'relative',
    maxWidth: '20em',
    // A quote has so many lines that it is smaller than a title of as many words.
    vars: fitsIn(5),
    fontSize: fitted(onCards ? theme.size.title : theme.size.heading),
    lineHeight: isLarge ? 1 : 1.2,
    letterSpacing: isLarge ? '-0.04em' : '-0.01em',
    textTransform: 'none',
    textWrap: 'balance',
    '::before': { content: 'open-quote', color: theme.color.accent },
    '::after': { content: 'close-quote', color: theme.color.accent },
  },
  mark,
]);
export const name = style({ fontSize: theme.size.lead, fontWeight: 500 });
export const role = style(note);
