import { Document, Scalar, visit } from 'yaml';
import { contentSchema } from '../../config/content.ts';
import { diagnose } from '../../diagnose/diagnose.ts';
import type { Problem } from '../../diagnose/messages/problem.ts';
import type { OwnerTexts } from '../../diagnose/migrations/migration.ts';
import type { CheckContext } from '../../diagnose/references/check-context.ts';
import { siteConfig } from '../../site.ts';
import { linkTargets } from '../site-files/check-context.ts';
import { renderLines } from '../yaml-edits/render-value.ts';
import type { WrittenSite } from './place-resume.ts';

/**
 * Writes the two files of a site.
 * @param heads the comments at the beginning of the files, such as the line for editors
 */
export function writeSite(
  { site, content }: WrittenSite,
  heads: OwnerTexts,
  context: CheckContext,
): OwnerTexts {
  const write = (yamlOf: (value: object) => string) => ({
    site: heads.site + yamlOf(site),
    content: heads.content + yamlOf(content),
  });
  const readable = write(readableYaml);
  // The check takes some texts without quotes for something else. Then all texts get quotes.
  return problemsOf(readable, context).length === 0 ? readable : write(quotedYaml);
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

/** Writes YAML as people do, with a blank line between keys of the file, and between pages. */
function readableYaml(value: object): string {
  const lines = renderLines(value).map((line, index) =>
    (index > 0 && /^[a-z]/i.test(line)) || /^ {2}- path: (?!'')/.test(line) ? `\n${line}` : line,
  );
  return `${lines.join('\n')}\n`;
}

/** Writes YAML with all texts in double quotes. */
export function quotedYaml(value: unknown): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Scalar: (key, node) => {
      if (key !== 'key' && typeof node.value === 'string') node.type = Scalar.QUOTE_DOUBLE;
    },
  });
  return document.toString({ lineWidth: 0 });
}
