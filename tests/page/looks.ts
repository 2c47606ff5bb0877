import type { Page } from 'playwright/test';
import { mismatches } from './sizes.ts';
import { cutOf, overflow, overlappingOf, type Part, type ShownText, shownTexts } from './texts.ts';

/** What cannot be read, or does not look composed, on the page that is open, at its present width. */
export async function faultsOfLook(page: Page, longestGap: number): Promise<string[]> {
  const wider = await overflow(page);
  const texts = await shownTexts(page);
  const { parts, ...heights } = await shownParts(page);
  const blank = longestBlank([...texts, ...parts], heights);
  // A picture without words of its own is behind the words of the welcome.
  const pictures = parts.filter(({ isPicture }) => isPicture);
  return [
    ...(wider > 0 ? [`${wider} px wider than the screen`] : []),
    ...(blank > longestGap ? [`a gap of ${blank} px`] : []),
    ...cutOf(texts).map((text) => `cut off: ${text}`),
    ...overlappingOf(texts, pictures).map((pair) => `over each other: ${pair}`),
    ...(await badWords(page)),
    ...(await cutPictures(page)),
    ...(await looseTiles(page)),
    ...(await stretchedRows(page)),
    ...(await mismatches(page)),
  ];
}

/** The pictures of which more than 8 % is cut, although the owner has not said what stays in sight. */
async function cutPictures(page: Page): Promise<string[]> {
  const cut = await page
    // A broad picture that opens a page leaves room for its title, so it may be cut.
    .locator('img[width][alt]:not([alt=""], [data-focus], [data-cover] img)')
    .evaluateAll((all: HTMLImageElement[]) =>
      all.flatMap((each) => {
        const { paddingLeft, paddingTop, objectFit } = getComputedStyle(each);
        const width = each.clientWidth - 2 * Number.parseFloat(paddingLeft);
        const height = each.clientHeight - 2 * Number.parseFloat(paddingTop);
        const own = Number(each.getAttribute('width')) / Number(each.getAttribute('height'));
        const shown = width / height;
        const share = 1 - Math.min(own, shown) / Math.max(own, shown);
        return width > 0 && objectFit === 'cover' && share > 0.08 ? [each.alt] : [];
      }),
    );
  return cut.map((alt) => `a cut picture: ${alt}`);
}

type Heights = { scrolled: number; foot: number; page: number; screen: number };

/** What a page shows beside its texts, and whether it is a picture on which no words stand. */
function shownParts(page: Page): Promise<Heights & { parts: Part[] }> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('*')];
    // A plate with an initial stands for a picture.
    const shown = [
      ...document.querySelectorAll('picture, img, video, svg, iframe, button, [data-initial]'),
    ]
      .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((each) => !each.closest('[popover]'));
    return {
      parts: shown.map((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        const near = each.closest('li, section, header')?.textContent?.slice(0, 30);
        return {
          text: `${each.localName} ${each.getAttribute('alt') ?? ''} in ${near}`,
          element: all.indexOf(each),
          lines: [{ left, right, top, bottom }],
          isPicture: each.matches('img:not([alt=""]), svg, iframe'),
        };
      }),
      scrolled: window.scrollY,
      foot: document.querySelector('main ~ footer')?.getBoundingClientRect().top ?? Infinity,
      page: document.documentElement.scrollHeight,
      screen: document.documentElement.clientHeight,
    };
  });
}

/** The height of the largest gap between parts of a page that can be seen, in px. */
function longestBlank(parts: readonly (Part | ShownText)[], heights: Heights) {
  const { scrolled, foot, page, screen } = heights;
  // On a page that is shorter than the screen, the empty space below the content is no gap.
  const end = page > screen ? Infinity : foot;
  const shown = parts
    .flatMap(({ lines }) => lines)
    .filter(({ left, right, top, bottom }) => right - left > 1 && bottom > top && top < end)
    .sort((one, other) => one.top - other.top);
  let [last, longest] = [0, 0];
  for (const { top, bottom } of shown) {
    longest = Math.max(longest, top + scrolled - last);
    last = Math.max(last, bottom + scrolled);
  }
  return page > screen ? Math.max(longest, page - last) : longest;
}

