import type { FileRole, Role } from '../../config/field-metadata.ts';
import type { Path } from '../../schema/path.ts';
import type { Spoken } from '../schema/choose-language.ts';

/** What a file is used as: a role such as `picture`, or the source of a video or sound, with its media type. */
export type FileUse = { role: FileRole } | { type: string };

/** What is wrong with a file, in words that follow its name in a message, and how to repair it. */
export type FileFault = { fault: string; expected: string; fix: string };

/** A text whose field has a role such as `icon` or `page`, or the target of a link within a rich text. */
export type Reference = {
  role: Role;
  value: string;
  path: Path;
  /** Whether the reference is the path of a hidden page. */
  isHidden?: boolean;
  /** Whether the schema refuses the text, which may be the name of a file without its path. */
  isInvalid?: boolean;
};

export type CheckContext = {
  /** The files below `public/`, such as `/media/logo.svg`. */
  media: readonly string[];
  /** Returns the reason why a file cannot be used in a certain way; undefined if it can. */
  faultOf: (path: string, use: FileUse) => FileFault | undefined;
  /** The Markdown files of the site, such as `content/texts/lastra.md`. */
  texts?: readonly string[];
  icons: readonly string[];
  /** The pages that links may lead to, if the owner's other file declares them; undefined if they are unknown. */
  pages?:
    | {
        hidden: readonly string[];
        targets: readonly string[];
        /** The paths of the pages that texts have, by the texts. */
        texts?: Readonly<Record<string, string>>;
      }
    | undefined;
  /** The language in which the file is checked; undefined for a site that names no languages. */
  spoken?: Spoken | undefined;
  /** Names of folders of the built site. The path of a page must not begin with one of these names. */
  folders: readonly string[];
};
