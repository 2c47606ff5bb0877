import { type DefaultTreeAdapterTypes as Html, parseFragment } from 'parse5';

export type HtmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  classes: readonly string[];
  /** The text in this element, without the text of child elements. */
  text: string;
  parent: HtmlElement | undefined;
};

/** Parses HTML as browsers without JavaScript do. Returns all elements in the order of their start tags. */
export function elementsIn(html: string): HtmlElement[] {
  return elementsBelow(parseFragment(html, { scriptingEnabled: false }));
}

function elementsBelow({ childNodes }: Html.ParentNode, parent?: HtmlElement): HtmlElement[] {
  return childNodes.flatMap((node) => {
    if (!('tagName' in node)) return [];
    const attributes: Record<string, string> = Object.fromEntries(
      node.attrs.map(({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value]),
    );
    const classes = attributes['class']?.split(' ') ?? [];
    const text = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
    const element = { name: node.tagName, attributes, classes, text, parent };
    return [element, ...elementsBelow(node, element)];
  });
}

/** Escapes a text for an attribute in double quotes, or for an XML element. */
export function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** Writes JSON for a script element. Each `<` is escaped, since `</script>` in a text would end the element. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
