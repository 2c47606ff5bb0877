/** What the owner's files may refer to. */
export type CheckContext = {
  /** The files below `public/`, as `/media/logo.svg`. */
  media: readonly string[];
  /** What is wrong with such a file, as a text that follows its name. */
  faultOf: (path: string) => string | undefined;
  /** The names of all icons. */
  icons: readonly string[];
  /** The text of the file when it was last without mistakes, if that is known. */
  lastGood?: string | undefined;
  /** The folders of the built site that no page may be in. */
  folders: readonly string[];
};
