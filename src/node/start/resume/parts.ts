/**
 * What an entry of any part of a résumé says. `text` and `points` are Markdown; all other texts are plain words. `by` is
 * who employed, awarded or published something, or what else stands beside the title.
 */
export type Entry = {
  title?: string | undefined;
  by?: string | undefined;
  url?: string | undefined;
  start?: string | undefined;
  end?: string | undefined;
  text?: string | undefined;
  points?: readonly string[] | undefined;
  words?: readonly string[] | undefined;
};

type Fields = Readonly<Record<string, keyof Entry>>;

/** A part of a résumé in the format JSON Resume 1.0.0, and what shows it on a site. */
type Part = {
  /** The fields of an entry by the keys that they are read from and written to. */
  keys: Fields;
  /** Keys that are only read. Their texts stand before that of the field, after it, or in brackets behind it. */
  before?: Fields;
  after?: Fields;
  inBrackets?: Fields;
  /** The keys of which an entry must have one; by default the first one, which names it. */
  named?: readonly string[];
  section: 'timeline' | 'cards' | 'technologies' | 'facts' | 'quotes' | 'prose' | 'projects';
};

const period = { startDate: 'start', endDate: 'end' } as const;
const account = { ...period, summary: 'text', highlights: 'points' } as const;

/** The parts of a résumé in the order in which pages show them. */
export const parts = {
  work: {
    section: 'timeline',
    keys: { name: 'by', position: 'title', url: 'url', ...account },
    before: { description: 'text' },
    after: { location: 'by' },
    named: ['position', 'name'],
  },
  volunteer: {
    section: 'timeline',
    keys: { organization: 'by', position: 'title', url: 'url', ...account },
    after: { location: 'by' },
    named: ['position', 'organization'],
  },
  education: {
    section: 'timeline',
    keys: { institution: 'by', area: 'title', url: 'url', ...period, courses: 'words' },
    before: { studyType: 'title' },
    after: { location: 'by', summary: 'text', highlights: 'points' },
    inBrackets: { score: 'by' },
    named: ['studyType', 'area', 'institution'],
  },
  awards: {
    section: 'cards',
    keys: { title: 'title', awarder: 'by', date: 'end', summary: 'text' },
    after: { url: 'url' },
  },
  certificates: {
    section: 'cards',
    keys: { name: 'title', issuer: 'by', date: 'end', url: 'url' },
    after: { summary: 'text' },
  },
  publications: {
    section: 'cards',
    keys: { name: 'title', publisher: 'by', releaseDate: 'end', url: 'url', summary: 'text' },
  },
  skills: {
    section: 'technologies',
    keys: { name: 'title', keywords: 'words' },
    inBrackets: { level: 'title' },
    named: ['name', 'keywords'],
  },
  languages: { section: 'facts', keys: { language: 'title', fluency: 'by' } },
  interests: { section: 'facts', keys: { name: 'title', keywords: 'words' } },
  references: { section: 'quotes', keys: { name: 'title', reference: 'text' } },
  /** Texts below a heading of their own, which JSON Resume has no part for. They are only read. */
  texts: { section: 'prose', keys: { heading: 'title', text: 'text' } },
  projects: {
    section: 'projects',
    keys: { name: 'title', url: 'url', description: 'text', keywords: 'words' },
    after: { highlights: 'points' },
    named: ['name', 'url'],
  },
} as const satisfies Readonly<Record<string, Part>>;

export type PartName = keyof typeof parts;

/** The same, with the keys that only some parts have. */
export const partNamed = (name: PartName): Part => parts[name];

export const partNames: readonly PartName[] = Object.keys(parts).filter(isPartName);

export function isPartName(name: string): name is PartName {
  return Object.hasOwn(parts, name);
}

/** Writes an entry as a block of a part, in the format JSON Resume. */
export function writeEntry(name: PartName, entry: Entry): object {
  const values = Object.entries(partNamed(name).keys).map(([key, field]) => [key, entry[field]]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined && value.length > 0));
}
