import { Parser } from 'htmlparser2';

/** Markup that the content security policy forbids, and where it belongs instead. */
export type InlineMarkup = { found: string; fix: string };

const styles = 'write styles in view.css.ts, beside the view';
const scripts = 'write script in the view itself, as an effect or an event handler';

/** What browsers do not run, such as JSON-LD, is data. */
const isData = (type: string | undefined) => type?.endsWith('json') === true;

/**
 * The first style or script in HTML that stands in the markup itself: browsers refuse it, and show the
 * page without. Undefined where there is none.
 */
export function findInlineMarkup(html: string): InlineMarkup | undefined {
  // Hardly any page has one, and parsing takes longer than this.
  if (!/<(style|script)|\s(style|on[a-z]+)\s*=/i.test(html)) return undefined;
  let first: InlineMarkup | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'style') first ??= { found: 'a <style> element', fix: styles };
      if (name === 'script' && !isData(attributes['type']))
        first ??= { found: 'a <script> element', fix: scripts };
      for (const [attribute, value] of Object.entries(attributes)) {
        if (attribute === 'style')
          first ??= { found: `the attribute style="${value}" of <${name}>`, fix: styles };
        else if (/^on[a-z]/.test(attribute))
          first ??= { found: `the attribute ${attribute}="${value}" of <${name}>`, fix: scripts };
      }
    },
  });
  parser.end(html);
  return first;
}
