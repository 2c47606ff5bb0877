import { Parser } from 'htmlparser2';

/** What a page sets in the display face: headings, navigation, and all that has the class for it. */
export function displayText(html: string, displayClass: string): string {
  const open: boolean[] = [];
  let text = '';
  const parser = new Parser({
    onopentag(name, { class: classes = '' }) {
      const isDisplay = /^(h1|h2|nav)$/.test(name) || classes.split(' ').includes(displayClass);
      open.push(isDisplay || open.at(-1) === true);
    },
    ontext(part) {
      if (open.at(-1)) text += part;
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.end(html);
  return text;
}
