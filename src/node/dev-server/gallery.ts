import { readFileSync } from 'node:fs';
import { diagnose } from '../../diagnose/diagnose.ts';
import * as schemas from '../../sections/schemas.ts';
import { escapeAttribute } from '../project/html.ts';
import { exampleFile } from '../project/paths.ts';
import { readCheckContext } from '../site-files/check-context.ts';
import { resolveSite } from '../site-files/resolve-site.ts';
import { lastGoodSiteFiles, ProblemError } from '../site-files/site-files.ts';
import { askedPage, type PageRequest, sendPage } from './page-requests.ts';
import { currentSiteData } from './server-rendering.ts';

/** No path of a page can begin with an underscore, so the gallery's path is free. */
const galleryPath = '__gallery';

/** All section types, in the order of their registry. */
const types = new Map(Object.entries(schemas));

export function isGallery(url: string): boolean {
  return askedPage(url).path.split('/')[0] === galleryPath;
}

/** Sends the example of a section type, or the list of all examples. */
export async function sendGallery(request: PageRequest): Promise<void> {
  const { server, url, response } = request;
  const [, type = ''] = askedPage(url).path.split('/');
  const schema = types.get(type);
  if (schema) return sendExample(request, type, schema);
  response.setHeader('Content-Type', 'text/html');
  response.end(renderOverview(server.config.base));
}

type SectionSchema = (typeof schemas)[keyof typeof schemas];

/** Sends a page with the example of a type alone. @throws {ProblemError} if the example is faulty */
async function sendExample(
  request: PageRequest,
  type: string,
  schema: SectionSchema,
): Promise<void> {
  const text = readExample(type);
  const bytes = new TextEncoder().encode(text);
  const read = diagnose(exampleFile(type), bytes, schema, await readCheckContext([text]));
  if (!read.ok) throw new ProblemError(read.problems);
  const path = `${galleryPath}/${type}`;
  const names = { path, link: type, title: type };
  const page = { ...names, navigation: false, menu: false, hidden: false, sections: [read.value] };
  const siteFiles = await lastGoodSiteFiles();
  const resolved = resolveSite({ ...siteFiles.site, pages: [page] });
  const data = await currentSiteData(request.server, { ...siteFiles, ...resolved });
  // An example may link to pages of the site.
  const paths = [path, ...siteFiles.site.pages.map((page) => page.path)];
  await sendPage(request, { ...data, site: { ...data.site, paths } }, path);
}

function readExample(type: string): string {
  return readFileSync(exampleFile(type), 'utf8');
}

/** Renders a list of all types: each example beside its YAML. */
function renderOverview(base: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Gallery of section types</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>Section types</h1>
<label>Colours <select id="scheme"><option value="">as the system</option><option>light</option><option>dark</option></select></label>
<label><input type="checkbox" id="phone"> As wide as a phone</label>
${[...types.keys()].map((type) => renderEntry(type, base)).join('\n')}
</main>
<script>${schemeScript}</script>
</body>
</html>
`;
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

/** Sets the chosen colour scheme in all examples, also in examples that load later. */
const schemeScript = `
const scheme = document.querySelector('#scheme');
const setScheme = () => {
  for (const { contentDocument } of document.querySelectorAll('iframe'))
    contentDocument.documentElement.style.colorScheme = scheme.value;
};
scheme.addEventListener('change', setScheme);
document.addEventListener('load', setScheme, true);
`;

const styles = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; padding: 1.5rem clamp(1rem, 4vw, 4rem) 4rem; }
label { display: inline-block; margin-inline-end: 1.5rem; padding-block: 0.25rem; }
a { display: inline-block; padding-block: 0.25rem; color: inherit; }
h2 { margin: 3rem 0 0.75rem; font-size: 1.25rem; }
.entry { display: flex; flex-wrap: wrap; gap: 1.5rem; }
iframe { flex: 2 1 40rem; min-width: 0; max-width: 100%; height: 40rem; border: 1px solid gray; }
:root:has(#phone:checked) iframe { flex: none; width: 360px; }
pre { flex: 1 1 22rem; max-height: 40rem; min-width: 0; margin: 0; overflow: auto; white-space: pre-wrap; font-size: 0.875rem; }
`;
