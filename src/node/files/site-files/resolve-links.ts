import { z } from 'zod';
import { type LinkPlace, resolveLink } from '../../../config/page-link.ts';
import { linksIn, mapLinks } from '../../../config/rich-text.ts';
import { type Path, setValueAt, stepInto, valueAt } from '../../../schema/path.ts';
import { isRequiredAt } from '../../../schema/schema-tree.ts';
import { type SchemaValue, schemaValues } from '../../../schema/schema-values.ts';
import { ownPageOf } from '../../../shared/link.ts';
import { isRichText, type RichLink } from '../../../shared/rich-text.ts';

/** Returns the values of a file, in which each link within the site has the form that pages are made from. */
export function resolveLinks<Values>(
  schema: SchemaValue['schema'],
  values: Values,
  known: Omit<LinkPlace, 'here'>,
): Values {
  const resolved = structuredClone(values);
  const dead: Path[] = [];
  for (const { role, value, path, schema: field } of schemaValues(schema, values)) {
    const place = { ...known, here: pathOfPage(values, path) };
    if (role === 'rich text' && isRichText(value))
      setValueAt(
        resolved,
        path,
        mapLinks(value, (link) => inText(link, place)),
      );
    if (typeof value !== 'string') continue;
    // An empty text is no link here, but the first page in other fields.
    if (role !== 'page' && (role !== 'link' || value === '')) continue;
    const accepts = (link: string) => role === 'link' && z.safeParse(field, link).success;
    const target = resolveLink(value, { ...place, files: accepts('/a.pdf') ? place.files : [] });
    if (target === null && !accepts('')) dead.push(path);
    else if (target !== undefined)
      setValueAt(resolved, path, (role === 'page' ? ownPageOf(target ?? '') : target) ?? '');
  }
  // From the last one on, so that the places of those before it stay.
  for (const path of dead.toReversed()) leaveOut(schema, resolved, path);
  return resolved;
}

/** Returns where links to hidden pages stand, which pages are made without. */
export const findDeadLinks = (
  schema: SchemaValue['schema'],
  values: unknown,
  known: Omit<LinkPlace, 'here'>,
): Path[] =>
  schemaValues(schema, values).flatMap(({ role, value, path }) => {
    const here = pathOfPage(values, path);
    const isField = typeof value === 'string' && (role === 'page' || (role === 'link' && value));
    const inWords = role === 'rich text' && isRichText(value) ? linksIn(value) : [];
    const links = isField ? [value] : inWords.map((each) => ('url' in each ? each.url : each.page));
    const isDead = links.some((link) => resolveLink(link, { ...known, here }) === null);
    return isDead ? [path] : [];
  });

/** Removes a link that leads nowhere, and around it the entry, the list and the section that are nothing without it. */
function leaveOut(schema: SchemaValue['schema'], root: unknown, path: Path): void {
  const around = path.slice(0, -1);
  const [holder, outer] = [around, around.slice(0, -1)].map((each) => valueAt(root, each));
  if (Array.isArray(holder) && !Array.isArray(outer)) {
    holder.splice(Number(path.at(-1)), 1);
    // A page stays, whatever it shows.
    const isNeeded = path.length > 4 && isRequiredAt(schema, root, around);
    if (holder.length === 0 && isNeeded) leaveOut(schema, root, around);
  } else if (isRequiredAt(schema, root, path) || stepInto(holder, 'label') !== undefined) {
    leaveOut(schema, root, around);
  } else Reflect.deleteProperty(Object(holder), path.at(-1) ?? '');
}

function inText(link: RichLink, place: LinkPlace): RichLink | undefined {
  const target = resolveLink('url' in link ? link.url : link.page, place);
  if (target === undefined) return link;
  if (target === null) return undefined;
  const page = ownPageOf(target);
  return { text: link.text, ...(page === undefined ? { url: target } : { page }) };
}

/** Returns the path of the page that a value stands on; undefined for a value of another block. */
function pathOfPage(values: unknown, [block, page]: Path): string | undefined {
  const path = block === 'pages' && page !== undefined && valueAt(values, [block, page, 'path']);
  return typeof path === 'string' ? path : undefined;
}
