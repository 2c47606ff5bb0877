import { animate } from 'motion/mini';
import { prefersStillness } from './stillness.ts';

const pressed = 'scale(0.97)';
const give = { duration: 0.12, ease: 'easeOut' } as const;
const spring = { duration: 0.35, ease: [0.34, 1.56, 0.64, 1] } as const;

/** Lets every button, and every link marked with `data-press`, give way under the pointer. */
export function listenForPresses(root: Document): void {
  root.addEventListener('pointerdown', ({ target, isPrimary }) => {
    if (!isPrimary || !(target instanceof Element) || prefersStillness()) return;
    const element = target.closest('button, [data-press]');
    if (!element) return;
    animate(element, { transform: ['none', pressed] }, give);
    const release = () => {
      root.removeEventListener('pointerup', release);
      root.removeEventListener('pointercancel', release);
      animate(element, { transform: [pressed, 'none'] }, spring);
    };
    root.addEventListener('pointerup', release);
    root.addEventListener('pointercancel', release);
  });
}
