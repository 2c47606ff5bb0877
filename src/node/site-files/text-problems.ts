import { readFileSync } from 'node:fs';
import { contentSchema } from '../../config/content.ts';
import { diagnose } from '../../diagnose/diagnose.ts';
import type { Problem } from '../../diagnose/messages/problem.ts';
import type { CheckContext } from '../../diagnose/references/check-context.ts';
import { siteConfig } from '../../site.ts';
import { contentFile, pathInMessages, siteFile } from '../project/paths.ts';
import { linkTargets, ownNames } from './check-context.ts';

/** One of the owner's two files: `site.config.yaml` or `content/index.yaml`. */
export type FileName = 'site' | 'content';

/** The texts of the owner's two files. */
export type OwnerTexts = Readonly<Record<FileName, string>>;

/** The paths of the owner's two files. */
export type OwnerPaths = Readonly<Record<FileName, string>>;

export function readTexts({ site, content }: OwnerPaths): OwnerTexts {
  return { site: readFileSync(site, 'utf8'), content: readFileSync(content, 'utf8') };
}

/** What the check knows of a site that has no files in `public/`. */
export const withoutMedia: CheckContext = {
  media: [],
  faultOf: () => undefined,
  icons: [],
  folders: ownNames,
};

/** Check the bytes of each of the owner's two files. */
export const checks = {
  site: (bytes: Uint8Array, context: CheckContext, path = siteFile) =>
    diagnose(pathInMessages(path), bytes, siteConfig, context),
  content: (bytes: Uint8Array, context: CheckContext, path = contentFile) =>
    diagnose(pathInMessages(path), bytes, contentSchema, context),
};

/** Returns the problems of the texts of the owner's two files. */
export function problemsOf({ site, content }: OwnerTexts, context: CheckContext): Problem[] {
  const read = checks.site(Buffer.from(site), context);
  const pages = read.ok ? linkTargets(read.value) : undefined;
  const other = checks.content(Buffer.from(content), { ...context, pages });
  return [read, other].flatMap((each) => (each.ok ? [] : each.problems));
}
