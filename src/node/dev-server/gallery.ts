import { readFileSync } from 'node:fs';
import { diagnose } from '../../diagnose/diagnose.ts';
import * as schemas from '../../sections/schemas.ts';
import type { SectionConfig } from '../../site.ts';
import { exampleFile } from '../project/paths.ts';
import { readCheckContext } from '../site-files/check-context.ts';
import { lastGoodSiteFiles } from '../site-files/last-good.ts';
import { resolveSite } from '../site-files/resolve-site.ts';
import { ProblemError } from '../site-files/site-files.ts';
import { renderOverview } from './overview.ts';
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
  const entries = [...types.keys()].map((each) => ({ type: each, yaml: readExample(each) }));
  const address = server.config.base + galleryPath;
  response.setHeader('Content-Type', 'text/html');
  response.end(renderOverview(entries, address));
}

type SectionSchema = (typeof schemas)[keyof typeof schemas];

async function sendExample(
  request: PageRequest,
  type: string,
  schema: SectionSchema,
): Promise<void> {
  const path = `${galleryPath}/${type}`;
  const siteFiles = await lastGoodSiteFiles();
  const pages = [
    { ...examplePage, path, link: type, title: type, sections: [await checkExample(type, schema)] },
  ];
  const resolved = resolveSite({ ...siteFiles.site, pages });
  const data = await currentSiteData(request.server, { ...siteFiles, ...resolved });
  // An example may link to pages of the site.
  const paths = [path, ...siteFiles.site.pages.map((page) => page.path)];
  await sendPage(request, { ...data, site: { ...data.site, paths } }, path);
}

const examplePage = { navigation: false, menu: false, hidden: false };

/** Returns the example of a type. @throws {ProblemError} if the example is faulty */
async function checkExample(type: string, schema: SectionSchema): Promise<SectionConfig> {
  const text = readExample(type);
  const bytes = new TextEncoder().encode(text);
  const read = diagnose(exampleFile(type), bytes, schema, await readCheckContext([text]));
  if (!read.ok) throw new ProblemError(read.problems);
  return read.value;
}

function readExample(type: string): string {
  return readFileSync(exampleFile(type), 'utf8');
}
