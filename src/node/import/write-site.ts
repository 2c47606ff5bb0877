import { contentSchema } from '../../config/content.ts';
import { diagnose } from '../../diagnose/diagnose.ts';
import type { Problem } from '../../diagnose/messages/problem.ts';
import type { OwnerTexts } from '../../diagnose/migrations/migration.ts';
import type { CheckContext } from '../../diagnose/references/check-context.ts';
import { siteConfig } from '../../site.ts';
import { linkTargets } from '../site-files/check-context.ts';
import type { WrittenSite } from './place-resume.ts';
import { writeYaml } from './write-yaml.ts';

/**
 * Writes the two files of a site. A text that the check would take for something else costs all texts their form: then
 * all stand in double quotes.
 * @param heads the comments at the beginning of the files, such as the line for editors
 */
export function writeSite(
  { site, content }: WrittenSite,
  heads: OwnerTexts,
  context: CheckContext,
): OwnerTexts {
  const write = (style: 'readable' | 'quoted') => ({
    site: writeYaml(site, style, heads.site),
    content: writeYaml(content, style, heads.content),
  });
  const readable = write('readable');
  return problemsOf(readable, context).length === 0 ? readable : write('quoted');
}

/** Returns the problems of the texts of both files. */
export function problemsOf({ site, content }: OwnerTexts, context: CheckContext): Problem[] {
  const read = diagnose('site.config.yaml', Buffer.from(site), siteConfig, context);
  const pages = read.ok ? linkTargets(read.value) : undefined;
  const other = diagnose('content/index.yaml', Buffer.from(content), contentSchema, {
    ...context,
    pages,
  });
  return [read, other].flatMap((each) => (each.ok ? [] : each.problems));
}
