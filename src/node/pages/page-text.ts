import { Parser } from 'htmlparser2';
import type { PageText } from '../assets/fonts.ts';

/** Reads the text of a page; headings, navigation and all that has the class are set in the display font. */
export function pageText(html: string, displayClass: string): PageText {
  const open: boolean[] = [];
  const text: PageText = { all: '', display: '' };
  const parser = new Parser({
    onopentag(name, { class: classes = '' }) {
      const isDisplay = /^(h[1-3]|nav)$/.test(name) || classes.split(' ').includes(displayClass);
      open.push(isDisplay || open.at(-1) === true);
    },
    ontext(part) {
      text.all += part;
      if (open.at(-1)) text.display += part;
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.end(html);
  return text;
}
