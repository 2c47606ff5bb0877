import type { SiteData } from './page-data.ts';

/** The message from the dev server to open pages after the owner has saved a file without problems. */
export type Edit = {
  data: SiteData;
  /** The paths of all pages before the edit. */
  before: readonly string[];
  /** Whether the content was edited. If not, the page keeps the answer of the data service. */
  isContent: boolean;
  /** Whether the edit is sent again to a page that was loaded after the edit. */
  isRepeated?: boolean;
};

export const editEvent = 'vitrine:edit';

/** This event sends the new style sheet of all pages, after an edit of the owner's files or of the source. */
export const stylesEvent = 'vitrine:styles';

/** The event by which a page requests the latest edits, which the page may have missed while it loaded. */
export const listeningEvent = 'vitrine:listening';
