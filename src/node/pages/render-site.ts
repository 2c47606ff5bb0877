import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderedPage, Renderer } from '../../page-data.ts';
import type { PageText } from '../assets/fonts.ts';
import { elementsIn, type HtmlElement } from '../project/html.ts';
import { targetsOf } from '../site-files/resolve-site.ts';
import type { SiteFiles } from '../site-files/site-files.ts';
import { rendererFolder, rendererName } from './bundles.ts';
import { findUnknownProjects, type SnapshotOptions } from './data-service.ts';
import { faultOf, renderPage, ViewError, type ViewFault } from './render-page.ts';
import { collectSiteData } from './site-data.ts';

/** The rendered pages of a site, before scripts and styles are added. */
export type RenderedSite = Awaited<ReturnType<typeof renderSite>>;

/**
 * Renders every page with the bundled renderer, which the build has written before.
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
 * Returns the text of a page, which decides the letters in its fonts. The display font is for headings, and for the
 * class `displayClass`. The menu of narrow screens also has this font, but opens later, and so does not count.
 */
export function pageText(html: string, displayClass: string): PageText {
  const elements = elementsIn(html);
  const isDisplay = ({ name, attributes, parent }: HtmlElement): boolean =>
    /^h[1-3]$/.test(name) ||
    attributes['class']?.split(' ').includes(displayClass) ||
    (parent !== undefined && isDisplay(parent));
  const sections = elements.filter((element) => element.name === 'section');
  const isFirst = (element: HtmlElement): boolean =>
    sections.length === 0 ||
    element === sections[0] ||
    (element.parent !== undefined && isFirst(element.parent));
  const textOf = (some: readonly HtmlElement[]) => some.map(({ text }) => text).join('');
  const display = elements.filter(isDisplay);
  return {
    all: textOf(elements),
    display: textOf(display),
    first: textOf(display.filter(isFirst)),
  };
}
