import { visuallyHidden } from '../ui/visually-hidden.css.ts';

/** The id of the live region that says a page's title to a screen reader. */
export const announcerId = 'announcer';

/** The live region; it stays in the document while pages come and go. */
export function Announcer() {
  return <div id={announcerId} aria-live="polite" className={visuallyHidden} />;
}
