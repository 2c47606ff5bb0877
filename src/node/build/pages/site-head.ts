import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatHex } from 'culori';
import { minify, transform } from 'rolldown/utils';
import { findFont } from '../../../shared/fonts.ts';
import { languagePath } from '../../../shared/language-folder.ts';
import { publicUrl } from '../../../shared/public-url.ts';
import type { SiteConfig } from '../../../site.ts';
import { escapeAttribute } from '../../files/project/html.ts';
import { engine } from '../../files/project/places.js';
import type { SiteFiles } from '../../files/site-files/site-files.ts';
import { resumeFile } from '../../start/resume/resume-of-site.ts';
import { type AssetFile, assetUrl } from '../assets/asset-cache.ts';
import { readOriginal } from '../assets/font-files.ts';
import { isSvg } from '../assets/pictures.ts';
import { buildSiteIcons } from '../assets/site-icons.ts';
import { stillFile } from '../assets/still-file.ts';
import type { Feed } from '../sharing/feed.ts';

export const manifestFile = 'site.webmanifest';

/** The parts of `<head>` that all documents share: names, icons and colours. */
export type SiteHead = Awaited<ReturnType<typeof buildSiteHead>>;

/** Prepares the icons of a site, and the tags that link to them. Icons of the owner in `public/` take precedence. */
export async function buildSiteHead(
  { site, publicFiles }: SiteFiles,
  base: string,
  feeds: readonly Feed[] = [],
) {
  const pagesUrl = base + languagePath(site);
  const { logo } = site.navigation;
  const { accent, surface } = site.theme;
  const script = await inlineScript([
    ...(findFont(site.theme.fonts.display) ? ['embedded-font.ts'] : []),
    ...(site.navigation.switch ? ['color-scheme.ts'] : []),
  ]);
  const picture = logo
    ? await readOriginal(await stillFile(logo.src))
    : new TextEncoder().encode(plainIcon(accent.light));
  const { favicon, touch, installed } = await buildSiteIcons(picture, surface.light);
  const urlOf = (name: string, made: AssetFile) =>
    escapeAttribute(publicFiles.has(`/${name}`) ? `${base}${name}` : assetUrl(made, base));
  const logoUrl = publicUrl(logo?.src ?? '', base);
  const hasOwnIcon = publicFiles.has('/favicon.ico');
  const { name, version, production, resume } = site.app;
  return {
    tags: [
      `<meta name="application-name" content="${escapeAttribute(name)}">`,
      `<meta name="version" content="${version}">`,
      ...(production ? [] : ['<meta name="robots" content="noindex">']),
      `<link rel="icon" href="${urlOf('favicon.ico', favicon)}" sizes="${hasOwnIcon ? 'any' : '32x32'}">`,
      ...(logo && isSvg(logo.src) && !hasOwnIcon
        ? [`<link rel="icon" href="${escapeAttribute(logoUrl)}" type="image/svg+xml">`]
        : []),
      `<link rel="apple-touch-icon" href="${urlOf('apple-touch-icon.png', touch)}">`,
      `<link rel="manifest" href="${pagesUrl}${manifestFile}">`,
      ...(resume
        ? [`<link rel="alternate" type="application/json" href="${pagesUrl}${resumeFile}">`]
        : []),
      ...feeds.map(
        ({ file, title }) =>
          `<link rel="alternate" type="application/atom+xml" href="${pagesUrl}${file}" title="${escapeAttribute(title)}">`,
      ),
      ...(['light', 'dark'] as const).map((scheme) => colorTag(scheme, surface[scheme])),
      // The script runs as soon as browsers parse it, and changes the `theme-color` tags, so these tags come
      // first.
      ...(script === '' ? [] : [`<script>${script}</script>`]),
    ].join('\n'),
    /** The inline script in `tags`, which the content security policy has to allow; '' if there is no script. */
    script,
    /** The file that the build copies to /favicon.ico. */
    favicon,
    manifest: webManifest(site, installed, { base, pagesUrl }),
    files: [favicon, touch, ...installed.map(([, file]) => file)],
  };
}

/** Returns the tag for the colour of the browser's own bars. */
function colorTag(scheme: 'light' | 'dark', color: string): string {
  return `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${formatHex(color)}">`;
}

/** Returns an icon for a site without a logo: a square in the accent colour. */
function plainIcon(accent: string): string {
  const colour = formatHex(accent);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><rect width="24" height="24" rx="5" fill="${colour}"/></svg>`;
}

/**
 * Returns the files of `src/browser/` as one script to run before the first paint. An external script would delay
 * the page, and a module would run after the first paint.
 */
async function inlineScript(names: readonly string[]): Promise<string> {
  const codes = names.map(async (name) => {
    const file = join(engine, 'src', 'browser', name);
    const { code } = await transform(file, await readFile(file, 'utf8'));
    // The braces make the script a block, so its names do not become global.
    return `{${code}}`;
  });
  const { code } = await minify('inline.js', (await Promise.all(codes)).join(''), {
    module: false,
    mangle: true,
  });
  return code.trim();
}

/** Returns the web app manifest: the name, colours and icons of an installed site. */
function webManifest(
  { app, theme }: SiteConfig,
  icons: readonly (readonly [width: number, file: AssetFile])[],
  { base, pagesUrl }: { base: string; pagesUrl: string },
): string {
  const surface = formatHex(theme.surface.light);
  return JSON.stringify({
    name: app.name,
    short_name: app.name,
    description: app.description,
    lang: app.language,
    id: pagesUrl,
    start_url: pagesUrl,
    scope: pagesUrl,
    display: 'minimal-ui',
    background_color: surface,
    theme_color: surface,
    icons: icons.map(([width, file]) => ({
      src: assetUrl(file, base),
      sizes: `${width}x${width}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  });
}
