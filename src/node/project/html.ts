import { type DefaultTreeAdapterTypes as Html, parseFragment } from 'parse5';

export type HtmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** The text in this element, without the text of elements inside. */
  text: string;
  parent: HtmlElement | undefined;
};

/** Parses HTML as browsers do that run no scripts. Returns all elements, in their order. */
export function elementsIn(html: string): HtmlElement[] {
  const elements: HtmlElement[] = [];
  const read = ({ childNodes }: Html.ParentNode, parent?: HtmlElement) => {
    for (const node of childNodes) {
      if (!('tagName' in node)) continue;
      const attributes = node.attrs.map(({ prefix, name, value }) => {
        return [prefix ? `${prefix}:${name}` : name, value] as const;
      });
      const text = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
      const element = {
        name: node.tagName,
        attributes: Object.fromEntries(attributes),
        text,
        parent,
      };
      elements.push(element);
      read(node, element);
    }
  };
  read(parseFragment(html, { scriptingEnabled: false }));
  return elements;
}

/** Escapes a text for an attribute in double quotes, or for an XML element. */
export function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** Writes JSON for a script element. A `</script>` in a text would end the element. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
