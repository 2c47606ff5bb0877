/** What markup in a text was meant for: what is expected in its place, and the text as it was meant. */
export type MarkupFault = { expected: string; meant?: string; fix?: string };

/** Tags that owners bring along from web pages; others may be what a text is about. */
const tags = 'b|strong|i|em|u|s|p|span|div|font|center|small|sup|sub|mark|code|a|h[1-6]|ul|ol|li';
const lineBreak = '<br\\s*\\/?>';

const element = new RegExp(`${lineBreak}|<(${tags})(?:\\s[^<>]*)?>[\\s\\S]*?<\\/\\1>`, 'i');
const lineBreaks = new RegExp(lineBreak, 'gi');
const singleTags = new RegExp(`<\\/?(?:${tags})\\b[^<>]*>`, 'gi');

/** Signs as web pages write them, by the names that are usual in texts; capitals begin with one. */
const signs: Readonly<Record<string, string>> = {
  amp: '&',
  nbsp: ' ',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  ntilde: 'ñ',
};

/** The same, by these names or by their number. */
const entity = new RegExp(`&(${Object.keys(signs).join('|')}|#\\d{2,5}|#x[\\da-f]{2,4});`, 'gi');

/** HTML in a text, which visitors would read as it is written; `isRich` texts have Markdown for some. */
export function findHtml(text: string, isRich: boolean): MarkupFault | undefined {
  const [found] = element.exec(text) ?? [];
  if (found !== undefined) {
    const name = /^<[a-z\d]+/i.exec(found)?.[0].toLowerCase() ?? '';
    const instead = isRich ? ': **bold**, *emphasis* and [links](projects) are written so' : '';
    return {
      expected: `a text without ${name}>, which visitors would read as it stands${instead}`,
      meant: withoutTags(text, isRich),
    };
  }
  const [written] = text.match(entity) ?? [];
  if (written === undefined) return undefined;
  const meant = text.replace(entity, (whole, name: string) => signOf(name) ?? whole);
  return { expected: `the sign itself in place of ${written}`, ...(meant !== text && { meant }) };
}

function signOf(name: string): string | undefined {
  const [, base, digits = ''] = /^#(x?)([\da-f]+)$/i.exec(name) ?? [];
  if (base !== undefined) return String.fromCharCode(Number.parseInt(digits, base ? 16 : 10));
  const sign = signs[name.toLowerCase()];
  return /^[A-Z][a-z]/.test(name) ? sign?.toUpperCase() : sign;
}

function withoutTags(text: string, isRich: boolean): string {
  const marked = isRich
    ? text
        .replace(/<(b|strong)\b[^<>]*>\s*([\s\S]*?)\s*<\/\1>/gi, '**$2**')
        .replace(/<(i|em)\b[^<>]*>\s*([\s\S]*?)\s*<\/\1>/gi, '*$2*')
        .replace(/<code\b[^<>]*>([\s\S]*?)<\/code>/gi, '`$1`')
        .replace(/<a\b[^<>]*?href=["']?([^"'\s<>]+)["']?[^<>]*>([\s\S]*?)<\/a>/gi, '[$2]($1)')
    : text;
  return marked.replace(lineBreaks, ' ').replace(singleTags, '').replace(/\s+/g, ' ').trim();
}

/** Markdown that a text in its small part has no place for. */
export function findMarkdown(text: string): MarkupFault | undefined {
  const heading = /^#{1,6}\s+(\S.*)$/.exec(text)?.[1];
  if (heading !== undefined) {
    return {
      expected: 'a heading as a block of its own, heading: and the words',
      fix: `write heading: ${heading.replace(/\s*#+$/, '')}`,
    };
  }
  if (/!\[[^\]]*\]\([^)]+\)/.test(text)) {
    return {
      expected: 'a picture as a block of its own, with the keys picture and alt',
      fix: 'write - picture: with the path of the file, and below it alt: with what it shows',
    };
  }
  if (/\[\s*\]\([^)\s]+\)/.test(text)) {
    return {
      expected: 'a link with words between its brackets',
      fix: 'write its words between [ and ]',
    };
  }
  const apart = /(\[[^\][]+\])\s+\(((?:https?:|mailto:|tel:|www\.|\/)[^)\s]+)\)/;
  if (!apart.test(text)) return undefined;
  return {
    expected: 'a link without a blank between ] and (',
    meant: text.replace(apart, (_, words: string, address: string) => {
      return `${words}(${address.replace(/^www\./, 'https://$&')})`;
    }),
  };
}
