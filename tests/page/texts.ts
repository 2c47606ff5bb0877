/** What runs a function in a page, whichever engine shows it. */
export type InPage = { evaluate: <Result>(work: () => Result) => Promise<Result> };

/** Places on the screen, in px. */
type Box = { left: number; right: number; top: number; bottom: number };

export type ShownText = {
  text: string;
  /** The place among all elements of the element that the text is in. */
  element: number;
  /** A box for each of its lines. */
  lines: Box[];
  /** The opacity of its element, multiplied by those of all elements around the element. */
  opacity: number;
  color: string;
  /** The part of the screen, from left to right, to which the elements around the text clip it. */
  clip: Pick<Box, 'left' | 'right'>;
  /** The selectors of `containers` that match an element around the text. */
  inside: string[];
  /** Whether only screen readers present the text. */
  isUnseen: boolean;
};

/** Every text that a page shows at the moment. */
export function shownTexts(page: InPage): Promise<ShownText[]> {
  return page.evaluate(() => {
    const containers = ['main', 'h1', 'button', '[popover]', '[aria-live]', '[aria-hidden]'];
    const found: ShownText[] = [];
    const places = new Map([...document.querySelectorAll('*')].map((each, place) => [each, place]));
    const known = new Map<Element, Pick<ShownText, 'opacity' | 'clip'>>();
    /** How an element is shown, of which all texts in it are a part. */
    const shown = (element: Element | null): Pick<ShownText, 'opacity' | 'clip'> => {
      const { clientWidth } = document.documentElement;
      if (!element) return { opacity: 1, clip: { left: 0, right: clientWidth } };
      const before = known.get(element);
      if (before) return before;
      const { opacity, clip } = shown(element.parentElement);
      const style = getComputedStyle(element);
      // What scrolls, by the keyboard too, cuts nothing off.
      const isScrolled = style.overflowX === 'auto' && element.matches('[tabindex="0"]');
      if (isScrolled) return { opacity, clip: { left: -10_000, right: 10_000 } };
      const box = style.overflowX === 'visible' ? clip : element.getBoundingClientRect();
      const own = {
        opacity: opacity * Number(style.opacity),
        clip: { left: Math.max(clip.left, box.left), right: Math.min(clip.right, box.right) },
      };
      known.set(element, own);
      return own;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (text === '' || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].map(({ left, right, top, bottom }) => {
        return { left, right, top, bottom };
      });
      const { color } = getComputedStyle(parent);
      const inside = containers.filter((each) => parent.closest(each) !== null);
      // The link that skips to the content is above the page until it has the focus.
      const isUnseen =
        // The element around a text of the other direction is wider than what hides it.
        Number(parent.closest(':not(bdi)')?.getBoundingClientRect().width) <= 1 ||
        parent.matches('[href="#content"]');
      found.push({
        text,
        element: places.get(parent) ?? -1,
        lines,
        color,
        inside,
        isUnseen,
        ...shown(parent),
      });
    }
    return found;
  });
}

/** The texts that stick out of the screen to either side, or are cut off by what they stand in. */
export const cutTexts = async (page: InPage) => cutOf(await shownTexts(page));

/** Those of the texts that stick out or are cut off. */
export function cutOf(all: readonly ShownText[]): string[] {
  const texts = all.filter(
    // The asterisks between title and description are cut off on purpose, and fade out.
    ({ inside, isUnseen }) => !isUnseen && !inside.some((each) => each.startsWith('[aria-')),
  );
  return texts.flatMap(({ text, lines, clip }) =>
    lines.some(({ left, right }) => left < clip.left - 0.5 || right > clip.right + 0.5)
      ? [text]
      : [],
  );
}

/** What may lie on something else: a text with its lines, or a picture with its one box. */
export type Part = Pick<ShownText, 'text' | 'element' | 'lines'> & { isPicture?: boolean };

/** Two texts, or a text and a picture, their elements, and the middle of a place that both take. */
export type Overlap = {
  one: string;
  other: string;
  elements: [one: number, other: number];
  x: number;
  y: number;
};

/** The places that different parts of a page share. */
export function overlapsOf(parts: readonly Part[]): Overlap[] {
  const all = parts.flatMap(({ lines, ...part }) => lines.map((line) => ({ ...part, ...line })));
  all.sort((one, other) => one.top - other.top);
  return all.flatMap((line, index) => {
    const below = all.findIndex(({ top }, at) => at > index && top >= line.bottom);
    return all.slice(index + 1, below < 0 ? undefined : below).flatMap((other) => {
      // Lines of one text may touch, also where its element breaks it into parts.
      const isOneText = other.text === line.text && !line.isPicture;
      if (isOneText || other.element === line.element) return [];
      const [left, right] = [Math.max(line.left, other.left), Math.min(line.right, other.right)];
      const [top, bottom] = [Math.max(line.top, other.top), Math.min(line.bottom, other.bottom)];
      // Boxes of lines are higher than their letters.
      const heights = [line, other].flatMap(({ isPicture, top, bottom }) =>
        isPicture ? [] : [bottom - top],
      );
      const allowed = heights.length > 0 ? Math.min(...heights) * 0.25 : 1;
      if (right - left <= 1 || bottom - top <= allowed) return [];
      const elements: Overlap['elements'] = [line.element, other.element];
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return [{ one: line.text, other: other.text, elements, x, y }];
    });
  });
}

/** Those of the texts, and of pictures, that lie on top of each other, each pair as `one / other`. */
export function overlappingOf(all: readonly ShownText[], pictures: readonly Part[] = []): string[] {
  const shown = all.filter(
    ({ inside, isUnseen }) => !isUnseen && !/aria-live|popover/.test(inside.join()),
  );
  return overlapsOf([...pictures, ...shown]).map(({ one, other }) => `${one} / ${other}`);
}

/** By how many px the page is wider than the screen. */
export function overflow(page: InPage): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // What the body clips makes no scroll bar, but a visitor cannot see it either.
    return Math.max(scrollWidth, document.body.scrollWidth) - clientWidth;
  });
}
