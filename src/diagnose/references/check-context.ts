/** What the owner's files may refer to. */
export type CheckContext = {
  /** The files below `public/`, as `/media/logo.svg`. */
  media: readonly string[];
  /** What is wrong with such a file, as a text that follows its name. */
  faultOf: (path: string) => string | undefined;
  /** The names of all icons. */
  icons: readonly string[];
  /** What the first part of a page's path may not be: names that the built site has for other files. */
  folders: readonly string[];
};
