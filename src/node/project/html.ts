import { type DefaultTreeAdapterTypes as Html, parseFragment } from 'parse5';

/** Parses HTML as browsers do that run no scripts. */
export function parseHtml(html: string): Html.ParentNode {
  return parseFragment(html, { scriptingEnabled: false });
}

type HtmlElement = { name: string; attributes: Readonly<Record<string, string>> };

/** Returns all elements below a node, in their order. */
export function elementsBelow({ childNodes }: Html.ParentNode): HtmlElement[] {
  return childNodes.flatMap((node) => {
    if (!('tagName' in node)) return [];
    const attributes = node.attrs.map(({ prefix, name, value }) => {
      return [prefix ? `${prefix}:${name}` : name, value] as const;
    });
    const element = { name: node.tagName, attributes: Object.fromEntries(attributes) };
    return [element, ...elementsBelow(node)];
  });
}
