import type { FileRole } from '../../config/field-metadata.ts';

/** What a file is used as: a role such as `picture`, or the source of a video or sound, with its media type. */
export type FileUse = { role: FileRole } | { type: string };

/** What is wrong with a file, in words that follow its name in a message, and how to repair it. */
export type FileFault = { fault: string; expected: string; fix: string };

export type CheckContext = {
  /** The files below `public/`, such as `/media/logo.svg`. */
  media: readonly string[];
  /** Returns the reason why a file cannot be used in a certain way; undefined if it can. */
  faultOf: (path: string, use: FileUse) => FileFault | undefined;
  icons: readonly string[];
  /** The text of the file when it last had no problems, if known. */
  lastGood?: string | undefined;
  /** Names of folders of the built site. The path of a page must not begin with one of these names. */
  folders: readonly string[];
};
