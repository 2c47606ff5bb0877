import { parseUrl } from '../../../shared/link.ts';
import type { HtmlElement } from '../../files/project/html.ts';

/** Markup that the content security policy forbids, and the way to repair it. */
export type InlineMarkup = { found: string; fix: string };

const styles = 'write styles in view.css.ts, beside the view';
const scripts = 'write script in the view itself, as an effect or an event handler';
const frames = 'write what the frame shows in the view itself, or frame an address of https';
const links = 'link to the other page';

/** The attributes that hold a URL, to load or to link to. */
const addresses = ['action', 'data', 'formaction', 'href', 'src', 'xlink:href'];
const frameElements = ['embed', 'frame', 'iframe', 'object'];

/** Finds the first inline style, script or iframe content, which the content security policy forbids. */
export function findInlineMarkup(elements: readonly HtmlElement[]): InlineMarkup | undefined {
  for (const { name, attributes } of elements) {
    const written = Object.entries(attributes);
    const faults = written.map(([attribute, value]) => attributeFault(name, attribute, value));
    const first = [elementFault(name, attributes), ...faults].find(Boolean);
    if (first) return first;
  }
  return undefined;
}

function elementFault(
  name: string,
  attributes: Readonly<Record<string, string>>,
): InlineMarkup | undefined {
  if (name === 'style') return { found: 'a <style> element', fix: styles };
  // Browsers do not run scripts of a JSON type, such as JSON-LD.
  const isData = attributes['type']?.endsWith('json') === true;
  if (name === 'script' && !isData) return { found: 'a <script> element', fix: scripts };
  if (name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'refresh')
    return { found: 'a <meta http-equiv="refresh"> element', fix: links };
  return undefined;
}

function attributeFault(name: string, attribute: string, value: string): InlineMarkup | undefined {
  const shown = value.length > 60 ? `${value.slice(0, 60)}…` : value;
  const found = `the attribute ${attribute}="${shown}" of <${name}>`;
  if (attribute === 'style') return { found, fix: styles };
  if (/^on[a-z]/.test(attribute)) return { found, fix: scripts };
  if (attribute === 'srcdoc') return { found, fix: frames };
  if (!addresses.includes(attribute)) return undefined;
  // Parse like browsers, which ignore case, and also ignore spaces and control characters at some positions.
  const scheme = parseUrl(value, 'https://site.invalid')?.protocol;
  if (scheme === 'javascript:') return { found, fix: scripts };
  if (scheme === 'data:' && frameElements.includes(name)) return { found, fix: frames };
  return undefined;
}
