/** The font sizes of running text that most presets have, in px on a phone and on a wide screen. */
export const running = { label: [14, 14], text: [17, 18], lead: [18, 20] };

/** How most presets arrange the parts of a page. */
export const usual = {
  align: 'start',
  list: 'grid',
  blocks: 'open',
  rules: 'none',
  numbering: 'none',
  plates: 'bands',
  portrait: 'plain',
  sections: 'margin',
  text: 'lined',
  quotes: 'hanging',
  figures: 'hanging',
  words: 'run',
  cover: 'page',
  captions: 'below',
};