/** Lists of tiles whose last row has room for another tile. */
function looseTiles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isTile = (item: Element) =>
      [item, item.firstElementChild].some(
        (each) => each && getComputedStyle(each).backgroundColor !== 'rgba(0, 0, 0, 0)',
      );
    return [...document.querySelectorAll('main :is(ul, ol, dl)')].flatMap((list) => {
      const items = [...list.children];
      // Columns of cards end at several heights.
      if (getComputedStyle(list).columnCount !== 'auto') return [];
      if (items.length === 0 || !list.checkVisibility() || !items.every(isTile)) return [];
      const boxes = items.map((item) => item.getBoundingClientRect());
      const end = Math.max(...boxes.map(({ top }) => top));
      const taken = boxes
        .filter(({ top }) => end - top < 1)
        .reduce((sum, { width }) => sum + width, 0);
      const least = Math.min(...boxes.map(({ width }) => width));
      if (list.clientWidth - taken < least) return [];
      return [`a gap beside the last of ${items.length} tiles: ${items[0]?.textContent}`];
    });
  });
}

/** Words that stand apart because the rows of their grid share out its height. */
function stretchedRows(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')].flatMap((grid) => {
      const last = grid.lastElementChild;
      const { display, alignContent, gridTemplateRows } = getComputedStyle(grid);
      // What is measured below makes the browser lay the page out anew, so grids of one row are left out before.
      const hasRows = display === 'grid' && gridTemplateRows.includes(' ');
      if (!last?.textContent || !hasRows || !/normal|stretch/.test(alignContent)) return [];
      const before = last.getBoundingClientRect().top;
      grid.style.alignContent = 'start';
      const apart = Math.round(before - last.getBoundingClientRect().top);
      grid.style.alignContent = '';
      return apart > 24 ? [`${apart} px between stretched rows: ${grid.textContent}`] : [];
    }),
  );
}

/**
 * Texts that are squeezed to a column of letters, and words that are broken: though they have no more than 24 letters,
 * or without a rule for hyphens, or though three of them would fit side by side in their row.
 */
function badWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent ?? '';
      if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) continue;
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
      const isLonger = new Set(lines.map(({ top }) => Math.round(top))).size > 1;
      if (!isLonger) continue;
      const { hyphens, fontSize } = getComputedStyle(parent);
      // Four lines that have room for some three letters each.
      const widest = Math.max(...lines.map(({ width }) => width));
      if (lines.length > 3 && widest < 2 * Number.parseFloat(fontSize))
        found.add(`a column of letters: ${text}`);
      for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}'’]+/gu)) {
        // A first letter may be as high as two lines, or follow a soft hyphen at the end of the line before.
        range.setStart(node, index === 0 || text[index - 1] === '\u00ad' ? index + 1 : index);
        range.setEnd(node, index + word.length);
        const parts = [...range.getClientRects()];
        const isBroken = new Set(parts.map(({ top }) => Math.round(top))).size > 1;
        // A part of an address may be of any length, and breaks anywhere.
        const isPart =
          /[./@:]/.test(`${text[index - 1]}${text[index + word.length]}`) && !/\s/.test(text);
        if (!isBroken || isPart) continue;
        const width = parts.reduce((sum, part) => sum + part.width, 0);
        const room = parent.closest('h2, li, dl > div, main')?.clientWidth ?? 0;
        if (word.length <= 24 || hyphens !== 'auto') found.add(`a broken word: ${word}`);
        else if (3 * width < room) found.add(`a word that is broken beside much room: ${word}`);
      }
    }
    return [...found];
  });
}
