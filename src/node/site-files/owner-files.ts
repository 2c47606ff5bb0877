import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { contentSchema } from '../../config/content.ts';
import { diagnose, diagnosePlace } from '../../diagnose/diagnose.ts';
import { type Diagnosis, fileProblem, type Problem } from '../../diagnose/messages/problem.ts';
import type { CheckContext } from '../../diagnose/references/check-context.ts';
import { valueAt } from '../../schema/path.ts';
import { memoize, memoizeTexts } from '../../shared/memoize.ts';
import { resources } from '../../shared/resources.ts';
import { type SiteConfig, sectionKind, siteConfig } from '../../site.ts';
import { isPlainText } from '../project/file-system.ts';
import { contentFile, pathInMessages, siteFile } from '../project/paths.ts';
import { linkTargets, ownNames } from './check-context.ts';

/** One of the owner's two files: `site.config.yaml` or `content/index.yaml`. */
export type FileName = 'site' | 'content';

/** The texts of the owner's two files. */
export type OwnerTexts = Readonly<Record<FileName, string>>;

/** The paths of the owner's two files. */
export const ownerFiles = { site: siteFile, content: contentFile };

export const fileNames: readonly FileName[] = ['content', 'site'];

export const schemas = { site: siteConfig, content: contentSchema } as const;

/** Reads the texts of both files, unless one could not be written back as it is. */
export function readTexts(): Diagnosis<OwnerTexts> {
  const odd = Object.values(ownerFiles).find((path) => !isPlainText(path));
  if (odd !== undefined) {
    const message = 'this is no plain file of text in UTF-8, and is left as it is';
    const words = { message, found: '', expected: '', fix: '' };
    return { ok: false, problems: [fileProblem(pathInMessages(odd), words)] };
  }
  const [site, content] = [siteFile, contentFile].map((path) => readFileSync(path, 'utf8'));
  return { ok: true, value: { site: site ?? '', content: content ?? '' } };
}

/** What the check knows of a site that has no files in `public/`. */
export const withoutMedia: CheckContext = {
  media: [],
  faultOf: () => undefined,
  icons: [],
  folders: ownNames,
};

/** Returns a check of files by a schema. Each check takes long, so those of the last texts are remembered. */
function checkerOf<S extends z.ZodType>(schema: S) {
  type Others = [path: string, pages: CheckContext['pages']];
  const inContext = memoize((context: CheckContext) =>
    memoizeTexts((_, bytes: Uint8Array, [path, pages]: Others) =>
      diagnose(pathInMessages(path), bytes, schema, { ...context, pages }),
    ),
  );
  return (read: Diagnosis<Uint8Array>, context: CheckContext, ...others: Others) => {
    if (!read.ok) return read;
    return inContext(context)(JSON.stringify([keyOf(read), others]), read.value, others);
  };
}

const checkSite = checkerOf(siteConfig);
const checkContent = checkerOf(contentSchema);

/** Returns what tells the bytes of a file, or why it cannot be read, from others. */
export const keyOf = (read: Diagnosis<Uint8Array>): string =>
  read.ok ? Buffer.from(read.value).toString('latin1') : JSON.stringify(read.problems);

/** Checks both files. A project may lead to a page, which only the site file knows. */
export function checkBoth(
  read: Readonly<Record<FileName, Diagnosis<Uint8Array>>>,
  context: CheckContext,
  paths = ownerFiles,
) {
  const site = checkSite(read.site, context, paths.site, context.pages);
  const pages = site.ok ? linkTargets(site.value) : undefined;
  const content = checkContent(read.content, context, paths.content, pages);
  const lacking =
    site.ok && content.ok && read.site.ok
      ? findLacking(pathInMessages(paths.site), read.site.value, site.value, content.value)
      : [];
  const problems = [site, content].flatMap((each) => (each.ok ? [] : each.problems));
  return { site, content, problems: [...problems, ...lacking] };
}

/** Finds sections that show a part of the content which the owner's own file does not have. */
function findLacking(
  file: string,
  bytes: Uint8Array,
  { api, pages }: SiteConfig,
  content: object,
): Problem[] {
  if (api.host !== '') return [];
  return pages.flatMap((page, index) =>
    page.sections.flatMap((section, place) => {
      const { content: part } = sectionKind(section.type);
      if (!part || page.hidden || section.hidden) return [];
      const { path: key, about } = resources[part];
      if (valueAt(content, key.split('.')) !== undefined) return [];
      return diagnosePlace(file, bytes, ['pages', index, 'sections', place], {
        message: `this section shows what content/index.yaml has as ${key}, and there is no such key`,
        found: `no key ${key} in content/index.yaml`,
        expected: `the key ${key} there: ${about.join(' ')}`,
        fix: `write in content/index.yaml ${key}: with a row for each below it, or ${key}: [] for none yet; or remove this section`,
      });
    }),
  );
}

/** Returns texts in the form in which files are read. */
export function bytesOf({ site, content }: OwnerTexts) {
  const read = (text: string) => ({ ok: true, value: Buffer.from(text) }) as const;
  return { site: read(site), content: read(content) };
}

/** Returns the problems of the texts of both files. */
export function problemsOf(texts: OwnerTexts, context: CheckContext): Problem[] {
  return checkBoth(bytesOf(texts), context).problems;
}
