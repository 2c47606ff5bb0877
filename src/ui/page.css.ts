import { type StyleRule, style } from '@vanilla-extract/css';
import { app } from '../../site.config.yaml';
import { layout, typography } from './arrangement.css.ts';
import { media } from './style-rules.ts';
import { motionAllowed, theme, touchSize, uppercase } from './theme.css.ts';

/** The space above the first line of a page. */
export const aboveFirst = `min(${theme.space.xl}, 7svh)`;
/** The height of the offer of another language, which stands there. */
export const offer = app.languages ? `${touchSize} + ${theme.space.xs}` : '0px';

/** The font size of a single name or link outside of running text. */
export const itemSize = { fontSize: theme.size.title, lineHeight: 1.15 } as const;

/** Small, muted text, such as the caption of a picture. Beside the large words of wide sections, it is not that small. */
export const note = {
  color: theme.color.muted,
  fontSize: ['above', 'columns'].includes(layout.sections) ? theme.size.text : theme.size.label,
} as const;

/** What numbers look like in the display font. */
export const figures =
  typography.figures === 'oldstyle' ? ({ fontVariantNumeric: 'oldstyle-nums' } as const) : {};

/** The heading of a list entry, or of a part of running text. */
export const entryTitle = {
  fontSize: theme.size.entry,
  lineHeight: 1.2,
  letterSpacing: '-0.01em',
} as const;

/** Between close capitals, the blanks of the font are too narrow. */
export const wordSpaces: StyleRule = uppercase ? { wordSpacing: '0.12em' } : {};

export const hoverable = {
  textDecorationColor: theme.color.line,
  textDecorationThickness: '1px',
  selectors: { '&:hover': { color: theme.color.accent, textDecorationColor: 'currentColor' } },
  ...media(motionAllowed, { transition: 'color 0.2s, text-decoration-color 0.2s' }),
};

/** Extends the clickable area of a link to the nearest positioned element around the link. */
export const covering: StyleRule = {
  '::before': { content: '', position: 'absolute', inset: 0 },
  ...media('print', { '::before': { content: 'none' } }),
};

/** A link on its own line, in the font of the text around it. The link is high enough for a finger. */
export const quietLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.35em',
  minWidth: touchSize,
  minHeight: touchSize,
  textUnderlineOffset: '0.2em',
  ...hoverable,
});

const reach = `max(0px, (${touchSize} - 1lh) / 2)`;
/** A link that is high enough for a finger takes no more room than letters without a link. */
export const asHighAsText = {
  minHeight: 0,
  paddingBlock: reach,
  marginBlock: `calc(-1 * ${reach})`,
};
