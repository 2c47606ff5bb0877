interface ImportMetaEnv {
  /** The path that the paths of pages follow: the site's base path, and the folder of the language. */
  readonly PAGES_URL: string;
  /** Whether the site may have several languages, without which the script of pages does without them. */
  readonly LANGUAGES: boolean;
}

/** `PAGES_URL` of the page that is being rendered in Node. */
declare var pagesUrl: string | undefined;
