import { createContext, runInContext } from 'node:vm';
import type { PageConfig, PlacedSection } from '../../../page-data.ts';
import { memoizeTexts } from '../../../shared/memoize.ts';
import type { CodeRole } from '../../../shared/text-blocks.ts';
import { ownTypes } from '../../files/project/places.js';
import { placedSections, replaceSections } from '../sharing/placed-sections.ts';
import { loadLanguages } from './code-languages.ts';

/** Longer code stays plain, and so does code that takes the patterns of its language more milliseconds. */
const [mostLetters, mostTime] = [50_000, 3000];

/** The role of all that has no colour. */
const plain = '.';

type Code = { code: string; language: string };
type Highlighter = Awaited<ReturnType<typeof loadLanguages>>;

/** Returns pages whose code says which of its words have which role, where its language is known. */
export async function withCodeColors(pages: readonly PageConfig[]): Promise<PageConfig[]> {
  // Only these types have blocks, since those of a site's own may have any.
  const types = new Set<string>(['prose', ...ownTypes()]);
  const coded = new Set(
    placedSections(...pages).filter((each) => types.has(each.section.type) && hasCode(each)),
  );
  if (coded.size === 0) return [...pages];
  const highlighter = await loadLanguages();
  const colored = (place: PlacedSection): PlacedSection =>
    JSON.parse(
      JSON.stringify(place, (_, value: unknown) =>
        isCode(value) ? { ...value, ...colorsOf(keyOf(value), highlighter, value) } : value,
      ),
    );
  return pages.map((page) =>
    replaceSections(page, (each) => [coded.has(each) ? colored(each) : each]),
  );
}

const isCode = (value: unknown): value is Code =>
  value instanceof Object &&
  ['code', 'language'].every((key) => typeof Reflect.get(value, key) === 'string');

function hasCode(value: unknown): boolean {
  return isCode(value) || (value instanceof Object && Object.values(value).some(hasCode));
}

const keyOf = ({ code, language }: Code) => `${language}\n${code}`;

/** Where patterns of a language take no end of time, a context lets Node end them. */
const limited = createContext({});

/** Returns the runs of a code, or nothing if no word in it has a colour. */
const colorsOf = memoizeTexts(
  (_key, highlighter: Highlighter, { code, language }: Code): { colors?: string } => {
    const name = language.toLowerCase();
    const known = [name, name.replace(/[\s._-]/g, '')].find((each) =>
      highlighter.getLanguage(each),
    );
    if (known === undefined || code.length > mostLetters) return {};
    // A part of a program may have what no whole one has.
    const options = { language: known, ignoreIllegals: true };
    limited['read'] = () => highlighter.highlight(code, options).value;
    try {
      const html: string = runInContext('read()', limited, { timeout: mostTime });
      const colors = runsIn(html);
      return /[a-z]/.test(colors) ? { colors } : {};
    } catch {
      // The time was up.
      return {};
    }
  },
);

/** The roles of what highlight.js tells apart. All else has the role of what it stands in, but `plain` is in none. */
const scopes: readonly (readonly [role: CodeRole | typeof plain, names: string])[] = [
  ['k', 'keyword section selector-tag name template-tag language_'],
  ['s', 'string regexp link addition code formula'],
  ['c', 'comment quote deletion prompt_'],
  ['n', 'number literal symbol bullet constant_'],
  ['t', 'title type built_in attr attribute meta selector-id selector-class selector-pseudo'],
  [plain, 'subst variable template-variable'],
];

/** Reads the elements in which highlight.js puts words as runs, such as `k5.1t4`: a role and a number of letters. */
function runsIn(html: string): string {
  const runs: { role: string; letters: number }[] = [];
  const within: string[] = [plain];
  for (const [text, names] of html.matchAll(/<span class="([^"]*)">|<\/span>|[^<]+/g)) {
    const [role = plain] = within;
    const last = runs.at(-1);
    // Of some languages, what is constant is a keyword too.
    if (names !== undefined) within.unshift(role === 'n' ? role : (roleOf(names) ?? role));
    else if (text === '</span>') within.shift();
    else {
      const letters = text.replace(/&[^;]+;/g, '&').length;
      // A blank has no colour, so that the words at both sides of it may be one run.
      if (last && (last.role === role || text.trim() === '')) last.letters += letters;
      else runs.push({ role, letters });
    }
  }
  return runs.map(({ role, letters }) => role + letters).join('');
}

function roleOf(classes: string): string | undefined {
  const names = classes.replaceAll('hljs-', '').split(' ');
  // Another language begins, such as that of a style sheet.
  if (classes.startsWith('language-')) return plain;
  return scopes.find(([, known]) => known.split(' ').some((name) => names.includes(name)))?.[0];
}
