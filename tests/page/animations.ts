import type { Page } from 'playwright/test';

/** The entrance animation of an element: the text of the element, the timing and the keyframes. */
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
 * Records every animation of the page from the first frame on, also those that end. Records in `late` the
 * texts of elements whose animation began later than in the first frame that could show it.
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
    const record = (animation: Animation) => {
      if (!(animation.effect instanceof KeyframeEffect)) return;
      const isKnown = seen.has(animation);
      seen.set(animation, animation.startTime === null ? null : Number(animation.startTime));
      if (isKnown) return;
      animation.finished.then(
        () => ended.add(animation),
        // An animation that is cancelled before its end rejects, and does not count as ended.
        () => undefined,
      );
      const { target, pseudoElement } = animation.effect;
      if (pseudoElement !== null || animation instanceof CSSTransition) return;
      const arrival = (target && arrivals.get(target)) ?? frame;
      if (arrival < frame - 1) late.push(`${target?.textContent}`);
    };
    // On a busy machine, an animation that a script starts may have ended before the next frame.
    const { animate } = Element.prototype;
    Element.prototype.animate = function animateAndRecord(...parameters) {
      const animation = animate.apply(this, parameters);
      record(animation);
      return animation;
    };
    const look = () => {
      frame += 1;
      for (const animation of document.getAnimations()) record(animation);
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
 * Opacity and transform of an element may be two animations, which are one entrance.
 */
export async function entrances(page: Page): Promise<Entrance[]> {
  return page.evaluate(() => {
    const seen: Map<Animation, number | null> | undefined = Reflect.get(window, 'seen');
    const ended: Set<Animation> | undefined = Reflect.get(window, 'ended');
    const byTarget = new Map<Element, { startTime: number | null; effects: KeyframeEffect[] }>();
    for (const animation of seen?.keys() ?? document.getAnimations()) {
      const { effect, playState } = animation;
      // A cancelled animation no longer changes its element. A script cancels some after their end.
      if (playState === 'idle' && !ended?.has(animation)) continue;
      if (!(effect instanceof KeyframeEffect) || !effect.target) continue;
      // The change from page to page and the answers to the pointer are no entrances.
      if (effect.pseudoElement !== null || animation instanceof CSSTransition) continue;
      // An animation that has ended between two frames was recorded before it had a start time, and one
      // that a script has cancelled has lost it.
      const startTime = seen?.get(animation) || animation.startTime;
      const entrance = byTarget.get(effect.target) ?? {
        startTime: startTime === null ? null : Number(startTime),
        effects: [],
      };
      entrance.effects.push(effect);
      byTarget.set(effect.target, entrance);
    }
    const inOrder = [...byTarget].sort(([a], [b]) =>
      a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    return inOrder.map(([target, { startTime, effects }]) => {
      const ends = (index: number) => {
        const frames = effects.map((effect) => effect.getKeyframes().at(index));
        const { opacity, transform } = Object.assign({}, ...frames);
        return `${opacity} ${transform}`.replace('translateX', 'translate');
      };
      const timing = effects[0]?.getTiming();
      return {
        text: (target.textContent ?? '').trim(),
        duration: Number(timing?.duration),
        delay: timing?.delay ?? 0,
        startTime,
        from: ends(0),
        to: ends(-1),
      };
    });
  });
}

/** Every animation since the recording began, as element and property; colours do not count. */
export async function movements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen: Map<Animation, unknown> = Reflect.get(window, 'seen');
    return [...seen.keys()].flatMap((animation) => {
      const property = animation instanceof CSSTransition ? animation.transitionProperty : '';
      // A colour that fades, or a button that is no longer there, is no movement.
      if (/color|shadow|fill|stroke|visibility/.test(property)) return [];
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
      return [`${target?.localName} ${property}`];
    });
  });
}

/** Pauses the next view transition at its first moment, since it is shorter than a busy machine may take to look. */
export const pauseNextTransition = (page: Page) =>
  page.evaluate(() => {
    const start = document.startViewTransition;
    document.startViewTransition = function startPaused(update) {
      document.startViewTransition = start;
      const transition = start.call(document, update);
      void transition.ready.then(() => {
        for (const animation of document.getAnimations()) animation.pause();
        Object.assign(window, { isTransitionPaused: true });
      });
      return transition;
    };
  });

/** Describes an entrance without its text and its start. */
export const kindOf = ({ duration, from, to }: Entrance) => `${duration} ms, ${from} -> ${to}`;

/** Describes the entrance that these constants of the configuration make. */
export function kind(duration: number, axis: 'X' | 'Y', offset: number): string {
  // Browsers write a translation along the x axis without the letter X.
  const translate = axis === 'X' ? 'translate' : 'translateY';
  return `${duration} ms, 0.001 ${translate}(${offset}px) -> 1 none`;
}
