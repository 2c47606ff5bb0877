interface ImportMetaEnv {
  /** The path that the paths of pages follow: the site's base path, and the folder of the language. */
  readonly PAGES_URL: string;
  /** Whether the site may have several languages, without which the script of pages does without them. */
  readonly LANGUAGES: boolean;
  /** Whether any text has blocks that only long ones have, such as tables and code. */
  readonly LONG_TEXTS: boolean;
  /** Whether any page opens with a picture that leads to it. */
  readonly COVERS: boolean;
  /** Whether any picture moves. */
  readonly MOVING: boolean;
}

/** `PAGES_URL` of the page that is being rendered in Node. */
declare var pagesUrl: string | undefined;
