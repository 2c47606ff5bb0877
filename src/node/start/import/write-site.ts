import type { FileName, OwnerTexts } from '../../files/site-files/owner-files.ts';
import { renderLines } from '../../files/yaml-edits/render-value.ts';

/**
 * Writes the two files of a site.
 * @param heads the comments at the beginning of the files, such as the line for editors
 */
export function writeSite(
  { site, content }: Readonly<Record<FileName, object>>,
  heads: OwnerTexts,
): OwnerTexts {
  return { site: heads.site + yamlOf(site), content: heads.content + yamlOf(content) };
}

/** Writes YAML as people do, with a blank line between keys of the file, and between pages. */
function yamlOf(value: object): string {
  const lines = renderLines(value).map((line, index) =>
    (index > 0 && /^[a-z]/i.test(line)) || /^ {2}- path:(?! '')/.test(line) ? `\n${line}` : line,
  );
  return `${lines.join('\n')}\n`;
}
