import { prefersReducedMotion } from '../../browser/preferences.ts';
import { growing, growingName } from './Lightbox.css.ts';

type Found = HTMLElement | null | undefined;

/**
 * Changes the page so that one picture grows or shrinks to the place of another. Without view transitions, or if
 * the visitor prefers reduced motion, the page changes at once.
 * @param from the picture before the change
 * @param to finds the picture after the change
 */
export function grow(from: Found, change: () => void, to: () => Found): void {
  if (!from || !document.startViewTransition || prefersReducedMotion()) {
    change();
    return;
  }
  const root = document.documentElement;
  const name = (picture: Found, value: string) =>
    picture?.style.setProperty('view-transition-name', value);
  root.classList.add(growing);
  name(from, growingName);
  const { ready, finished } = document.startViewTransition(() => {
    name(from, 'none');
    change();
    name(to(), growingName);
  });
  const end = () => {
    root.classList.remove(growing);
    name(to(), 'none');
  };
  // A transition that the browser skips rejects one of its promises. This is no error: the page has changed.
  void Promise.allSettled([ready, finished]).then(end);
}
