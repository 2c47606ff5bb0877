import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diagnose } from '../../../diagnose/diagnose.ts';
import * as schemas from '../../../sections/schemas.ts';
import { escapeAttribute } from '../../files/project/html.ts';
import { exampleFile } from '../../files/project/paths.ts';
import { engine, ownTypes } from '../../files/project/places.js';
import { exampleMedia, publicFolder } from '../../files/project/public-files.ts';
import { readCheckContext } from '../../files/site-files/check-context.ts';
import { ProblemError } from '../../files/site-files/problem-error.ts';
import { resolveSite } from '../../files/site-files/resolve-site.ts';
import { currentCss } from './development-document.ts';
import { type PageRequest, requestedPage, sendPage } from './page-requests.ts';
import { currentSiteData, rendererOf } from './server-rendering.ts';

/** The gallery's URL path. The path of a page cannot begin with an underscore, so no page has the same path. */
const galleryPath = '__gallery';

/** The schema of each section type, by the name of the type. */
const types = new Map(Object.entries(schemas));

export function isGallery(url: string): boolean {
  return requestedPage(url).path.split('/')[0] === galleryPath;
}

/** Sends the example of a section type, the page of parts, or the list of all examples. */
export async function sendGallery(request: PageRequest): Promise<void> {
  const { server, url, response } = request;
  const [, type = ''] = requestedPage(url).path.split('/');
  const schema = types.get(type);
  if (schema) return sendExample(request, type, schema);
  if (type === 'parts') return sendParts(request);
  response.setHeader('Content-Type', 'text/html');
  response.end(renderOverview(server.config.base));
}

/** Sends a page whose only section is the example of a type. @throws {ProblemError} if the example is invalid */
async function sendExample(
  request: PageRequest,
  type: string,
  schema: (typeof schemas)[keyof typeof schemas],
): Promise<void> {
  const { text, folder } = withMedia(type, readExample(type));
  const bytes = new TextEncoder().encode(text);
  const read = diagnose(exampleFile(type), bytes, schema, await readCheckContext([text], folder));
  if (!read.ok) throw new ProblemError(read.problems);
  const path = `${galleryPath}/${type}`;
  const names = { path, link: type, title: type, cover: false };
  const page = { ...names, navigation: false, menu: false, hidden: false, sections: [read.value] };
  const { siteFiles } = request;
  const resolved = resolveSite({ ...siteFiles.site, pages: [page] });
  const data = await currentSiteData(request.server, { ...siteFiles, ...resolved });
  // An example may link to pages of the site, so the page's data lists their paths too.
  const paths = [path, ...siteFiles.site.pages.map((page) => page.path)];
  await sendPage(request, { ...data, site: { ...data.site, paths } }, path);
}

/**
 * Returns an example of the engine with files of the engine in place of those that the site does not have, and all files
 * that it may name. The example of a type of the site's own names the site's own files.
 */
function withMedia(type: string, text: string) {
  const folder = publicFolder();
  const names = ownTypes().includes(type) ? [] : readdirSync(exampleMedia.folder);
  const lacking = names.filter((name) => !folder.files.has(`/media/${name}`));
  const added = lacking.map(
    (name) => [exampleMedia.path + name, join(exampleMedia.folder, name)] as const,
  );
  return {
    text: lacking.reduce(
      (all, name) => all.replaceAll(`/media/${name}`, exampleMedia.path + name),
      text,
    ),
    folder: { ...folder, files: new Map([...folder.files, ...added]) },
  };
}

function readExample(type: string): string {
  return readFileSync(exampleFile(type), 'utf8');
}

/** Returns the HTML of the gallery, which shows the example of each type beside its YAML. */
function renderOverview(base: string): string {
  const document = readFileSync(join(engine, 'src/node/dev/dev-server/gallery.html'), 'utf8');
  const examples = [...types.keys()].map((type) => renderEntry(type, base)).join('\n');
  return document.replace(/<!-- .* -->/, () => examples);
}

function renderEntry(type: string, base: string): string {
  const entry = escapeAttribute(`${base}${galleryPath}/${type}`);
  return `<section id="${type}">
<h2><a href="${entry}">${type}</a></h2>
<div class="entry">
<iframe src="${entry}" title="The example of ${type}" loading="lazy"></iframe>
<pre tabindex="0" aria-label="The YAML of ${type}"><code>${escapeAttribute(readExample(type))}</code></pre>
</div>
</section>`;
}

/** Sends the page of parts, which shows what section types of a site's own can use, in the theme of the site. */
async function sendParts({ server, styles, siteFiles, response }: PageRequest): Promise<void> {
  const file = join(engine, 'src', 'door', 'Parts.tsx');
  const { renderParts } = await rendererOf(server).import<{ renderParts: () => string }>(file);
  response.setHeader('Content-Type', 'text/html');
  response.end(`<!doctype html>
<html lang="en" data-script>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The parts of a section</title>
<style>${await currentCss(server, styles, siteFiles)}
main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 4rem; padding: 4vw; }
main > div { display: grid; gap: 0.75rem; }</style>
<main><h1>The parts of a section</h1>${renderParts()}</main>
</html>
`);
}
