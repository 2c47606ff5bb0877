import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DefaultTreeAdapterTypes as Html } from 'parse5';
import type { RenderedPage, Renderer } from '../../page-data.ts';
import type { PageText } from '../assets/fonts.ts';
import { parseHtml } from '../project/html.ts';
import { targetsOf } from '../site-files/resolve-site.ts';
import type { SiteFiles } from '../site-files/site-files.ts';
import { rendererFolder, rendererName } from './bundles.ts';
import { findUnknownProjects, type SnapshotOptions } from './data-service.ts';
import { renderPage } from './render-page.ts';
import { collectSiteData } from './site-data.ts';
import { faultOf, ViewError, type ViewFault } from './view-fault.ts';

/** A prerendered site, before scripts and styles are added. */
export type RenderedSite = Awaited<ReturnType<typeof renderSite>>;

/**
 * Renders every page with the prerender bundle, which the build has made before.
 * @throws {ViewError} if views fail, with the faults of all views
 */
export async function renderSite(
  siteFiles: SiteFiles,
  options: SnapshotOptions & { base: string },
) {
  const { data, files } = await collectSiteData(siteFiles, { ...options, pictures: 'resized' });
  const projects = targetsOf(siteFiles.references, 'project');
  for (const message of findUnknownProjects(projects, data.content)) options.warn(message);
  const { render, displayClass } = await importRenderer();
  const pages = new Map<string, RenderedPage>();
  const texts = new Map<string, PageText>();
  const all: ViewFault[] = [];
  for (const config of data.pages) {
    const { page, faults } = await renderPage(render, data, config);
    all.push(...faults);
    if (!page) continue;
    pages.set(config.path, page);
    texts.set(config.path, pageText(page.body, displayClass));
  }
  if (all.length > 0) throw new ViewError(all);
  return { data, files, pages, texts };
}

/**
 * Imports the bundled renderer.
 * @throws {ViewError} if the module of a view throws while it is imported
 */
async function importRenderer(): Promise<Renderer> {
  process.setSourceMapsEnabled(true);
  try {
    return await import(pathToFileURL(join(rendererFolder, rendererName)).href);
  } catch (error) {
    throw new ViewError([faultOf(error)]);
  }
}

/**
 * Reads the text of a page. The display font is for headings, and elements of the class `displayClass`. The
 * menu of narrow screens has it too, but it opens later than the document's own letters are needed.
 */
export function pageText(html: string, displayClass: string): PageText {
  const text: PageText = { all: '', display: '' };
  const read = (node: Html.ChildNode, isDisplay: boolean) => {
    if ('value' in node) {
      text.all += node.value;
      if (isDisplay) text.display += node.value;
    }
    if (!('tagName' in node)) return;
    const classes = node.attrs.find(({ name }) => name === 'class')?.value.split(' ') ?? [];
    const isHeading = /^h[1-3]$/.test(node.tagName) || classes.includes(displayClass);
    for (const child of node.childNodes) read(child, isDisplay || isHeading);
  };
  for (const node of parseHtml(html).childNodes) read(node, false);
  return text;
}
