import { Document, isMap, isScalar, isSeq, Scalar, visit } from 'yaml';

/** How texts are written: as people write them, or all in double quotes, which no check takes for something else. */
export type Style = 'readable' | 'quoted';

/** Writes a value as YAML of the form that owners write. `comment` is its first lines, without their `#`. */
export function writeYaml(value: unknown, style: Style, comment?: string): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Scalar: (key, node) => {
      if (key !== 'key' && typeof node.value === 'string')
        node.type = style === 'quoted' ? Scalar.QUOTE_DOUBLE : typeOf(node.value);
    },
    Pair: (_, { value }) => {
      if (isMap(value)) value.flow = isShort(value.toJSON());
    },
    Seq: (key, row, above) => {
      if (typeof key === 'number' && isSeq(above.at(-1))) row.flow = true;
    },
  });
  spaceOut(document);
  const written = document.toString({
    ...{ lineWidth: style === 'quoted' ? 0 : 100, minContentWidth: 40 },
    ...{ blockQuote: 'folded', singleQuote: true, flowCollectionPadding: true },
  });
  const lines = comment === undefined ? [] : comment.split('\n').map((line) => `# ${line}\n`);
  // Lists in one line have no blanks within their brackets, other than blocks in braces.
  return lines.join('') + written.replace(/^(\s*- )\[ (.*) \]$/gm, '$1[$2]');
}

/** In characters. Longer texts are folded below `>-`. */
const longText = 80;

/** Matches texts that YAML, and everyone who reads it, takes for a text without quotation marks. */
const plainText = /^[\p{L}/](?:[\p{L}\p{M}\p{N} ./_+()’–-]|,(?=\s))*(?<![\s–-])$/u;
const plainAddress = /^https?:\/\/[\w./~@%+=&-]+$/;
const plainPeriod = /^\d{4}(-\d\d)?\/(\d{4}(-\d\d)?|\.\.)$/;
const reserved = /^(true|false|null|yes|no|on|off|y|n)$/i;

function typeOf(text: string): Scalar.Type {
  if (text.length > longText && /^[\p{L}\p{N}](?:\S| (?![ #]))*$/u.test(text))
    return Scalar.BLOCK_FOLDED;
  const isPlain = [plainText, plainAddress, plainPeriod].some((form) => form.test(text));
  if (isPlain && !reserved.test(text)) return Scalar.PLAIN;
  return /['\\\p{C}]/u.test(text) ? Scalar.QUOTE_DOUBLE : Scalar.QUOTE_SINGLE;
}

/** Checks whether a block of keys fits on one line, such as the link of a page. */
function isShort(block: unknown): boolean {
  if (typeof block !== 'object' || block === null) return false;
  const values = Object.values(block);
  return (
    values.length > 0 &&
    values.every((each) => typeof each !== 'object') &&
    JSON.stringify(block).length < 70
  );
}

/** Puts a blank line before each key of the file, and before each page. */
function spaceOut({ contents }: Document): void {
  if (!isMap(contents)) return;
  for (const [index, { key, value }] of contents.items.entries()) {
    if (index > 0 && isScalar(key)) key.spaceBefore = true;
    if (!isScalar(key) || key.value !== 'pages' || !isSeq(value)) continue;
    for (const page of value.items.slice(1)) if (isMap(page)) page.spaceBefore = true;
  }
}
