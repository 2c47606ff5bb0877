import { type GlobalStyleRule, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { app, navigation } from '../../site.config.yaml';
import { layout } from '../ui/arrangement.css.ts';
import { pressable } from '../ui/Button.css.ts';
import { barHeight, barPadding, masthead, mastheadHeight } from '../ui/bar-height.ts';
import { globalMedia, media, supports } from '../ui/style-rules.ts';
import { motionAllowed, rules, theme, touchSize } from '../ui/theme.css.ts';
import { createLanguageStyles } from './language-styles.ts';

export const narrow = '(max-width: 43.99rem)';
export const broad = '(min-width: 44rem)';

export const inner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.space.m,
  maxWidth: theme.page,
  margin: '0 auto',
  padding: `${barPadding} ${theme.space.edge}`,
  '@media': {
    [broad]: { flexWrap: 'nowrap' },
    // If the screen is high enough, the logo and the links are centred, with the links below the logo.
    ...(layout.align === 'center' && {
      [masthead]: { display: 'grid', gridTemplateColumns: '1fr auto 1fr', paddingBlockEnd: 0 },
    }),
  },
});
/** Whose site it is, where there is no logo. */
export const name = style({
  minWidth: touchSize,
  maxWidth: '16rem',
  marginInlineEnd: 'auto',
  overflow: 'clip',
  overflowClipMargin: '6px',
  lineHeight: touchSize,
  fontSize: '1rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  textDecoration: 'none',
  '@media': { [narrow]: { flex: '1 1 0' } },
});

globalMedia(`${inner} > :not(ul, ${name})`, broad, { flexShrink: 0 });
// The <header> is as wide as the screen, so its border reaches both edges, even if the page is narrower.
if (layout.rules === 'heavy') globalStyle('header', { borderBottom: rules.page });

// On a site of one page the bar stays, and marks the section in sight, where browsers can.
if (navigation.isOnePage)
  globalMedia('header', 'screen', {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    background: theme.color.surface,
  });

if (layout.align === 'center') {
  globalMedia('header', masthead, { borderBottom: rules.section });
  const place = (child: string, rule: GlobalStyleRule) =>
    globalMedia(`${inner} > ${child}`, masthead, rule);
  place('a', { gridColumn: '1 / -1', justifySelf: 'center', margin: 0 });
  // A bar without links is as high as one with links, so the welcome and the bar fill the screen together.
  place('ul', { gridColumn: 2, minHeight: touchSize });
  place('ul ~ *', { gridColumn: 3, justifySelf: 'end' });
  // The button of a menu stands on the axis too, and its menu below it.
  place('button', { gridColumn: 2, border: 0 });
  if (navigation.folded)
    place('ul', { inset: `${mastheadHeight} 0 auto`, width: 'fit-content', marginInline: 'auto' });
}

export const logo = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: touchSize,
  maxWidth: '60%',
  minHeight: touchSize,
  paddingInline: `calc((${touchSize} - 25px) / 2)`,
  // The picture is smaller than its touch area, so a negative margin aligns the picture with the page's text.
  marginInline: '-0.6rem auto',
});

// If the logo fails to load, its alternative text covers the browser's symbol of a broken image.
globalStyle(`${logo} > img`, {
  position: 'relative',
  overflow: 'visible',
  lineHeight: touchSize,
  whiteSpace: 'nowrap',
});
globalStyle(`${logo} > img::after`, {
  content: 'attr(alt)',
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 0,
  // The padding also covers the alternative text that the browser draws beside its symbol.
  paddingInlineEnd: '1.5rem',
  background: theme.color.surface,
});

/** Whether the links do not fit on one line of the bar. Then a button opens the menu on wide screens too. */
const { folded } = navigation;
const popovers = 'selector(:popover-open)';
const openToggle = '&:has(+ :popover-open)';

export const toggle = style([
  pressable,
  {
    display: 'none',
    alignItems: 'center',
    gap: '0.75em',
    minHeight: touchSize,
    padding: '0 1.125rem',
    border: `1px solid ${theme.color.line}`,
    borderRadius: theme.pill,
    background: 'none',
    selectors: { '&:hover': { borderColor: 'currentColor' } },
    // Browsers without popovers always show the menu, so they get no button.
    ...supports(popovers, {
      ...(folded ? { display: 'flex' } : media(narrow, { display: 'flex' })),
      selectors: {
        [openToggle]: { background: theme.color.text, color: theme.color.surface },
        '&::after': { content: '""', width: '0.9em', height: '0.4em', borderBlock: '1.5px solid' },
        [`${openToggle}::after`]: {
          content: '"×" / ""',
          height: 'auto',
          borderBlock: 0,
          fontSize: '1.4em',
          lineHeight: 1,
        },
      },
    }),
  },
]);

const unfold = keyframes({ from: { translate: '0 100%' } });

/** The opened menu, which lies over the page. */
const panel = {
  height: 'auto',
  maxHeight: `calc(100svh - ${barHeight})`,
  overflowY: 'auto',
  background: theme.color.surface,
  boxShadow: '0 1.5rem 2.5rem -1.5rem rgb(0 0 0 / 0.4)',
  selectors: { '&:not(:popover-open)': { display: 'none' } },
} as const;

/** The opened menu below the navigation bar. */
const panelBelow = {
  ...panel,
  position: 'absolute',
  flexDirection: 'column',
  inset: `${barHeight} max(${theme.space.edge}, (100vw - ${theme.page}) / 2 + ${theme.space.edge}) auto auto`,
  minWidth: '16rem',
  padding: theme.space.m,
  border: `1px solid ${theme.color.line}`,
} as const;

/** The opened menu at the lower edge of a phone's screen, in reach of a thumb. */
const panelAtThumb = {
  ...panel,
  position: 'fixed',
  inset: 'auto 0 0',
  width: 'auto',
  maxWidth: 'none',
  padding: `${theme.space.s} ${theme.space.edge} max(${theme.space.l}, env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${theme.color.line}`,
  '::backdrop': { background: 'linear-gradient(transparent 15%, rgb(0 0 0 / 0.6))' },
} as const;

export const menu = style({
  // On wide screens the menu is a part of the bar, so the browser's popover styles are overridden.
  position: 'static',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: `clamp(0.5rem, 2.3vw, ${theme.space.l})`,
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  overflow: 'visible',
  ...(navigation.isOnePage && { scrollTargetGroup: 'auto' }),
  ...(folded && supports(popovers, media(broad, panelBelow))),
  '@media': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
      ...supports(popovers, panelAtThumb),
    },
    [`${motionAllowed} and ${narrow}`]: {
      selectors: {
        '&:popover-open': { animation: `${unfold} 0.25s cubic-bezier(0.22, 1, 0.36, 1)` },
      },
    },
  },
});

/** The classes of a site with several languages. Any other site gets empty classes, and no styles for them. */
export const { end, languages, alone, offerPlace, offer } = app.languages
  ? createLanguageStyles(narrow, broad)
  : { end: '', languages: '', alone: '', offerPlace: '', offer: '' };
