import { Document, Scalar, visit } from 'yaml';
import type { CheckContext } from '../../diagnose/references/check-context.ts';
import { ProblemError } from '../site-files/site-files.ts';
import type { FileName, OwnerTexts } from '../site-files/text-problems.ts';
import { problemsOf } from '../site-files/text-problems.ts';
import { renderLines } from '../yaml-edits/render-value.ts';
import { applyEdits, type FileEdit } from './add-to-site.ts';

/**
 * Writes the two files of a site, which the check may still refuse.
 * @param heads the comments at the beginning of the files, such as the line for editors
 */
export function writeSite(
  { site, content }: Readonly<Record<FileName, object>>,
  heads: OwnerTexts,
  context: CheckContext,
): OwnerTexts {
  const write = (yamlOf: (value: object) => string) => ({
    site: heads.site + yamlOf(site),
    content: heads.content + yamlOf(content),
  });
  return readableIf(context, write(readableYaml), () => write(quotedYaml));
}

/**
 * Applies edits to the texts of the files.
 * @throws {ProblemError} if the files would have problems
 */
export function writeEdits(
  texts: OwnerTexts,
  edits: readonly FileEdit[],
  context: CheckContext,
): OwnerTexts {
  const quoted = () => applyEdits(texts, edits, quotedYaml);
  const written = readableIf(context, applyEdits(texts, edits), quoted);
  const problems = problemsOf(written, context);
  if (problems.length > 0) throw new ProblemError(problems);
  return written;
}

/** Returns the readable texts, unless the check takes a text without quotes for something else; then those in quotes. */
const readableIf = (context: CheckContext, readable: OwnerTexts, quoted: () => OwnerTexts) =>
  problemsOf(readable, context).length === 0 ? readable : quoted();

/** Writes YAML as people do, with a blank line between keys of the file, and between pages. */
function readableYaml(value: object): string {
  const lines = renderLines(value).map((line, index) =>
    (index > 0 && /^[a-z]/i.test(line)) || /^ {2}- path: (?!'')/.test(line) ? `\n${line}` : line,
  );
  return `${lines.join('\n')}\n`;
}

/** Writes YAML with all texts in double quotes. */
function quotedYaml(value: unknown): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Scalar: (key, node) => {
      if (key !== 'key' && typeof node.value === 'string') node.type = Scalar.QUOTE_DOUBLE;
    },
  });
  return document.toString({ lineWidth: 0 });
}
