import type { FileRole } from '../../config/field-metadata.ts';

/** The use of a file: its place on the page, or a media source of this type. */
export type FileUse = { role: FileRole } | { type: string };

/** The fault of a file, as words that follow its name, and the repair. */
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
