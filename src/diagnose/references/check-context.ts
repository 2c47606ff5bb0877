import type { FileRole } from '../../config/field-metadata.ts';

/** What a value names a file for: a place of the page, or a source of this media type. */
export type FileUse = { role: FileRole } | { type: string };

/** What is wrong with a file, as a text that follows its name, and what to do. */
export type FileFault = { fault: string; expected: string; fix: string };

/** What the owner's files may refer to. */
export type CheckContext = {
  /** The files below `public/`, as `/media/logo.svg`. */
  media: readonly string[];
  /** What is wrong with such a file for its use. */
  faultOf: (path: string, use: FileUse) => FileFault | undefined;
  /** The names of all icons. */
  icons: readonly string[];
  /** The text of the file when it was last without problems, if that is known. */
  lastGood?: string | undefined;
  /** What the first part of a page's path may not be: names that the built site has for other files. */
  folders: readonly string[];
};
