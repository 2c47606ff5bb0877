import { z } from 'zod';

/** The roles of values that name a file below `public/`. */
export const fileRoles = ['picture', 'video', 'audio', 'font', 'file'] as const;

export type FileRole = (typeof fileRoles)[number];

/** What a value refers to, such as a picture file or a page. The build, for example, finds pictures by their role. */
export type Role =
  | FileRole
  | 'code'
  | 'date'
  | 'focus'
  | 'frame'
  | 'icon'
  | 'link'
  | 'media type'
  | 'page'
  | 'page path'
  | 'picture folder'
  | 'picture words'
  | 'project'
  | 'rich text'
  | 'section id'
  | 'section menu'
  | 'text file'
  | 'text folder'
  | 'title'
  | 'word';

/** Metadata of a field's schema beyond zod's own. Schemas derived by methods such as `optional` inherit the metadata. */
export type FieldMetadata = {
  /** A description of the accepted values, which follows the word "expected" in error messages. */
  expected?: string;
  role?: Role;
  /** The name of the field in error messages, such as `url`, if the field is an item of a tuple and has no key. */
  name?: string;
  /** The word in error messages for a value of a union, such as `section`. */
  noun?: string;
  /** Pairs of keys that other programs have for the field, such as `from to`, whose values the field joins by a dash. */
  pairs?: readonly string[];
  /** Whether the field says something of a data service elsewhere, so that the desk shows it only beside one. */
  isForService?: boolean;
  /** Whether an item of the list may stand there twice, such as a line that parts a text. */
  mayRepeat?: boolean;
  unit?: 'ms' | 'px' | '%';
  /** Whether it is the usual one of several fields of which a section needs one. */
  isUsual?: boolean;
  /** Whether the text is a name or a figure, which is the same in all languages. */
  isName?: boolean;
};

/** The zod registry with the metadata of all fields. */
export const fieldMetadata = z.registry<FieldMetadata>();
