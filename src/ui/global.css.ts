import { globalStyle } from '@vanilla-extract/css';
import { layout, typography } from './arrangement.css.ts';
import { covered } from './bar-height.ts';
import { fits, fitsBroken, fitted } from './fitted.ts';
import { globalInRoom } from './style-rules.ts';
import { codeFont, isRtl, leastLine, theme, uppercase } from './theme.css.ts';

globalStyle('*, ::before, ::after', { boxSizing: 'border-box' });
globalStyle('html', {
  colorScheme: 'light dark',
  // The font size grows with the screen, so pages keep their proportions from 320 to 2560 px.
  fontSize: 'clamp(100%, 0.95rem + 0.1vw, 125%)',
  textSizeAdjust: 'none',
  // With this padding, the focus ring is visible too when the browser scrolls to a focused element.
  scrollPaddingBlock: `calc(${covered} + 0.5rem) 0.5rem`,
  scrollbarColor: `${theme.color.line} transparent`,
});
globalStyle('body', {
  margin: 0,
  minHeight: '100svh',
  overflowX: 'clip',
  background: theme.color.surface,
  color: theme.color.text,
  font: `${theme.size.text}/1.6 ${theme.font.text}`,
  // Without breaks inside words, `overflow-x` would cut off a word that is wider than the page.
  overflowWrap: 'anywhere',
});
globalStyle('h1, h2, h3, p, ul, ol, dl, dd, figure, blockquote, pre', { margin: 0, padding: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('p, li', { textWrap: 'pretty' });
globalStyle('h1, h2, h3', {
  vars: fits,
  font: `${typography.weight} ${fitted(theme.size.display)}/${Math.max(uppercase ? 0.9 : 1, leastLine)} ${theme.font.display}`,
  letterSpacing: uppercase ? '-0.03em' : '-0.01em',
  ...(uppercase && { wordSpacing: '0.08em' }),
  textWrap: 'balance',
  // What is longer than a line of the smallest size is hyphenated, and shorter words are not.
  hyphens: 'auto',
  hyphenateLimitChars: '14 5',
  ...(uppercase && { textTransform: 'uppercase' }),
  ...(layout.align === 'center' && { textAlign: 'center' }),
});
// Arabic letters are joined, and Hebrew letters have wide spacing already, so both get no letter spacing.
if (isRtl) globalStyle('[dir=rtl] :is(h1, h2, h3, p, a)', { letterSpacing: 0 });
// On a phone a title may take more lines, and break long words, so that it is larger than the headings below it.
globalInRoom('h1', '(max-width: 36rem)', { vars: fitsBroken(5) });
globalStyle('h2, h3', { fontSize: fitted(theme.size.heading), lineHeight: 1.15 });
globalStyle('h3', { fontSize: theme.size.lead, lineHeight: 1.3, letterSpacing: 0 });
globalStyle('img, video', { display: 'block', maxWidth: '100%', height: 'auto' });
// In a grid, each <source> would take a row, so only the <img> of a <picture> is laid out.
globalStyle('picture', { display: 'contents' });
globalStyle('source', { display: 'none' });
// A date goes to the next line as a whole, and is broken only where a line is too short for it.
globalStyle('time', { display: 'inline-block' });
globalStyle('code', { fontFamily: codeFont, fontSize: '0.94em' });
globalStyle('a', { color: 'inherit' });
globalStyle('button', { font: 'inherit', color: 'inherit', cursor: 'pointer' });
globalStyle('::selection', { background: theme.color.accent, color: theme.color.onAccent });
globalStyle(':focus-visible', {
  outline: `2px solid ${theme.color.accent}`,
  outlineOffset: '4px',
  borderRadius: '2px',
});
// A script focuses the heading after a navigation. A focus ring would make the heading look like a control.
globalStyle('h1:focus, main:focus', { outline: 'none' });
