import { modulesAttribute } from '../../../browser/modules-attribute.ts';
import { documentDataId, expectedId, type RenderedPage } from '../../../page-data.ts';
import { textDirection } from '../../../shared/text-direction.ts';
import { escapeAttribute, escapeJson } from '../../files/project/html.ts';
import type { StyleSheet } from '../styles/style-sheet.ts';
import type { ClientScript } from './client-script.ts';

/** The parts that the documents of all pages share. */
export type DocumentTemplate = {
  build: string;
  language: string;
  /** The path that the paths of pages follow, which the script reads where there are several languages. */
  pagesUrl?: string | undefined;
  /** The CSS for the first paint. */
  css: string;
  /** The style sheet with all rules; undefined in development, where `css` holds all rules. */
  styleSheet?: Pick<StyleSheet, 'url' | 'integrity'> | undefined;
  /** Tags for `<head>`, besides the tags of the page itself. */
  head: string;
  /** The URLs of fonts to preload. */
  fonts?: readonly string[];
  /** The URL of the entry module. */
  script: string;
  /** The URLs of the modules to preload. */
  modules?: readonly string[];
  /** The Subresource Integrity hashes of the scripts; undefined in development. */
  integrity?: ClientScript['integrity'] | undefined;
  policy: string;
};

/**
 * Returns the HTML document of a page. The content security policy comes first, since it governs only what
 * follows. The script loads while the browser parses, and runs at the end. The styles of the first paint
 * are inline, which saves a round trip. The style sheet comes last, so nothing waits for it.
 */
export function renderDocument(template: DocumentTemplate, page: RenderedPage): string {
  const { language, pagesUrl, integrity, styleSheet, fonts = [], modules = [] } = template;
  const expected = expectedId(page.data.page);
  return `<!doctype html>
<html lang="${escapeAttribute(language)}"${textDirection(language) === 'rtl' ? ' dir="rtl"' : ''}${pagesUrl === undefined ? '' : ` data-pages="${pagesUrl}"`}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(template.policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${expected ? `<link rel="expect" blocking="render" href="#${expected}">\n` : ''}\
${integrity === undefined ? '' : `<script type="importmap">${integrity.importMap}</script>\n`}\
<script type="module" src="${escapeAttribute(template.script)}"${integrity === undefined ? '' : ` integrity="${integrity.entry}"`}${listModules(modules)}></script>
${page.head}
<style>${template.css}</style>
${template.head}
</head>
<body>
${fonts.map(preloadFont).join('')}
<div id="page">${page.body}</div>
<script type="application/json" id="${documentDataId}">${escapeJson({ ...page.data, build: template.build })}</script>
${styleSheet === undefined ? '' : linkStyleSheet(styleSheet)}\
</body>
</html>
`;
}

// Preloads of fonts in `<head>` would delay the first paint, so they stand in `<body>`.
function preloadFont(url: string): string {
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeAttribute(url)}">`;
}

function linkStyleSheet({ url, integrity }: Pick<StyleSheet, 'url' | 'integrity'>): string {
  return `<link rel="stylesheet" href="${escapeAttribute(url)}" integrity="${integrity}">\n`;
}

function listModules(modules: readonly string[]): string {
  return modules.length === 0 ? '' : ` ${modulesAttribute}="${escapeAttribute(modules.join(' '))}"`;
}
