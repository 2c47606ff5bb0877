import type { globalStyle } from '@vanilla-extract/css';
import { globalMedia } from './style-rules.ts';
import { theme, uppercase } from './theme.css.ts';

const print = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalMedia(selector, 'print', rule);

print(':root', {
  colorScheme: 'light',
  fontSize: '9.5pt',
  vars: {
    // Some pseudo-elements, such as the numbers of rows, have the accent colour, so this colour is black on paper.
    [theme.color.accent]: '#000',
    // At these sizes and distances, a CV of one page on the screen takes one sheet of A4.
    [theme.size.label]: '0.85rem',
    [theme.size.text]: '1rem',
    [theme.size.lead]: '1.05rem',
    [theme.size.entry]: '1.15rem',
    [theme.size.title]: '1.35rem',
    [theme.size.heading]: '1.35rem',
    [theme.size.display]: '2.1rem',
    [theme.space.xs]: '0.15rem',
    [theme.space.s]: '0.4rem',
    [theme.space.m]: '0.55rem',
    [theme.space.l]: '1rem',
    [theme.distance.title]: '0.9rem',
    [theme.distance.heading]: '0.6rem',
    [theme.distance.row]: '0.55rem',
    [theme.distance.section]: '1.2rem',
  },
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
print('li, figure, dl, h1, h2, h3', { breakInside: 'avoid' });
print('h1, h2, h3', { breakAfter: 'avoid' });
