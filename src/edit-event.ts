import type { SiteData } from './page-data.ts';

/** What the dev server sends to open pages when the owner has saved a file without problems. */
export type Edit = {
  data: SiteData;
  /** The paths of the pages before it. */
  before: readonly string[];
  /** Whether the content was edited; if not, the page keeps the data service's answer. */
  isContent: boolean;
  /** Whether it is sent again, to a page that was loaded after it: an overlay over that page is newer. */
  isRepeated?: boolean;
};

/** The name of the event that carries an edit. */
export const editEvent = 'vitrine:edit';

/** The style sheet of all pages, after an edit of the owner's files or of the source. */
export type StyleEdit = Pick<Edit, 'isRepeated'> & { css: string };

/** The name of the event that carries the styles. */
export const stylesEvent = 'vitrine:styles';

/** The event by which a page asks for the last edits, which may have come before it listened. */
export const listeningEvent = 'vitrine:listening';
