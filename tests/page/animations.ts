import type { Page } from 'playwright/test';

/** An element's entrance: what it shows, and what was asked of the browser. */
export type Entrance = {
  text: string;
  duration: number;
  delay: number;
  /** On the timeline of the document; null while nothing has been painted. */
  startTime: number | null;
  from: string;
  to: string;
};

/**
 * Keeps every animation of the page from its first frame on, also those that end; and what began one
 * later than in the first frame that could show it.
 */
export async function recordAnimations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    /** When each started, on the timeline of the document. */
    const seen = new Map<Animation, number | null>();
    const ended = new Set<Animation>();
    const late: string[] = [];
    Object.assign(window, { seen, ended, late });
    let frame = 0;
    const arrivals = new WeakMap<Node, number>();
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) arrivals.set(node, frame);
    }).observe(document, { childList: true, subtree: true });
    const look = () => {
      frame += 1;
      for (const animation of document.getAnimations()) {
        if (!(animation.effect instanceof KeyframeEffect)) continue;
        const isKnown = seen.has(animation);
        seen.set(animation, animation.startTime === null ? null : Number(animation.startTime));
        if (isKnown) continue;
        animation.finished.then(
          () => ended.add(animation),
          // Cancelled before its end, and so among those that have not ended.
          () => undefined,
        );
        const { target, pseudoElement } = animation.effect;
        if (pseudoElement !== null || animation instanceof CSSTransition) continue;
        const arrival = (target && arrivals.get(target)) ?? frame;
        if (arrival < frame - 1) late.push(`${target?.textContent}`);
      }
      requestAnimationFrame(look);
    };
    look();
  });
}

/** Forgets what was recorded so far. */
export async function forgetAnimations(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.get(window, 'seen').clear());
}

/**
 * The entrances that were recorded, in document order; without a recording, those under way.
 * Opacity and transform may be animated apart, and are told together.
 */
export async function entrances(page: Page): Promise<Entrance[]> {
  return page.evaluate(() => {
    const recorded: unknown = Reflect.get(window, 'seen');
    const ended: unknown = Reflect.get(window, 'ended');
    const hasEnded = (animation: Animation) => ended instanceof Set && ended.has(animation);
    // One that has ended between two frames was seen before it had a start, and one that a script has
    // cancelled has it no more.
    const startOf = (animation: Animation | undefined) =>
      (recorded instanceof Map && recorded.get(animation)) || animation?.startTime;
    const animations = recorded instanceof Map ? [...recorded.keys()] : document.getAnimations();
    const byTarget = new Map<Element, Animation[]>();
    for (const animation of animations) {
      if (!(animation instanceof Animation)) continue;
      // One that was cancelled has let its element be; one from script is so after its end too.
      if (animation.playState === 'idle' && !hasEnded(animation)) continue;
      if (!(animation.effect instanceof KeyframeEffect) || !animation.effect.target) continue;
      const { target, pseudoElement } = animation.effect;
      // Pages that give way to each other, and answers to the pointer, are no entrances.
      if (pseudoElement !== null || animation instanceof CSSTransition) continue;
      byTarget.set(target, [...(byTarget.get(target) ?? []), animation]);
    }
    const inOrder = [...byTarget].sort(([a], [b]) =>
      a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    return inOrder.map(([target, parts]) => {
      const startTime = startOf(parts[0]);
      const timings = parts.map(({ effect }) => effect?.getTiming());
      const ends = (index: number) =>
        Object.entries(
          Object.assign(
            {},
            ...parts.map(({ effect }) =>
              effect instanceof KeyframeEffect ? effect.getKeyframes().at(index) : {},
            ),
          ),
        )
          .filter(([property]) => property === 'opacity' || property === 'transform')
          .sort()
          .map(([, value]) => String(value).replace('translateX', 'translate'))
          .join(' ');
      return {
        text: (target.textContent ?? '').trim(),
        duration: Number(timings[0]?.duration),
        delay: timings[0]?.delay ?? 0,
        startTime: startTime === null ? null : Number(startTime),
        from: ends(0),
        to: ends(-1),
      };
    });
  });
}

/** Everything that has moved since the recording began, by what it was. */
export async function movements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const recorded: unknown = Reflect.get(window, 'seen');
    const animations = recorded instanceof Map ? [...recorded.keys()] : [];
    return animations.flatMap((animation) => {
      if (!(animation?.effect instanceof KeyframeEffect)) return [];
      const { target, pseudoElement } = animation.effect;
      const property = animation instanceof CSSTransition ? animation.transitionProperty : '';
      // A colour that fades, or a button that is there no more, is no movement.
      if (/color|shadow|fill|stroke|visibility/.test(property)) return [];
      return [`${target?.localName}${pseudoElement ?? ''} ${property}`.trim()];
    });
  });
}

/** What an entrance looks like, without what it shows and when. */
export const kindOf = ({ duration, from, to }: Entrance) => `${duration} ms, ${from} -> ${to}`;

/** A kind of entrance, as its constants say. */
export function kind(duration: number, axis: 'X' | 'Y', offset: number): string {
  // As browsers write it: a way along the x axis needs no letter.
  const translate = axis === 'X' ? 'translate' : 'translateY';
  return `${duration} ms, 0.001 ${translate}(${offset}px) -> 1 none`;
}
