import type { Page } from 'playwright/test';
import { longestBlank } from './layout.ts';
import { cutOf, overflow, overlappingOf, shownTexts } from './texts.ts';

/** What cannot be read, or does not look composed, on the page that is open, at its present width. */
export async function faultsOfLook(page: Page, longestGap: number): Promise<string[]> {
  const [wider, texts] = [await overflow(page), await shownTexts(page)];
  const blank = await longestBlank(page, texts);
  return [
    ...(wider > 0 ? [`${wider} px wider than the screen`] : []),
    ...(blank > longestGap ? [`a gap of ${blank} px`] : []),
    ...cutOf(texts).map((text) => `cut off: ${text}`),
    ...overlappingOf(texts).map((pair) => `over each other: ${pair}`),
    ...(await badWords(page)),
    ...(await partsOverOthers(page)),
  ];
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
        // A first letter may be as high as two lines.
        range.setStart(node, index || 1);
        range.setEnd(node, index + word.length);
        const parts = [...range.getClientRects()];
        const isBroken = new Set(parts.map(({ top }) => Math.round(top))).size > 1;
        // A part of an address may be of any length, and breaks anywhere.
        const isPart =
          /[./@:]/.test(`${text[index - 1]}${text[index + word.length]}`) && !/\s/.test(text);
        if (!isBroken || isPart) continue;
        const width = parts.reduce((sum, part) => sum + part.width, 0);
        const room = parent.closest('li, dl > div, main')?.clientWidth ?? 0;
        if (word.length <= 24 || hyphens !== 'auto') found.add(`a broken word: ${word}`);
        else if (3 * width < room) found.add(`a word that is broken beside much room: ${word}`);
      }
    }
    return [...found];
  });
}

/** Pictures and icons that lie on each other, or on words that do not stand on a picture on purpose. */
function partsOverOthers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[popover]');
    const boxOf = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom };
    };
    const overlap = (one: ReturnType<typeof boxOf>, other: typeof one) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    const nameOf = (element: Element) =>
      `${element.localName} ${element.getAttribute('alt') ?? ''} in ${element.closest('li, section, header')?.textContent?.slice(0, 30)}`;
    // A picture without words of its own is behind the words of the welcome.
    const pictures = [...document.querySelectorAll('img:not([alt=""]), svg, iframe')]
      .filter(isSeen)
      .map((element) => ({ element, box: boxOf(element) }))
      .filter(({ box }) => box.right > box.left);
    const found = pictures.flatMap(({ element, box }, index) =>
      pictures
        .slice(index + 1)
        .filter((other) => overlap(box, other.box) && !element.contains(other.element))
        .map((other) => `${nameOf(element)} / ${nameOf(other.element)}`),
    );
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || node.textContent?.trim() === '' || !isSeen(parent)) continue;
      // What only screen readers present is one pixel wide.
      if (parent.getBoundingClientRect().width <= 1) continue;
      range.selectNodeContents(node);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        // Boxes of lines are higher than their letters.
        const quarter = (bottom - top) / 4;
        const line = { left, right, top: top + quarter, bottom: bottom - quarter };
        for (const { element, box } of pictures)
          if (overlap(line, box))
            found.push(
              `${nameOf(element)} ${Object.values(box).map(Math.round)} / ${node.textContent} ${Object.values(line).map(Math.round)}`,
            );
      }
    }
    return found;
  });
}
