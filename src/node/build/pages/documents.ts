import type { PageConfig, PageFile, RenderedPage, SharedConfig } from '../../../page-data.ts';
import { languagePath } from '../../../shared/language-folder.ts';
import { videoFrameUrl } from '../../../shared/video-frame.ts';
import { escapeAttribute } from '../../files/project/html.ts';
import type { SiteFiles } from '../../files/site-files/site-files.ts';
import { hashOf } from '../assets/asset-cache.ts';
import type { Fonts } from '../assets/fonts.ts';
import { type Allowed, contentSecurityPolicy } from '../hosting/content-security-policy.ts';
import { type SiteHeaders, siteHeaders } from '../hosting/site-headers.ts';
import type { StyleSheet } from '../styles/style-sheet.ts';
import type { ClientScript } from './client-script.ts';
import { serviceFile } from './data-service.ts';
import { renderDocument } from './document.ts';
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
  const { pages, script, styleSheet, fonts } = parts;
  // `build` is a hash of everything that the pages refer to. After a deploy, the files of the previous build are gone.
  // A tab that was opened before the deploy notices the new build by the changed hash.
  const files = JSON.stringify([parts.head, ...pages, ...fonts.pages]);
  const build = hashOf([script.entry, styleSheet.url, files]);
  // The policy of the open document does not allow the iframes of other pages. So the build name of a page
  // also contains the origins of its iframes. For a page of another name, the router loads a new document.
  const buildOf = ({ path }: PageConfig) => [build, ...framesOf(parts, [path])].join(' ');
  return {
    /**
     * Returns the HTML document of a page.
     * @param tags more tags for the `<head>` of this page
     */
    render(page: RenderedPage, tags: string): string {
      const config = page.data.page;
      const inPage = allowed(parts, [page]);
      const template = {
        build: buildOf(config),
        language: parts.siteFiles.site.app.language,
        pagesUrl: languageOf(parts, page)?.url,
        css: inPage.styles.join(''),
        styleSheet,
        head: parts.head.tags + tags,
        fonts: ofPage(fonts.pages, config).preloads,
        script: script.entry,
        modules: script.modulesOf(config.types),
        integrity: script.integrity,
        policy: contentSecurityPolicy(inPage),
      };
      return renderDocument(template, page);
    },
    /** Returns the JSON file beside the document of a page. */
    file({ data: { site: _, ...data } }: RenderedPage): PageFile {
      return {
        ...data,
        build: buildOf(data.page),
        headings: ofPage(fonts.pages, data.page).headings,
      };
    },
  };
}

/** Returns the language of a page; undefined for a site that has one. */
const languageOf = ({ siteFiles }: Pick<Parts, 'siteFiles'>, { data }: RenderedPage) =>
  data.site.languages?.find(({ language }) => language === siteFiles.site.app.language);

/** Returns the HTTP headers that hosts send with the documents of a site, and with those of its other languages. */
export function documentHeaders(parts: Parts, translations: readonly Parts[]): SiteHeaders {
  const { base, siteFiles } = parts;
  const every = [parts, ...translations].map((each) => allowed(each, [...each.pages.values()]));
  const distinct = (name: 'scripts' | 'frames' | 'styles') => [
    ...new Set(every.flatMap((each) => each[name])),
  ];
  return siteHeaders({
    scripts: distinct('scripts'),
    frames: distinct('frames'),
    styles: distinct('styles'),
    apiHost: siteFiles.site.api.host,
    base,
    service: serviceFile(siteFiles.site),
    translations: translations.map(({ siteFiles: { site } }) => ({
      path: languagePath(site),
      service: serviceFile(site),
    })),
  });
}

/** Returns what the content security policy of the given pages has to allow. */
function allowed(parts: Parts, pages: readonly RenderedPage[]): Allowed {
  const { siteFiles, script, styleSheet, fonts, head } = parts;
  return {
    scripts: [script.integrity.importMap, head.script],
    apiHost: siteFiles.site.api.host,
    frames: framesOf(
      parts,
      pages.map(({ data }) => data.page.path),
    ),
    styles: pages.map(
      ({ data: { page } }) => ofPage(fonts.pages, page).css + ofPage(styleSheet.firstStyles, page),
    ),
  };
}

function ofPage<T>(pages: ReadonlyMap<string, T>, { path }: PageConfig): T {
  const found = pages.get(path);
  if (found === undefined) throw new Error(`render-site.ts rendered no page "${path}"`);
  return found;
}

/** Returns the origins of the iframes in which visitors can play the videos of the given pages. */
export function framesOf(
  { siteFiles: { references } }: { siteFiles: Pick<SiteFiles, 'references'> },
  paths: readonly string[],
): string[] {
  const frames = references
    .filter(({ role, page }) => role === 'frame' && page !== undefined && paths.includes(page))
    .flatMap(({ target }) => videoFrameUrl(target) ?? []);
  return [...new Set(frames.map((frame) => new URL(frame).origin))].sort();
}

/**
 * Returns tags for 404.html, which shows the home page under any unknown path. The router redirects the visitor to
 * the home page; without JavaScript, the tag `refresh` does. The tag `robots` keeps 404.html out of search engines.
 */
export function notFoundTags({ production }: SharedConfig['app'], pagesUrl: string): string {
  const refresh = `<noscript><meta http-equiv="refresh" content="0; url=${escapeAttribute(pagesUrl)}"></noscript>`;
  // Before production, every page has the tag `robots` already.
  return production ? `${refresh}<meta name="robots" content="noindex">` : refresh;
}
