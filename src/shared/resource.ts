/** A field of a resource; all are texts. */
export type Field = {
  name: string;
  /** A text may not be blank, a free text may; a link leaves the site, a free link may be blank. */
  kind: 'text' | 'free text' | 'link' | 'free link';
  /** What the field is for, in one sentence. */
  about: string;
  /** Where such links often lead: the keys of icons that a live answer may need. */
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
