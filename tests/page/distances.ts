import type { Page } from 'playwright/test';

/** Measures how far the first words of sections stand below the baseline of the heading beside them. */
export function stepsBesideHeadings(page: Page): Promise<Distance[]> {
  return page.evaluate(() => {
    const baselineOf = (text: Node) => {
      // In a box of its own, the mark is on the line of the text, also where the parent is a flex container.
      const [box, mark] = [document.createElement('span'), document.createElement('span')];
      mark.style.display = 'inline-block';
      text.parentElement?.replaceChild(box, text);
      box.append(mark, text);
      return mark.getBoundingClientRect().bottom;
    };
    const firstText = (element: Element | null | undefined) =>
      element && document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    return [...document.querySelectorAll('main section :is(h1, h2)')].flatMap((heading) => {
      const before = heading.nextElementSibling ? heading : heading.parentElement;
      const content = before?.nextElementSibling;
      const at = heading.textContent;
      // A figure stands above its label, which comes before it for screen readers.
      const words = content?.querySelector('dd') ?? content;
      const [own, first] = [firstText(heading), firstText(words)];
      // A heading beside pictures is level with their upper edge.
      if (!own || !first || !content || /^(Work|Pictures|Film)$/.test(at)) return [];
      const isBeside =
        content.getBoundingClientRect().left >= heading.getBoundingClientRect().right;
      return isBeside ? [{ at, px: baselineOf(first) - baselineOf(own) }] : [];
    });
  });
}

type Distance = { at: string; px: number };
type Distances = Record<'headings' | 'sections' | 'rows' | 'captions', Distance[]>;

/** Measures all sections of a page but the first, whose heading is the heading of the page. */
export function measureDistances(page: Page) {
  return page.evaluate(() => {
    const found: Distances = { headings: [], sections: [], rows: [], captions: [] };
    const pixels = Number.parseFloat;
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const all = [...document.querySelectorAll('main section')];
    for (const section of all) {
      const heading = section.querySelector('h2');
      if (!heading) continue;
      const at = heading.textContent;
      const above = all.findLast((each) => boxOf(each).bottom <= boxOf(section).top);
      if (above) found.sections.push({ at, px: boxOf(section).top - boxOf(above).bottom });

      const before = heading.nextElementSibling ? heading : heading.parentElement;
      const content = before?.nextElementSibling?.firstElementChild;
      const isBeside = content && boxOf(content).left >= boxOf(heading).right;
      // A margin below zero takes back the margin of the first label in it.
      if (content && !isBeside) {
        const start = boxOf(content).top - pixels(getComputedStyle(content).marginBlockStart);
        found.headings.push({ at, px: start - boxOf(heading).bottom });
      }

      for (const caption of section.querySelectorAll('figcaption')) {
        const picture = caption.parentElement?.querySelector('img');
        const isBelow = picture && boxOf(caption).left < boxOf(picture).right;
        if (!isBelow) continue;
        // The paper around a picture may belong to its link.
        const { bottom } = boxOf(picture.closest('a') ?? picture);
        found.captions.push({ at, px: boxOf(caption).top - bottom });
      }
      // The entries of these sections have a line between them, and as much space below as above.
      const rows = /Years|Kind words|Files/.test(at)
        ? section.querySelectorAll(':scope li + li')
        : [];
      for (const row of rows) {
        const { paddingBlockStart, borderTopStyle } = getComputedStyle(row);
        // Tiles have no line between them.
        if (borderTopStyle !== 'none') found.rows.push({ at, px: pixels(paddingBlockStart) });
      }
    }
    return found;
  });
}
