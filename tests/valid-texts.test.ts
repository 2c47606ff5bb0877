import { expect, test } from 'vitest';
import { type Document, parseDocument, Scalar } from 'yaml';
import { z } from 'zod';
import type { Path } from '../src/schema/path.ts';
import { metadataOf } from '../src/schema/schema-tree.ts';
import { isRead, schemaValues } from '../src/schema/schema-values.ts';
import { siteConfig } from '../src/site.ts';
import { siteFile } from './mistakes/good-files.ts';
import { isFullRun } from './unit/full-run.ts';

/** Lines of code that look like the owner's file, like what was pasted into it by mistake, or like another language. */
const code = [
  'title: Work\npath: /x\ntype: hero',
  'sections:\n  - type: hero\n    >\n- type: prose',
  'app:\n  name: >\n    x\n>\n|\n',
  '# a comment\nname: "x" # more\n// no comment',
  '```yaml\ntitle: Work\n```',
  '<<<<<<< HEAD\na\n=======\nb\n>>>>>>> other',
  '1 | one\n2 | two\n3 | three',
  '<ul>\n  <li>One</li>\n</ul>',
  '@@ -1,2 +1,2 @@\n-old: 1\n+new: 2',
  'const x: string = "a";\nif (x) { return; }',
  '$ npm ci && npm start\n> vitrine@1.0.0\n---\n...\n',
  '- [ ] one\n- [x] two\n* three\n1. four',
  'a | b | c\n---|---|---\n1 | 2 | 3',
  '\tif x:\n\t\treturn {y: 1},',
  '"quoted",\n“curly”\nundefined',
  '&anchor *alias !tag %TAG ? key\n',
];

/** Texts with signs that mean something in YAML, in Markdown or in another language. */
const texts = [
  'Sea, boats and people',
  'One: two, three: four',
  "It's Ana's, isn't it?",
  '"Hello", said the sea',
  'He said "hello"',
  '12" by 8\'',
  '#1 in Lisbon',
  'C# and F#',
  'yes',
  'No',
  'null',
  '~',
  '007',
  '1.10',
  '+44 79 00',
  '1_000',
  '2024-05-01',
  '12:30',
  '- a dash',
  '— a longer one —',
  '? a question',
  '! loud',
  '@home',
  '%50',
  '& more',
  '* a star',
  '> larger',
  '| a pipe',
  '`ticks`',
  '= the same',
  '=> therefore',
  '[brackets]',
  '(round)',
  'a / b \\ c',
  'C:\\Users\\Ana',
  'one; two; three',
  'one، two، three',
  'TODO: nothing',
  'title: Work',
  'type: hero',
  'path: /x',
  'Ends with a comma,',
  'Ends with a colon:',
  '100 %',
  '€ 1.000,50',
  '…and so on…',
  '¿Qué? ¡Sí!',
  '„Gänsefüßchen“',
  '« Bonjour »',
  '日本語、中文；',
  'שלום, עולם',
  'مرحبا، بالعالم',
  '👩‍🎨 paints',
  'zero\u200bwidth',
  'soft\u00adhyphen',
  'true story',
  'None',
  'x'.repeat(300),
  "''",
  '""',
  'a\tb',
  '...',
  '---',
  '// words',
  '/* words */',
  '<!-- words -->',
  ':-)',
  ':wq',
  '$5 a day',
  '^up',
  '_under_',
  '50 × 70 cm',
  '½ of it',
  'A & B, C & D',
  'Rock ’n’ Roll',
  "'Tis so",
  '1. First',
  'a) letter',
];

const forms = [
  Scalar.QUOTE_DOUBLE,
  Scalar.QUOTE_SINGLE,
  Scalar.BLOCK_LITERAL,
  Scalar.BLOCK_FOLDED,
  Scalar.PLAIN,
] as const;

/** The sample, with code on a page of its own. */
const good = parseDocument(`${siteFile.text.trimEnd()}
  - path: code
    link: Code
    title: Code
    sections:
      - type: prose
        paragraphs:
          - code: x
          - quote: y
            by: z
`);

/** Returns the sample with a text in each place that takes it, in one of the forms of YAML that can hold it. */
function withText(text: string, form: (typeof forms)[number], isCode: boolean) {
  const document: Document = good.clone();
  const paths: Path[] = schemaValues(siteConfig, good.toJS()).flatMap((place) => {
    const takes = isCode ? place.role === 'code' : isRead(place);
    // A title has names in braces, and a date a form of its own.
    const isOwn =
      place.role === 'title' || place.role === 'date' || metadataOf(place.schema).expected;
    return takes && !isOwn && z.safeParse(place.schema, text).success ? [place.path] : [];
  });
  for (const path of paths) {
    const scalar = new Scalar(text);
    scalar.type = form;
    document.setIn(path, scalar);
  }
  return { written: document.toString({ lineWidth: 0 }), count: paths.length };
}

test.each(forms)(
  'texts of odd signs are refused nowhere in the form %s, and code not even suspected',
  (form) => {
    const tried = (all: readonly string[]) =>
      all.filter((_, index) => isFullRun || index % forms.length === forms.indexOf(form));
    for (const text of tried(texts)) {
      const { written, count } = withText(text, form, false);
      expect(count, text).toBeGreaterThan(20);
      const refused = siteFile.diagnosisOf(written);
      expect(refused.ok ? [] : refused.problems, text).toEqual([]);
    }
    // Lines of code are written so, and in each other form a quick run tries some of them.
    for (const text of form === Scalar.BLOCK_LITERAL ? code : tried(code)) {
      const { written, count } = withText(text, form, true);
      expect(count, text).toBe(1);
      expect(siteFile.problemsOf(written) ?? [], text).toEqual([]);
    }
  },
);
