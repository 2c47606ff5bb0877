import { type DefaultTreeAdapterTypes as Html, parseFragment, serialize } from 'parse5';
import type { RenderedPage, SiteData } from '../../../page-data.ts';
import { endsOf } from '../../../shared/date.ts';
import { pageUrl } from '../../../shared/page-path.ts';
import { escapeAttribute } from '../../files/project/html.ts';
import { placedSections } from './placed-sections.ts';

/** The name of the file, below the folder of its language. */
export const feedFile = 'feed.xml';

/** Returns the texts that a site lists with a date and a page of their own, the latest first. */
export function textsIn({ pages }: Pick<SiteData, 'pages'>) {
  const texts = placedSections(...pages).flatMap(({ section }) => {
    if (section.type !== 'writing') return [];
    return section.items.flatMap(({ title, date = '', page }) => {
      const [day] = endsOf(date).filter((end) => end !== '..');
      return page === undefined || day === undefined ? [] : [{ title, date: day, path: page }];
    });
  });
  return [...new Map(texts.map((text) => [text.path, text])).values()].sort((one, other) =>
    other.date.localeCompare(one.date),
  );
}

/**
 * Returns the texts of a site as an Atom feed (RFC 4287), with their words as pages show them; undefined for a site
 * without texts, or without an address, which each of its links needs.
 */
export function feedOf(
  data: SiteData,
  pages: ReadonlyMap<string, RenderedPage>,
): string | undefined {
  const { app, owner, trailingSlash } = data.site;
  const { url } = app;
  const texts = textsIn(data);
  const [latest] = texts;
  if (url === undefined || !latest) return undefined;
  const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
  const link = (rel: string, href: string) =>
    `<link rel="${rel}" href="${escapeAttribute(href)}"/>`;
  const entries = texts.map(({ title, date, path }) => {
    const { href } = pageUrl(url, path, trailingSlash);
    const words = wordsOf(pages.get(path)?.body ?? '', href);
    const content = `<content type="html">${escapeXml(words)}</content>`;
    const known = [
      element('title', title),
      element('id', href),
      element('updated', momentOf(date)),
    ];
    const language = data.site.borrowed?.[title];
    const lang = language === undefined ? '' : ` xml:lang="${language}"`;
    return `<entry${lang}>${known.join('')}${link('alternate', href)}${content}</entry>`;
  });
  const self = pageUrl(url, feedFile, false).href;
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${data.language}">
${element('title', app.name)}${element('id', self)}${element('updated', momentOf(latest.date))}
<author>${element('name', owner.name)}</author>${link('self', self)}${link('alternate', pageUrl(url, '', trailingSlash).href)}
${entries.join('\n')}
</feed>
`;
}

/** XML has no control characters. */
const escapeXml = (text: string) => escapeAttribute(text.replace(/[^\P{Cc}\t\n\r]/gu, ''));

/** Returns the beginning of a day, a month or a year, as the feed writes it. */
const momentOf = (date: string) => new Date(date).toISOString();

/** What readers of feeds show of a page, and the attributes of it. */
const shown =
  'a blockquote br cite code em figcaption figure h2 h3 hr img li ol p pre strong table tbody td th thead tr ul';
const tags = new Set(shown.split(' '));
const attributes = new Set(['href', 'src', 'alt', 'start', 'dir']);

/** Returns the HTML of the sections below the title of a page, without all that only pages need. */
function wordsOf(body: string, address: string): string {
  const sections = sectionsIn(parseFragment(body));
  return sections.map((section) => serialize(cleaned(section, address))).join('\n');
}

const isElement = (node: Html.ChildNode): node is Html.Element => 'tagName' in node;

/** Finds the sections in a page, but for its cover, which says what the feed says itself. */
function sectionsIn({ childNodes }: Html.ParentNode): Html.Element[] {
  return childNodes.filter(isElement).flatMap((node) => {
    if (node.tagName !== 'section') return sectionsIn(node);
    return node.attrs.some(({ name }) => name === 'data-cover') ? [] : [node];
  });
}

/** Returns an element with only what readers of feeds show of it, and whole addresses. */
function cleaned(element: Html.Element, address: string): Html.Element {
  const kept = (node: Html.ChildNode): Html.ChildNode[] => {
    if (!isElement(node)) return node.nodeName === '#text' ? [node] : [];
    if (/^(?:svg|button|template)$/.test(node.tagName)) return [];
    return tags.has(node.tagName) ? [cleaned(node, address)] : node.childNodes.flatMap(kept);
  };
  const attrs = element.attrs
    .filter(({ name }) => attributes.has(name))
    .map(({ name, value }) => ({
      name,
      value: /^(?:href|src)$/.test(name) ? new URL(value, address).href : value,
    }));
  return { ...element, attrs, childNodes: element.childNodes.flatMap(kept) };
}
