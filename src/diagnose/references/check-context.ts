import type { FileRole } from '../../config/field-metadata.ts';

/** What a file is used as: a file of this role, or the source of a video or a sound of this type. */
export type FileUse = { role: FileRole } | { type: string };

/** What is wrong with a file, in words that follow its name in a message, and how to repair it. */
export type FileFault = { fault: string; expected: string; fix: string };

export type CheckContext = {
  /** The files below `public/`, such as `/media/logo.svg`. */
  media: readonly string[];
  /** Returns the fault of a file for a use. */
  faultOf: (path: string, use: FileUse) => FileFault | undefined;
  icons: readonly string[];
  /** The last text of the file without problems, if known. */
  lastGood?: string | undefined;
  /** Folders of the built site, whose names no page path may begin with. */
  folders: readonly string[];
};
