import { type DefaultTreeAdapterTypes as Html, parseFragment, serialize } from 'parse5';
import type { PageConfig, RenderedPage, SiteData } from '../../../page-data.ts';
import { endsOf } from '../../../shared/date.ts';
import { pageUrl } from '../../../shared/page-path.ts';
import { titleOf } from '../../../shared/template.ts';
import { escapeAttribute } from '../../files/project/html.ts';
import { placedSections } from './placed-sections.ts';

/** A text that a page lists with a date and a page of its own. */
type Listed = { title: string; date: string; path: string };

/** Returns the texts that pages list with a date and a page of their own, the latest first. */
export function textsIn(...pages: readonly PageConfig[]): readonly Listed[] {
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

/** A feed: its file below the folder of its language, its name, and what it consists of. */
export type Feed = { file: string; title: string; texts: readonly Listed[] };

/**
 * Returns the feeds of a site: one of all texts, or of several pages with texts one each, below the page; none without
 * the address of the site, which each link of a feed needs.
 */
export function feedsOf({ site, pages }: SiteData): Feed[] {
  const { app } = site;
  const lists = pages.flatMap((page) => {
    const texts = textsIn(page);
    return texts.length > 0 ? [{ page, texts }] : [];
  });
  if (app.url === undefined) return [];
  if (lists.length < 2)
    return lists.map(({ texts }) => ({ file: 'feed.xml', title: app.name, texts }));
  return lists.map(({ page, texts }) => {
    const file = `${page.path === '' ? '' : `${page.path}/`}feed.xml`;
    return { file, title: titleOf(page.title, site), texts };
  });
}

/** Writes a feed as Atom (RFC 4287), with the words of texts as pages show them. */
export function writeFeed(
  { file, title, texts }: Feed,
  data: SiteData,
  pages: ReadonlyMap<string, RenderedPage>,
): string {
  const { app, owner, trailingSlash } = data.site;
  const url = app.url ?? '';
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
  const self = pageUrl(url, file, false).href;
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${data.language}">
${element('title', title)}${element('id', self)}${element('updated', momentOf(texts[0]?.date ?? ''))}
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
