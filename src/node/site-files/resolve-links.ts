import { z } from 'zod';
import { type LinkPlace, resolveLink } from '../../config/page-link.ts';
import { mapLinks } from '../../config/rich-text.ts';
import { type Path, setValueAt, valueAt } from '../../schema/path.ts';
import { type SchemaValue, schemaValues } from '../../schema/schema-values.ts';
import { ownPageOf } from '../../shared/link.ts';
import { isRichText, type RichLink } from '../../shared/rich-text.ts';

/** Returns the values of a file, in which each link within the site has the form that pages are made from. */
export function resolveLinks<Values>(
  schema: SchemaValue['schema'],
  values: Values,
  known: Omit<LinkPlace, 'here'>,
): Values {
  const resolved = structuredClone(values);
  for (const { role, value, path, schema: field } of schemaValues(schema, values)) {
    const place = { ...known, here: pathOfPage(values, path) };
    if (role === 'rich text' && isRichText(value))
      setValueAt(
        resolved,
        path,
        mapLinks(value, (link) => inText(link, place)),
      );
    if (typeof value !== 'string') continue;
    if (role === 'page') {
      const target = resolveLink(value, { ...place, files: [] });
      if (target !== undefined) setValueAt(resolved, path, ownPageOf(target));
    }
    // An empty text is no link here, but the first page in other fields.
    if (role === 'link' && value !== '') {
      const files = z.safeParse(field, '/a.pdf').success ? place.files : [];
      setValueAt(resolved, path, resolveLink(value, { ...place, files }) ?? value);
    }
  }
  return resolved;
}

function inText(link: RichLink, place: LinkPlace): RichLink {
  const target = resolveLink('url' in link ? link.url : link.page, place);
  if (target === undefined) return link;
  const page = ownPageOf(target);
  return { text: link.text, ...(page === undefined ? { url: target } : { page }) };
}

/** Returns the path of the page that a value stands on; undefined for a value of another block. */
function pathOfPage(values: unknown, [block, page]: Path): string | undefined {
  const path = block === 'pages' && page !== undefined && valueAt(values, [block, page, 'path']);
  return typeof path === 'string' ? path : undefined;
}
