import type { ViteDevServer } from 'vite';
import { languagePath } from '../../../shared/language-folder.ts';
import { beyondLatin } from '../../build/assets/font-files.ts';
import { buildFonts } from '../../build/assets/fonts.ts';
import { contentSecurityPolicy } from '../../build/hosting/content-security-policy.ts';
import type { DocumentTemplate } from '../../build/pages/document.ts';
import { buildSiteHead } from '../../build/pages/site-head.ts';
import type { StyleSource } from '../../build/styles/style-source.ts';
import { escapeJson } from '../../files/project/html.ts';
import type { PlainError } from '../../files/project/plain-error.ts';
import type { SiteFiles } from '../../files/site-files/site-files.ts';
import { reloadWhenServed } from './document-gate.ts';

export const developmentBuild = 'development';

/** Returns the parts that all documents share. */
export async function documentTemplate(
  server: ViteDevServer,
  styles: Parameters<typeof currentCss>[1],
  siteFiles: SiteFiles,
): Promise<DocumentTemplate> {
  const { base, html } = server.config;
  const { app, api } = siteFiles.site;
  const { tags } = await buildSiteHead(siteFiles, base);
  return {
    build: developmentBuild,
    language: app.language,
    pagesUrl: base + languagePath(siteFiles.site),
    css: await currentCss(server, styles, siteFiles),
    head: tags + firstScript,
    script: `${base}main.ts`,
    policy: developmentPolicy(html?.cspNonce ?? '', api.host),
  };
}

/** Returns the CSS of the site and of its fonts. */
export async function currentCss(
  { config: { base } }: ViteDevServer,
  styles: Pick<StyleSource, 'current'> & Partial<Pick<StyleSource, 'inLanguage'>>,
  siteFiles: SiteFiles,
): Promise<string> {
  const { site, content } = siteFiles;
  const current = (await styles.inLanguage?.(siteFiles)) ?? (await styles.current());
  // An edit may add a section of any type to a page, so include the styles of all types.
  const css = Object.values(current.css).join('\n');
  // The fonts contain all Latin letters anyway. So only an edit that adds another letter needs a new font file.
  const all = beyondLatin(JSON.stringify([site, content]));
  const texts = new Map([['', { all, display: '', first: '' }]]);
  const { pages, late } = await buildFonts({ theme: site.theme, base, texts });
  return [...pages.values()].map((fonts) => fonts.css).join('') + late + css;
}

/**
 * Trusted Types forbid Vite's client to load scripts from plain strings as URLs, so this default policy allows it. A
 * restart of the server may break off the client, which would notice it otherwise.
 */
const firstScript = `<script>
window.trustedTypes?.createPolicy('default', { createScriptURL: (address) => address });
${reloadWhenServed}
addEventListener('error', ({ target }) => /@vite.client$/.test(target.src) && reloadWhenServed(), true);
</script>`;

/**
 * Returns the content security policy of the build, so that development forbids the same markup. Vite's
 * client needs more permissions: for its inline script and overlay, its WebSocket, and its worker that waits
 * until a stopped server runs again.
 * @param nonce the nonce of all scripts and styles that Vite and the dev server write into documents
 */
export function developmentPolicy(nonce: string, apiHost: string): string {
  // An edit may add an iframe of any host to an open page, whose policy cannot change. So allow all hosts.
  const built = contentSecurityPolicy({ styles: [], scripts: [], apiHost, frames: ['https:'] });
  const allowed = built
    .replace("script-src 'self'", `$& 'nonce-${nonce}'`)
    .replace("style-src 'self'", `$& 'nonce-${nonce}'`)
    .replace("connect-src 'self'", '$& ws:')
    // The desk shows examples and presets in frames.
    .replace('frame-src', "$& 'self'")
    .replace("trusted-types 'none'", 'trusted-types default');
  return `${allowed}; worker-src blob:`;
}

/** Adds Vite's error overlay to a document. */
export function withOverlay(
  document: string,
  error: PlainError,
  { config: { base, html } }: ViteDevServer,
): string {
  const script = `<script type="module" nonce="${html?.cspNonce}">
import { ErrorOverlay } from '${base}@vite/client';
import { explain } from '${base}desk/overlay.ts';
const error = ${escapeJson(error)};
const overlay = new ErrorOverlay(error);
overlay.dataset.explained = '';
document.body.appendChild(overlay);
explain(overlay, error);
</script>`;
  return document.replace('</body>', () => `${script}\n</body>`);
}
