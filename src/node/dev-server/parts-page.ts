import { join } from 'node:path';
import { engine } from '../project/places.js';
import { currentCss } from './development-document.ts';
import type { PageRequest } from './page-requests.ts';
import { rendererOf } from './server-rendering.ts';

/** Sends the page of parts, which shows what section types of a site's own can use, in the theme of the site. */
export async function sendParts({ server, styles, response }: PageRequest): Promise<void> {
  const file = join(engine, 'src', 'door', 'Parts.tsx');
  const { renderParts } = await rendererOf(server).import<{ renderParts: () => string }>(file);
  response.setHeader('Content-Type', 'text/html');
  response.end(`<!doctype html>
<html lang="en" data-script>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The parts of a section</title>
<style>${await currentCss(server, styles)}
main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 4rem; padding: 4vw; }
main > div { display: grid; gap: 0.75rem; }</style>
<main><h1>The parts of a section</h1>${renderParts()}</main>
</html>
`);
}
