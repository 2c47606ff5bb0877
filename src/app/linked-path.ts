import { pagePath } from '../shared/page-path.ts';

/**
 * The path of the page that a link leads to, by anything in the link; undefined for what is in no link,
 * and for a link that leaves the site, or leads to a file.
 */
export function linkedPath(target: unknown, base: string): string | undefined {
  const link = target instanceof Element ? target.closest('a') : undefined;
  if (!link || link.origin !== location.origin || link.target) return undefined;
  const path = pagePath(link.href, base);
  // Of paths, only those of files have a dot.
  return path?.includes('.') ? undefined : path;
}
