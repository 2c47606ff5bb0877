import { schemaValues } from '../../schema/schema-values.ts';
import type { DocumentProblem } from '../document/document-problem.ts';
import type { DocumentWithSchema } from '../document/document-with-schema.ts';
import { rangeOfValue } from '../document/nodes.ts';
import { quote } from '../text/quote.ts';

/** Finds pages with the title of an earlier one, which search engines and link previews show alike. */
export function findTwinTitles({
  source,
  document,
  schema,
}: DocumentWithSchema): DocumentProblem[] {
  const titles = schemaValues(schema, document.toJS()).filter(
    ({ role, path }) =>
      role === 'title' && document.getIn([...path.slice(0, -1), 'hidden']) !== true,
  );
  return titles.flatMap(({ value, path }): DocumentProblem[] => {
    const first = titles.find((each) => each.value === value);
    if (!first || first.path === path) return [];
    const range = rangeOfValue(document, path);
    const lineOf = (start: number) => source.lineAt(start) + 1;
    const [at, other] = [range[0], rangeOfValue(document, first.path)[0]].map(lineOf);
    return [
      {
        path,
        range,
        message: `the pages at lines ${other} and ${at} have one title: search engines and link previews show two alike`,
        found: quote(String(value)),
        expected: 'a title for each page',
        fix: `write in line ${at} what this page shows, such as the words of its link`,
      },
    ];
  });
}
