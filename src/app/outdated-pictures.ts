/**
 * Loads the document anew where a picture of the page is missing and the page `isOutdated`: a deploy
 * has taken its files away. Asks once for each page, and not for a document that was just loaded anew:
 * a host that mixes two builds would keep it loading for ever.
 */
export function reloadWhenPicturesAreGone(isOutdated: () => Promise<boolean>): void {
  const [visit] = performance.getEntriesByType('navigation');
  const isReloaded = visit instanceof PerformanceNavigationTiming && visit.type === 'reload';
  let asked = isReloaded ? location.href : '';
  const check = async ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement) || asked === location.href) return;
    asked = location.href;
    if (await isOutdated()) location.reload();
  };
  // The error of a picture does not bubble.
  document.addEventListener('error', check, true);
}
