import { globalStyle, style } from '@vanilla-extract/css';
import { app } from '../../site.config.yaml';
import { layout } from '../ui/arrangement.css.ts';
import { globalMedia, media } from '../ui/style-rules.ts';
import { theme, touchSize } from '../ui/theme.css.ts';
import { part } from './Layout.css.ts';

/**
 * Creates the classes of what leads to the pages in other languages.
 * @param narrow the media query for screens on which the bar has little room
 * @param broad the media query for all other screens
 */
export function createLanguageStyles(narrow: string, broad: string) {
  /** What stands at the end of the bar. */
  const end = style({
    display: 'flex',
    alignItems: 'center',
    columnGap: theme.space.m,
    ...media(broad, { marginInlineStart: theme.space.s }),
  });
  /** The links to all languages. */
  const languages = style({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '0.9em',
  });
  globalStyle(`${languages} > a`, {
    display: 'grid',
    alignContent: 'center',
    minHeight: touchSize,
    color: theme.color.muted,
    fontSize: theme.size.label,
    textDecoration: 'none',
    // In a bar with little room, the name of a language would be broken before the links take a second line.
    overflowWrap: 'normal',
  });
  globalStyle(`${languages} > a:hover`, { color: theme.color.text });
  globalStyle(`${languages} > [aria-current]`, {
    color: theme.color.text,
    textDecoration: `underline 2px ${theme.color.accent}`,
    textUnderlineOffset: '0.4em',
  });
  // On small screens, only the other languages have room beside the logo and the button.
  globalMedia(`${end} > ${languages} > [aria-current]`, narrow, { display: 'none' });
  const offers = createOfferStyles();
  const alone = createAlone(narrow, { languages, ...offers });
  return { end, languages, alone, ...offers };
}

/** The height of the touch area above and below what is seen of an offer. */
const unseen = '6px';

/** Creates the classes of the line that offers another language, below the links, and of its place. */
function createOfferStyles() {
  // The bar has as many lines as its links need, and what is below it begins with an empty one.
  globalStyle('header', { position: 'relative' });
  const offerPlace = style({
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: '100%',
    insetInlineEnd: `max(${theme.space.edge}, (100vw - ${theme.page}) / 2 + ${theme.space.edge})`,
    ...media('print', { display: 'none' }),
  });
  const offer = style({
    display: 'flex',
    alignItems: 'center',
    paddingInlineStart: '1.125rem',
    // What is seen of the line is lower than its touch area, so that it fits above the heading of a page.
    borderBlock: `${unseen} solid transparent`,
    borderRadius: theme.pill,
    background: `${theme.color.surface} padding-box`,
    boxShadow: `inset 0 0 0 1px ${theme.color.line}`,
    color: theme.color.text,
    fontSize: theme.size.label,
  });
  globalStyle(`${offer} > *`, {
    display: 'grid',
    alignContent: 'center',
    minWidth: touchSize,
    minHeight: touchSize,
    marginBlock: `-${unseen}`,
  });
  globalStyle(`${offer} > button`, { border: 0, background: 'none', color: theme.color.muted });
  globalStyle(`${offer} > button::before`, { content: '"×" / ""' });
  globalStyle(`${offer} > button:hover`, { color: theme.color.text });
  return { offerPlace, offer };
}

/** The first part of a page, if it is as wide as the screen. */
const firstScreen = `main > :first-child > ${part.screen}:first-child`;

/** Creates the class of the links on a page without a bar. They stand on its first section, whatever that shows. */
function createAlone(
  narrow: string,
  { languages, offerPlace }: Record<'languages' | 'offerPlace', string>,
) {
  const alone = style({
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: theme.space.s,
    insetInline: theme.space.edge,
    display: 'flex',
    flexFlow: 'row-reverse wrap',
    gap: theme.space.xs,
    // What is below the empty part can be pressed.
    pointerEvents: 'none',
  });
  globalStyle(`${alone} a, ${alone} button`, { pointerEvents: 'auto' });
  globalStyle(`${alone} > ${languages}`, {
    paddingInline: '0.9em',
    borderRadius: theme.pill,
    background: theme.color.surface,
  });
  globalStyle(`${alone} > ${offerPlace}`, { position: 'static' });
  if (layout.welcome === 'poster') {
    // The name is in the upper corner, so it begins below an offer, and below links, of which a line has room for three.
    const lines = Math.ceil((app.languages?.length ?? 0) / 3);
    globalMedia(`${firstScreen} h1`, '(max-width: 71.99rem), (max-height: 33.99rem)', {
      marginBlockStart: touchSize,
    });
    globalMedia(`${alone} + ${firstScreen} h1`, narrow, {
      marginBlockStart: `calc(${lines + 1} * ${touchSize})`,
    });
  }
  return alone;
}
