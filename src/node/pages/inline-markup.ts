/** Markup that no page may hold, and where it belongs instead. */
export type InlineMarkup = { found: string; fix: string };

const styles = 'write styles in view.css.ts, beside the view';
const scripts = 'write script in the view itself, as an effect or an event handler';
const frames = 'write what the frame shows in the view itself, or frame an address of https';

// React escapes quotation marks and angle brackets in every text: what reads like markup is markup.
// What browsers do not run, such as JSON-LD, is data.
const elements = /<(style|script)(?![^>]* type="[^"]*json")[ >]/i;
const attributes =
  /<([\w-]+)(?: [^<>]*)? (style="[^"]*"|on[a-z]+="[^"]*"|srcdoc="[^"]*"|(?:action|data|formaction|(?:xlink:)?href|src)="javascript:[^"]*")/i;
const framedData = /<(embed|iframe|object)(?: [^<>]*)? ((?:src|data)="data:[^"]*")/i;

/**
 * The first style, script or document in the HTML of a page that stands in the markup itself: browsers
 * refuse them by the content security policy, and show the page without. Undefined where there is none.
 */
export function findInlineMarkup(html: string): InlineMarkup | undefined {
  const [, name] = elements.exec(html) ?? [];
  if (name !== undefined) {
    return { found: `a <${name}> element`, fix: name === 'style' ? styles : scripts };
  }
  const [, element, attribute] = attributes.exec(html) ?? framedData.exec(html) ?? [];
  if (element === undefined || attribute === undefined) return undefined;
  const found = `the attribute ${readable(attribute)} of <${element}>`;
  if (attribute.startsWith('style=')) return { found, fix: styles };
  return { found, fix: /^(srcdoc|(src|data)="data:)/i.test(attribute) ? frames : scripts };
}

/** An attribute as a view has it, as far as a message has room for it. */
function readable(attribute: string): string {
  const text = attribute.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
