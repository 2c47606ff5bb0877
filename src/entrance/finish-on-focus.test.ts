import { afterEach, expect, test, vi } from 'vitest';
import { finishEntrancesOnFocus } from './finish-on-focus.ts';

afterEach(() => vi.restoreAllMocks());

/** Mocks an animation of an element that ends after `endTime` ms. `finish()` throws for endless animations. */
function animationOf(target: Element, endTime: number) {
  const effect = Object.assign(Object.create(KeyframeEffect.prototype), {
    target,
    getComputedTiming: () => ({ endTime }),
  });
  const finish = vi.fn(() => {
    if (endTime === Number.POSITIVE_INFINITY) throw new DOMException('', 'InvalidStateError');
  });
  return { effect, finish };
}

test('the focus finishes the entrances around it, and no animation that never ends', () => {
  vi.stubGlobal('KeyframeEffect', class {});
  document.body.innerHTML = '<div><a href="/">Link</a></div>';
  const [box, link] = [document.querySelector('div'), document.querySelector('a')];
  if (!box || !link) throw new Error('The document is not as written');
  vi.spyOn(link, 'matches').mockReturnValue(true);
  const [entrance, endless] = [animationOf(box, 600), animationOf(box, Number.POSITIVE_INFINITY)];
  const own = animationOf(link, 600);
  Object.assign(document, { getAnimations: () => [endless, entrance, own] });
  finishEntrancesOnFocus(document);
  link.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect(entrance.finish).toHaveBeenCalledOnce();
  expect(endless.finish).not.toHaveBeenCalled();
  expect(own.finish).not.toHaveBeenCalled();
});
