import type { PageConfig, PageFile, RenderedPage, SharedConfig } from '../../page-data.ts';
import { videoFrameUrl } from '../../shared/video-frame.ts';
import { hashOf } from '../assets/asset-cache.ts';
import type { Fonts } from '../assets/fonts.ts';
import { contentSecurityPolicy } from '../hosting/content-security-policy.ts';
import { siteHeaders } from '../hosting/site-headers.ts';
import { escapeAttribute } from '../project/escape.ts';
import type { ResolvedSite } from '../site-files/resolve-site.ts';
import { type PageStyles, stylesOf } from '../styles/page-styles.ts';
import type { ClientScript } from './client-script.ts';
import { serviceFile } from './data-service.ts';
import { renderDocument } from './document.ts';
import type { SiteHead } from './site-head.ts';

/** What the documents of a site are made from. */
type Parts = {
  resolved: Pick<ResolvedSite, 'site' | 'frames'>;
  /** Where the site is served from. */
  base: string;
  pages: ReadonlyMap<string, RenderedPage>;
  script: ClientScript;
  styles: PageStyles;
  fonts: Fonts;
  head: SiteHead;
};

export type Documents = ReturnType<typeof createDocuments>;

/**
 * Prepares the documents of a site. Each carries the styles of its own section types alone, asks for no
 * script of others, and allows no frames but those that a visitor may open on its page.
 */
export function createDocuments(parts: Parts) {
  const { base, pages, script, styles, fonts, head } = parts;
  const { site, frames } = parts.resolved;
  const allowed = { scripts: [script.integrity.importMap, head.script], apiHost: site.api.host };
  const large = largePages(pages);
  const framesOf = ({ path }: PageConfig) => frameOrigins(frames.get(path) ?? []);
  const build = nameBuild(parts);
  // The policy of the document that is open allows no frames of other pages. A page with frames counts
  // as one of another build, so that it is visited as a document, whose policy allows them.
  const buildOf = (page: PageConfig) => [build, ...framesOf(page)].join(' ');
  return {
    /** The document of a page, with tags in its head that are this page's alone. */
    render({ data, ...html }: RenderedPage, tags: string): string {
      const { page } = data;
      const inline = inlineStyles(parts, page);
      const policy = { ...allowed, frames: framesOf(page), styles: Object.values(inline) };
      const template = {
        build: buildOf(page),
        language: site.app.language,
        ...inline,
        head: head.tags + tags,
        fonts: fonts.preloads,
        script: script.entry,
        modules: script.modulesOf(page.types),
        integrity: script.integrity,
        policy: contentSecurityPolicy(policy),
      };
      return renderDocument(template, {
        ...html,
        data: { ...data, site: { ...data.site, large } },
      });
    },
    /** What is in the file beside the document of a page. */
    file({ data: { site: _, ...data } }: RenderedPage): PageFile {
      const own = data.page.types.map((type) => [type, styles.byType[type]]);
      return { ...data, build: buildOf(data.page), styles: Object.fromEntries(own) };
    },
    /** What hosts send with the documents. */
    headers: siteHeaders({
      ...allowed,
      frames: frameOrigins([...frames.values()].flat()),
      base,
      styles: [...pages.values()].flatMap(({ data }) =>
        Object.values(inlineStyles(parts, data.page)),
      ),
      service: serviceFile(site),
    }),
  };
}

/**
 * A name for all that the pages refer to. A tab that was opened before a deploy still asks for the files
 * of its own build, which are gone: it has to notice that another build answers.
 */
function nameBuild({ script, styles, fonts, head, pages }: Parts): string {
  return hashOf([script.entry, JSON.stringify([styles, fonts, head, [...pages]])]);
}

/** The styles in the document of a page: those of its head, and those that follow the text. */
function inlineStyles({ fonts, styles }: Parts, { types }: PageConfig) {
  return { css: fonts.css + stylesOf(styles, types), lateFonts: fonts.late };
}

/** The origins of the frames that play videos, by the addresses of these. */
export function frameOrigins(videos: readonly string[]): string[] {
  const frames = videos.flatMap((address) => videoFrameUrl(address) ?? []);
  return [...new Set(frames.map((frame) => new URL(frame).origin))].sort();
}

/**
 * Tags of 404.html, which shows the first page under any unknown path. Without scripts it leads to that
 * page's own address, as the router does with them, and search engines do not list it.
 */
export function notFoundTags({ production }: SharedConfig['app'], base: string): string {
  const refresh = `<noscript><meta http-equiv="refresh" content="0; url=${escapeAttribute(base)}"></noscript>`;
  // While a site is not in production, every page has this tag already.
  return production ? `${refresh}<meta name="robots" content="noindex">` : refresh;
}

/** A page with more characters of data than this is loaded as a document, whether visitors come or leave. */
const largeData = 100_000;

function largePages(pages: ReadonlyMap<string, RenderedPage>): string[] {
  const isLarge = ({ data: { page, content } }: RenderedPage) =>
    JSON.stringify([page, content]).length > largeData;
  return [...pages].filter(([, page]) => isLarge(page)).map(([path]) => path);
}
