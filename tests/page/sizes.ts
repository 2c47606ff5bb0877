import type { Page } from 'playwright/test';

/**
 * Letters whose sizes contradict what they are: titles of one list of other sizes, a heading of the page smaller than
 * one of a section, and a figure smaller than its heading; and words on a picture, with no ground of their own.
 */
export function mismatches(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = (selector: string, within: ParentNode = document) =>
      [...within.querySelectorAll(selector)].filter((each) => each.checkVisibility());
    const sizeOf = (element: Element | undefined) =>
      element ? Number.parseFloat(getComputedStyle(element).fontSize) : 0;
    const isOnGround = (element: Element): boolean =>
      !element.matches('section') &&
      (getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)' ||
        isOnGround(element.parentElement ?? document.body));

    const titles = all('main :is(ul, ol):has(> li :is(h2, h3))').flatMap((list) => {
      const sizes = all('h2, h3', list).map(sizeOf);
      const isOne = Math.max(...sizes) - Math.min(...sizes) < 1;
      return isOne ? [] : [`titles of ${sizes.join(' and ')} px: ${list.textContent}`];
    });
    // What has a longer word, or several lines, may need its room.
    const isShort = (text = '', most = 0) =>
      text.length < 3 * most && text.split(/[\s-]/).every((word) => word.length <= most);
    const [heading] = all('main h1');
    const smaller = all('main section > div > h2').filter(
      (each) => sizeOf(each) > sizeOf(heading) + 1 && isShort(heading?.textContent ?? '', 14),
    );
    const figures = all('main section:not([data-cover]):has(h2):has(dl)').flatMap((section) => {
      const [above, first] = [all('h2', section)[0], all('dd', section)[0]];
      const longest = all('dd:nth-of-type(1)', section).map(
        (each) => `${each.textContent?.length}`,
      );
      const isLong = longest.some((length) => Number(length) > 6);
      return !isLong && sizeOf(first) < sizeOf(above) - 1 ? [first?.textContent] : [];
    });
    const covered = all('main section:not(:has(video)) > picture > img').flatMap((picture) => {
      const { left, right, top, bottom } = picture.getBoundingClientRect();
      const words = all('h1, h2, p, a', picture.closest('section') ?? document).filter((each) => {
        const box = each.getBoundingClientRect();
        const isBeside =
          box.right <= left || box.left >= right || box.bottom <= top + 1 || box.top >= bottom - 1;
        return !(isBeside || isOnGround(each));
      });
      return words.map((each) => `on a picture: ${each.textContent}`);
    });
    return [
      ...titles,
      ...smaller.map((each) => `larger than the heading of the page: ${each.textContent}`),
      ...figures.map((figure) => `a figure smaller than its heading: ${figure}`),
      ...covered,
    ];
  });
}
