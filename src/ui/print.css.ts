import { globalStyle } from '@vanilla-extract/css';

const print = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { print: rule } });

print('html', { colorScheme: 'light', fontSize: '9.5pt' });
// `!important` also overrides entrances that have not started, which hide their elements.
print('body, body *', {
  background: 'none !important',
  color: '#000 !important',
  opacity: '1 !important',
  transform: 'none !important',
});
print('header, video, button, [aria-live], [href="#content"]', { display: 'none' });
// A link on paper cannot be followed, so its address is printed behind it.
print('a[target=_blank]::after', {
  content: '" (" attr(href) ")"',
  fontSize: '8pt',
  fontFamily: 'monospace',
  overflowWrap: 'anywhere',
});
print('li, figure, h1, h2', { breakInside: 'avoid' });
