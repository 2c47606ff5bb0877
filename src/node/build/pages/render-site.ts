import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderedPage, Renderer } from '../../../page-data.ts';
import type { HtmlElement } from '../../files/project/html.ts';
import { targetsOf } from '../../files/site-files/resolve-site.ts';
import type { SiteFiles } from '../../files/site-files/site-files.ts';
import type { PageText } from '../assets/fonts.ts';
import { namesIn } from '../styles/style-sheet.ts';
import { rendererFolder, rendererName } from './bundles.ts';
import { findUnknownProjects } from './data-service.ts';
import { faultOf, renderPage, ViewError, type ViewFault } from './render-page.ts';
import { collectSiteData, type Options } from './site-data.ts';

/** The rendered pages of a site, before scripts and styles are added. */
export type RenderedSite = Awaited<ReturnType<typeof renderSite>>;

/**
 * Renders every page with the bundled renderer, which the build has written before.
 * @throws {ViewError} if views fail, with the faults of all views
 */
export async function renderSite(siteFiles: SiteFiles, options: Omit<Options, 'pictures'>) {
  const { data, files } = await collectSiteData(siteFiles, { ...options, pictures: 'resized' });
  const projects = targetsOf(siteFiles.references, 'project');
  for (const message of findUnknownProjects(projects, data.content)) options.warn(message);
  const { render, displayClass } = await importRenderer();
  const all: ViewFault[] = [];
  const pages = new Map<string, RenderedPage>();
  const texts = new Map<string, PageText>();
  const names = new Map<string, readonly string[]>();
  for (const config of data.pages) {
    const { page, elements, faults } = await renderPage(render, data, config);
    all.push(...faults);
    if (!page) continue;
    pages.set(config.path, page);
    texts.set(config.path, pageText(elements, displayClass));
    names.set(config.path, namesIn(elements));
  }
  if (all.length > 0) throw new ViewError(all);
  return { data, files, pages, texts, names };
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
export function pageText(elements: readonly HtmlElement[], displayClass: string): PageText {
  const isDisplay = ({ name, classes }: HtmlElement) =>
    /^h[1-3]$/.test(name) || classes.includes(displayClass);
  const first = elements.find(({ name }) => name === 'section');
  const textOf = (some: readonly HtmlElement[]) => some.map(({ text }) => text).join('');
  const display = elements.filter((element) => isWithin(element, isDisplay));
  const isFirst = (element: HtmlElement) => first === undefined || element === first;
  return {
    all: textOf(elements),
    display: textOf(display),
    first: textOf(display.filter((element) => isWithin(element, isFirst))),
  };
}

/** Checks whether an element or an element around it passes a test. */
function isWithin(element: HtmlElement, test: (each: HtmlElement) => boolean): boolean {
  return test(element) || (element.parent !== undefined && isWithin(element.parent, test));
}
