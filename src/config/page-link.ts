const name = String.raw`[\w-]+(?:\/[\w-]+)*`;
const section = String.raw`(?:#[\w-]+)?`;

/**
 * Matches a link to a page of the site as people write it where an address may stand too: `/contact`, `./contact/`,
 * `contact.html` or `#notes`. A bare word is left out, since it may be a host or a user name.
 */
export const pageForm = new RegExp(
  String.raw`^(?:\.?\/(?:${name}(?:\.html?|\/)?)?${section}|${name}\.html?${section}|#[\w-]+)$`,
);

const parts = new RegExp(String.raw`^(?:\.?\/)?(?:(${name})(?:\.html?|\/)?)?(${section})$`);

/** Returns the path and the section that a link to a page names, such as `contact#mail`; undefined for other links. */
export function namedPage(link: string): string | undefined {
  const [whole, path = '', id = ''] = parts.exec(link) ?? [];
  return whole === undefined ? undefined : path + id;
}

/** What links within a site may lead to, and the path of the page that they stand on, if they stand on one. */
export type LinkPlace = {
  files: readonly string[];
  targets: readonly string[];
  here?: string | undefined;
  /** The paths that pages have in other languages of the site, with those that they have here. */
  aliases?: ReadonlyMap<string, string> | undefined;
  /** The pages that are hidden, and those that the language lacks, by their paths in all languages. */
  missing?: readonly string[] | undefined;
};

/**
 * Returns what a link within the site leads to, in the one form that pages are made from: `/files/cv.pdf` for a file, and
 * `./contact#mail` for a page, from the base path on. Null for a page that is hidden, and undefined for a link
 * that leads elsewhere or nowhere.
 */
export function resolveLink(link: string, place: LinkPlace): string | null | undefined {
  const { files, targets, here, aliases, missing = [] } = place;
  const file = link.replace(/^(?:\.?\/)?/, '/').normalize('NFC');
  if (files.includes(file)) return file;
  const named = namedPage(link);
  const onThisPage = link.startsWith('#') && here !== undefined ? here + link : named;
  // On a page without a section of this name, the first page has it, whose path is ''.
  // The page of a text stands below that of a list, and has its own name in all languages.
  const translated = named?.replace(/^[^#]*/, (path) => {
    const above = path.replace(/\/[^/]*$/, '');
    const listed = aliases?.get(above);
    return aliases?.get(path) ?? (listed === undefined ? path : listed + path.slice(above.length));
  });
  const page = [onThisPage, named, translated].find(
    (each) => each !== undefined && targets.includes(each),
  );
  if (page !== undefined) return `./${page}`;
  const isMissing = [named, translated].some((each) =>
    missing.includes(each?.replace(/#.*/, '') ?? '#'),
  );
  return isMissing ? null : undefined;
}

/** The languages of a site, the one that it is read in, and of each page its path and `hidden`, by language or for all. */
type Spoken = {
  language: string;
  languages: readonly string[];
  paths: readonly unknown[];
  hidden?: readonly unknown[];
};

const valuesOf = (byLanguage: unknown) =>
  new Map<string, unknown>(Object.entries(Object(byLanguage)));

/** Returns the paths that pages have in other languages, with those that they have in the one that is read. */
function aliasesOf({ language, languages, paths }: Spoken): ReadonlyMap<string, string> {
  return new Map(
    paths.flatMap((path) => {
      if (typeof path === 'string') return [];
      const byLanguage = valuesOf(path);
      const here = String(byLanguage.get(language) ?? byLanguage.get(languages[0] ?? '') ?? '');
      return [...byLanguage.values()].map((other) => [String(other), here] as const);
    }),
  );
}

/** Returns all paths of the pages that the language which is read lacks, and another one has. */
function missingPages({ language, languages, paths, hidden = [] }: Spoken): string[] {
  return paths.flatMap((path, page) => {
    const isHidden = valuesOf(hidden[page]);
    const isMissing =
      isHidden.get(language) === true && languages.some((tag) => isHidden.get(tag) !== true);
    if (!isMissing) return [];
    return typeof path === 'string' ? [path] : [...valuesOf(path).values()].map(String);
  });
}

/** Returns what links may call pages by beside their paths, and the paths of those that the language lacks. */
export const pageNames = (spoken: Spoken): Pick<LinkPlace, 'aliases' | 'missing'> => ({
  aliases: aliasesOf(spoken),
  missing: missingPages(spoken),
});
