import { globalStyle } from '@vanilla-extract/css';
import { media } from './conditions.ts';
import { theme, uppercase } from './theme.css.ts';

const print = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, media('print', rule));

print(':root', {
  colorScheme: 'light',
  fontSize: '9.5pt',
  // Numbers, initials and marks are pseudo-elements, which the rule below does not reach.
  vars: { [theme.color.accent]: '#000' },
});
print('body', { overflowWrap: 'break-word' });
// `!important` also overrides entrances that have not started, which hide their elements.
print('body, body *', {
  background: 'none !important',
  color: '#000 !important',
  opacity: '1 !important',
  transform: 'none !important',
});
print('header, video, button, [aria-live], [href="#content"], a svg', { display: 'none' });
// A link on paper cannot be followed, so its address is printed behind it: in the line, so that a long
// address takes no room from the words before it.
print('a[target=_blank]', { display: 'inline', padding: 0, border: 0 });
print('a[target=_blank]::after', {
  content: '" (" attr(data-address) ")"',
  fontSize: '8pt',
  fontFamily: 'monospace',
  overflowWrap: 'anywhere',
  // An address in capitals may lead nowhere.
  ...(uppercase && { textTransform: 'none' }),
});
print('li, figure, h1, h2', { breakInside: 'avoid' });
