import type { PageData, SiteData } from './page-data.ts';

/**
 * The dev server sends this message to each open page after the site's owner has saved a file without errors. It
 * grows with what was edited, not with the site.
 */
export type Edit = Pick<SiteData, 'site' | 'pages'> & {
  /** The assets of `pages`, and all that have changed. */
  assets: PageData['assets'];
  /** The content if it was edited. If not, the page keeps the content that the data service has sent. */
  content?: SiteData['content'] | undefined;
  /** The new path of each page that has left its path, or '' if the page was removed. */
  moved: Readonly<Record<string, string>>;
  /** Whether the edit is sent again to a page that was loaded after the edit. */
  isRepeated?: boolean;
};

export const editEvent = 'vitrine:edit';

/** The event that sends the new style sheet of all pages after an edit of the owner's files or the source code. */
export const stylesEvent = 'vitrine:styles';

/** The event by which a page, named by its path, requests the edits that it may have missed while it loaded. */
export const editRequestEvent = 'vitrine:listening';
