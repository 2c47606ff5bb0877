import { formatYaml } from '../../schema/format-yaml.ts';
import { valueAt } from '../../schema/path.ts';
import { schemaValues } from '../../schema/schema-values.ts';
import { fileName, picturesIn } from '../../shared/picture-folder.ts';
import type { DocumentProblem } from '../document/document-problem.ts';
import type { DocumentWithSchema } from '../document/document-with-schema.ts';
import { rangeOfKey } from '../document/nodes.ts';
import { shorten } from '../text/quote.ts';

/** Finds the folders of pictures for which the owner still has to write what each picture shows. */
export function findUnwrittenWords(
  { source, document, schema }: DocumentWithSchema,
  media: readonly string[],
): DocumentProblem[] {
  const root: unknown = document.toJS();
  return [...schemaValues(schema, root)].flatMap(({ role, value, path }): DocumentProblem[] => {
    if (role !== 'picture folder' || typeof value !== 'string') return [];
    const written = Object.keys(Object(valueAt(root, [...path.slice(0, -1), 'alt'])));
    const known = written.map((name) => name.normalize('NFC'));
    const names = picturesIn(value.normalize('NFC'), media)
      .map(fileName)
      .filter((name) => !known.includes(name));
    if (names.length === 0) return [];
    const range = rangeOfKey(document, path);
    const indent = ' '.repeat(range[0] - source.startOf(source.lineAt(range[0])));
    const lines = names.map(
      (name) =>
        `${indent}  ${/^[\w-]+\.[a-z]+$/i.test(name) ? name : formatYaml(name)}: what it shows`,
    );
    return [
      {
        path,
        range,
        message: `for those who cannot see them, words are missing for ${names.length === 1 ? 'one picture' : `${names.length} pictures`} of the folder`,
        found: shorten(names.join(', ')),
        expected: 'a line for each picture, with what it shows',
        fix:
          written.length > 0
            ? `write below alt:\n${lines.join('\n')}`
            : `write below it:\n${indent}alt:\n${lines.join('\n')}`,
      },
    ];
  });
}
