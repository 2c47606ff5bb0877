/**
 * The kind of a field's text: words, a link, a date or a period such as 2028-02-29 or 2027/.. or the same in words, or
 * the path of a picture below `public/`, such as /media/stage.webp.
 */
export type Kind = 'text' | 'link' | 'date' | 'picture';

/** A field of a resource, whose value is a string. */
export type Field = {
  name: string;
  /** The kind of text in the field. A field whose kind begins with `free`, such as `free text`, may be empty. */
  kind: Kind | `free ${Kind}`;
  /** One sentence about the purpose of the field. */
  about: string;
  /** Likely hosts and schemes of the field's links. Pages contain their icons even if no link needs the icons yet. */
  likely?: readonly string[];
};

/** A part of the data service's response. */
export type Resource = {
  /** The path of keys to the part, such as `personalOwn.own`. */
  path: string;
  /** One sentence about the purpose of each key in `path`. */
  about: readonly string[];
  /** With `record` the part is an object with the fields as keys, with `rows` a list of arrays of the fields' values. */
  form: 'record' | 'rows';
  /** Whether each response of a data service must have the part. Responses of older services may lack others. */
  isRequired?: boolean;
  fields: readonly [Field, ...Field[]];
};

/** The maximum number of rows of a resource. */
export const maxRows = 10_000;

/** Resources by the names under which the pages' code reads them, such as `owner`. */
export type Resources = Readonly<Record<string, Resource>>;

/** The values of the fields of one record or row. */
export type FieldsOf<R extends Resource> = {
  readonly [F in R['fields'][number] as F['name']]: string;
};
