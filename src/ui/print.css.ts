import { globalStyle } from '@vanilla-extract/css';

const paper = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { print: rule } });

paper('html', { colorScheme: 'light', fontSize: '9.5pt' });
// Above every class, and above entrances that are still waiting for their turn.
paper('body, body *', {
  background: 'none !important',
  color: '#000 !important',
  opacity: '1 !important',
  transform: 'none !important',
});
paper('header, video, button, [aria-live], [href="#content"]', { display: 'none' });
// On paper a link is worth as much as the address written behind it.
paper('a[target=_blank]::after', {
  content: '" (" attr(href) ")"',
  fontSize: '8pt',
  fontFamily: 'monospace',
  overflowWrap: 'anywhere',
});
paper('li, figure, h1, h2', { breakInside: 'avoid' });
