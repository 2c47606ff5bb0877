import { globalStyle } from '@vanilla-extract/css';
import { media } from './style-rules.ts';
import { theme, uppercase } from './theme.css.ts';

const print = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, media('print', rule));

print(':root', {
  colorScheme: 'light',
  fontSize: '9.5pt',
  // Some pseudo-elements, such as the numbers of rows, have the accent colour, so this colour is black on paper.
  vars: { [theme.color.accent]: '#000' },
});
print('body', { overflowWrap: 'break-word' });
// Before its entrance animation starts, an element is transparent. Only `!important` overrides animations.
print('body, body *', {
  background: 'none !important',
  color: '#000 !important',
  opacity: '1 !important',
  transform: 'none !important',
});
print('header, video, button, [aria-live], [href="#content"], a svg', { display: 'none' });
// The address follows its link. In a flex container, a long address would squeeze the link, so links are inline.
print('a[target=_blank]', { display: 'inline', padding: 0, border: 0 });
print('a[target=_blank]::after', {
  content: '" (" attr(data-address) ")"',
  fontSize: '8pt',
  fontFamily: 'monospace',
  overflowWrap: 'anywhere',
  // Addresses may be case-sensitive, so they are not printed in capitals.
  ...(uppercase && { textTransform: 'none' }),
});
print('li, figure, h1, h2', { breakInside: 'avoid' });
