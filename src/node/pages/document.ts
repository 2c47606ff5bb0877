import { modulesAttribute } from '../../browser/modules-attribute.ts';
import {
  documentDataId,
  fillsFirstScreen,
  firstScreenEndId,
  type RenderedPage,
} from '../../page-data.ts';
import { textDirection } from '../../shared/text-direction.ts';
import { escapeAttribute, escapeJson } from '../project/escape.ts';
import type { ScriptIntegrity } from './client-script.ts';

/** What the documents of all pages have in common. */
export type DocumentTemplate = {
  build: string;
  language: string;
  css: string;
  /** The rules of fonts that follow the text, which comes first. */
  lateFonts: string;
  /** Tags of the head beside those of the page itself. */
  head: string;
  /** The addresses of typefaces to ask for at once. */
  fonts: readonly string[];
  /** The address of the first module of the script. */
  script: string;
  /** The addresses of the modules that it imports, to be asked for at once. */
  modules: readonly string[];
  /** What the script must be to be run; unknown in development. */
  integrity: ScriptIntegrity | undefined;
  policy: string;
};

// The words of the first screen stand at its bottom or in its middle. A browser that paints when only
// some of them have come would move them when the rest comes: it waits for all of them.
const expectFirstScreen = `<link rel="expect" blocking="render" href="#${firstScreenEndId}">\n`;

/**
 * The document of a page. The policy comes first, since it governs what follows it; the script
 * is asked for while the text is read, and runs when all of the text is there; the styles are in the
 * document, for a round trip less.
 */
export function renderDocument(template: DocumentTemplate, page: RenderedPage): string {
  const { language, integrity } = template;
  return `<!doctype html>
<html lang="${escapeAttribute(language)}"${textDirection(language) === 'rtl' ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(template.policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${page.data.page.parts.some(fillsFirstScreen) ? expectFirstScreen : ''}\
${integrity === undefined ? '' : `<script type="importmap">${integrity.importMap}</script>\n`}\
<script type="module" src="${escapeAttribute(template.script)}"${integrity === undefined ? '' : ` integrity="${integrity.entry}"`}${listModules(template.modules)}></script>
${page.head}
<style>${template.css}</style>
${template.head}
</head>
<body>
${template.fonts.map(preloadFont).join('')}
<div id="page">${page.body}</div>
${template.lateFonts === '' ? '' : `<style>${template.lateFonts}</style>\n`}\
<script type="application/json" id="${documentDataId}">${escapeJson({ ...page.data, build: template.build })}</script>
</body>
</html>
`;
}

// Preloads of fonts stand in the body: in the head they would delay the first paint.
function preloadFont(url: string): string {
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeAttribute(url)}">`;
}

function listModules(modules: readonly string[]): string {
  return modules.length === 0 ? '' : ` ${modulesAttribute}="${escapeAttribute(modules.join(' '))}"`;
}
