import type { DefaultTreeAdapterTypes as Html } from 'parse5';
import type { RenderedPage, SiteData } from '../../page-data.ts';
import type { AssetFile } from '../assets/asset-cache.ts';
import type { PageText } from '../assets/fonts.ts';
import { parseHtml } from '../project/html.ts';
import type { SiteFiles } from '../site-files/site-files.ts';
import { findUnknownProjects } from './data-service.ts';
import { renderPage } from './render-page.ts';
import { importRenderer } from './renderer.ts';
import { collectSiteData } from './site-data.ts';
import { ViewError, type ViewFault } from './view-fault.ts';

/** A prerendered site, before scripts and styles are added. */
export type RenderedSite = {
  data: SiteData;
  /** The pictures that were resized from the owner's originals. */
  files: readonly AssetFile[];
  /** All pages, by path. */
  pages: ReadonlyMap<string, RenderedPage>;
  text: PageText;
};

type Options = {
  siteFiles: SiteFiles;
  base: string;
  /** Whether a remote data service that does not answer is an error. */
  strict: boolean;
  warn: (message: string) => void;
};

/**
 * Renders every page with the prerender bundle, which the build has made before.
 * @throws {ViewError} if views fail, with the faults of all views
 */
export async function renderSite({ siteFiles, ...options }: Options): Promise<RenderedSite> {
  const { data, files } = await collectSiteData({ ...siteFiles, ...options, pictures: 'resized' });
  const { project } = siteFiles.references;
  for (const message of findUnknownProjects(project, data.content)) options.warn(message);
  const { render, displayClass } = await importRenderer();
  const pages = new Map<string, RenderedPage>();
  const text: PageText = { all: '', display: '' };
  const all: ViewFault[] = [];
  for (const { path } of data.pages) {
    const { page, faults } = await renderPage(render, data, path);
    all.push(...faults);
    if (!page) continue;
    pages.set(path, page);
    const { all: words, display } = pageText(page.body, displayClass);
    text.all += words;
    text.display += display;
  }
  if (all.length > 0) throw new ViewError(all);
  return { data, files, pages, text };
}

/** Reads the text of a page. The display font is for headings, navigation, and elements of the class `displayClass`. */
export function pageText(html: string, displayClass: string): PageText {
  const text: PageText = { all: '', display: '' };
  const read = (node: Html.ChildNode, isDisplay: boolean) => {
    if ('value' in node) {
      text.all += node.value;
      if (isDisplay) text.display += node.value;
    }
    if (!('tagName' in node)) return;
    const classes = node.attrs.find(({ name }) => name === 'class')?.value.split(' ') ?? [];
    const isHeading = /^(h[1-3]|nav)$/.test(node.tagName) || classes.includes(displayClass);
    for (const child of node.childNodes) read(child, isDisplay || isHeading);
  };
  for (const node of parseHtml(html).childNodes) read(node, false);
  return text;
}
