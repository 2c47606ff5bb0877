import type { PageConfig, PageFile, RenderedPage, SharedConfig } from '../../page-data.ts';
import { videoFrameUrl } from '../../shared/video-frame.ts';
import { hashOf } from '../assets/asset-cache.ts';
import type { Fonts, PageFonts } from '../assets/fonts.ts';
import { contentSecurityPolicy } from '../hosting/content-security-policy.ts';
import { type SiteHeaders, siteHeaders } from '../hosting/site-headers.ts';
import { escapeAttribute } from '../project/html.ts';
import type { SiteFiles } from '../site-files/site-files.ts';
import type { StyleSheet } from '../styles/style-sheet.ts';
import type { ClientScript } from './client-script.ts';
import { serviceFile } from './data-service.ts';
import { type DocumentTemplate, renderDocument } from './document.ts';
import type { SiteHead } from './site-head.ts';

type Parts = {
  siteFiles: Pick<SiteFiles, 'site' | 'references'>;
  /** The base path of the site. */
  base: string;
  pages: ReadonlyMap<string, RenderedPage>;
  script: ClientScript;
  styleSheet: StyleSheet;
  fonts: Fonts;
  head: SiteHead;
};

export type Documents = ReturnType<typeof createDocuments>;

/** Prepares the documents of a site. Each document holds only the styles of its own first paint. */
export function createDocuments(parts: Parts) {
  const { pages, head } = parts;
  const large = largePages(pages);
  const build = nameBuild(parts);
  // The policy of the open document does not allow frames of other pages. So a page with frames gets a build
  // name of its own. The router then loads the page as a new document, whose policy allows its frames.
  const buildOf = (page: PageConfig) => [build, ...framesOf(parts, page)].join(' ');
  return {
    /**
     * Returns the HTML document of a page.
     * @param tags more tags for the `<head>` of this page
     */
    render({ data, ...html }: RenderedPage, tags: string): string {
      const shown = { ...data, site: { ...data.site, large } };
      const template = templateOf(parts, { data, ...html });
      return renderDocument(
        { ...template, build: buildOf(data.page), head: head.tags + tags },
        { ...html, data: shown },
      );
    },
    /** Returns the JSON file beside the document of a page. */
    file({ data: { site: _, ...data } }: RenderedPage): PageFile {
      return { ...data, build: buildOf(data.page), headings: fontsOf(parts, data.page).headings };
    },
  };
}

function templateOf(
  parts: Parts,
  rendered: RenderedPage,
): Omit<DocumentTemplate, 'build' | 'head'> {
  const { siteFiles, script, styleSheet } = parts;
  const { page } = rendered.data;
  const css = inlineStyles(parts, rendered);
  return {
    language: siteFiles.site.app.language,
    css,
    styleSheet,
    fonts: fontsOf(parts, page).preloads,
    script: script.entry,
    modules: script.modulesOf(page.types),
    integrity: script.integrity,
    policy: contentSecurityPolicy({
      ...allowed(parts),
      frames: framesOf(parts, page),
      styles: [css],
    }),
  };
}

/** Returns the HTTP headers that hosts send with the documents. */
export function documentHeaders(parts: Parts): SiteHeaders {
  return siteHeaders({
    ...allowed(parts),
    frames: framesOf(parts),
    base: parts.base,
    styles: [...parts.pages.values()].map((page) => inlineStyles(parts, page)),
    service: serviceFile(parts.siteFiles.site),
  });
}

/** Returns what the content security policies of all pages allow. */
function allowed({ siteFiles, script, head }: Parts) {
  const scripts = [script.integrity.importMap, head.script];
  return { scripts, apiHost: siteFiles.site.api.host };
}

/**
 * Returns a hash of everything that the pages refer to. After a deploy, the files of the previous build are
 * gone. By the changed name, a tab that was opened earlier notices the new build.
 */
function nameBuild({ script, styleSheet, fonts, head, pages }: Parts): string {
  const rest = JSON.stringify([head, ...pages, ...fonts.pages]);
  return hashOf([script.entry, styleSheet.url, rest]);
}

/** Returns the inline styles of a page. */
function inlineStyles(parts: Parts, { body, data }: RenderedPage): string {
  return fontsOf(parts, data.page).css + parts.styleSheet.firstStyles(body);
}

function fontsOf({ fonts }: Parts, { path }: PageConfig): PageFonts {
  const found = fonts.pages.get(path);
  if (!found) throw new Error(`render-site.ts read no text of the page "${path}"`);
  return found;
}

/** Returns the origins of the frames in which visitors can play the videos of a page, or of all pages. */
export function framesOf(
  { siteFiles: { references } }: { siteFiles: Pick<SiteFiles, 'references'> },
  only?: Pick<PageConfig, 'path'>,
): string[] {
  const frames = references
    .filter(({ role, page }) => role === 'frame' && (!only || page === only.path))
    .flatMap(({ target }) => videoFrameUrl(target) ?? []);
  return [...new Set(frames.map((frame) => new URL(frame).origin))].sort();
}

/**
 * Returns tags for 404.html, which shows the home page under any unknown path. Without JavaScript the
 * browser is redirected to the home page, as the router does. Search engines do not list 404.html.
 */
export function notFoundTags({ production }: SharedConfig['app'], base: string): string {
  const refresh = `<noscript><meta http-equiv="refresh" content="0; url=${escapeAttribute(base)}"></noscript>`;
  // Before production, every page has the tag `robots` already.
  return production ? `${refresh}<meta name="robots" content="noindex">` : refresh;
}

/** Pages with more characters of JSON than this are loaded as documents, and links on them load documents. */
const largeData = 100_000;

function largePages(pages: ReadonlyMap<string, RenderedPage>): string[] {
  const isLarge = ({ data: { page, content } }: RenderedPage) =>
    JSON.stringify([page, content]).length > largeData;
  return [...pages].filter(([, page]) => isLarge(page)).map(([path]) => path);
}
