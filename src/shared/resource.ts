/** What a field is made of: words, an address that leaves the site, or a day such as 2028-02-29. */
type Kind = 'text' | 'link' | 'date';

/** A field of a resource; all are texts. */
export type Field = {
  name: string;
  /** A free one may be blank. */
  kind: Kind | `free ${Kind}`;
  /** What the field is for, in one sentence. */
  about: string;
  /** Hosts and schemes that such links often have: their icons come with the page, for a live answer. */
  likely?: readonly string[];
};

/** A part of the content, as the data service answers with it. */
export type Resource = {
  /** The keys of the answer that lead to it, such as `personalOwn.own`. */
  path: string;
  /** What each of these keys is for, in one sentence. */
  about: readonly string[];
  /** One block of the fields, or a list of rows that each hold the fields in their order. */
  form: 'record' | 'rows';
  /** Whether an answer without it is incomplete; others are empty there, as in an older service. */
  required?: true;
  fields: readonly [Field, ...Field[]];
};

/** The most rows that a resource may have. */
export const maxRows = 10_000;

/** Resources by the name they have in the content. */
export type Resources = Readonly<Record<string, Resource>>;

/** The fields of one record, or of one row, by name. */
export type FieldsOf<R extends Resource> = {
  readonly [F in R['fields'][number] as F['name']]: string;
};

/** The form of a day; not every text of this form is in the calendar. */
export const datePattern = '^\\d{4}-\\d{2}-\\d{2}$';

/** Whether a text is a day of the calendar, such as 2028-02-29. */
export function isDate(text: string): boolean {
  // Some browsers read 2028-02-30 as the first of March; an invalid date is null in JSON.
  return JSON.stringify(new Date(text)).startsWith(`"${text}T`);
}
