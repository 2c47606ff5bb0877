import { visuallyHidden } from '../ui/boxes.css.ts';

/** The id of the live region that announces a page's title to screen readers. */
export const announcerId = 'announcer';

/** The live region; it stays in the document when the page changes. */
export function Announcer() {
  return <div id={announcerId} aria-live="polite" className={visuallyHidden} />;
}
