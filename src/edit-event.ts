import type { SiteData } from './page-data.ts';

/** The dev server sends this message to each open page after the site's owner has saved a file without errors. */
export type Edit = {
  data: SiteData;
  /** The paths of all pages before the edit. */
  before: readonly string[];
  /** Whether the content was edited. If not, the page keeps the content that the data service has sent. */
  isContent: boolean;
  /** Whether the edit is sent again to a page that was loaded after the edit. */
  isRepeated?: boolean;
};

export const editEvent = 'vitrine:edit';

/** The event that sends the new style sheet of all pages after an edit of the owner's files or the source code. */
export const stylesEvent = 'vitrine:styles';

/** The event by which a page requests the latest edit, which the page may have missed while it loaded. */
export const editRequestEvent = 'vitrine:listening';
