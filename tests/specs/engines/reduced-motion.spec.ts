import { expect, test } from '../../engines/test.ts';
import { screens } from '../../sample-site.ts';
import { fullRun } from '../../test.ts';

test.use({ prefersReducedMotion: true });

test('nothing moves for a visitor who prefers reduced motion', fullRun, async ({ visitor }) => {
  for (const { path, heading } of [screens.welcome, screens.projects]) {
    await visitor.open(path);
    expect(await visitor.run(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(
      true,
    );
    expect(await visitor.find('heading', heading)).not.toBeNull();
    expect(await visitor.run(() => document.getAnimations().length)).toBe(0);
    expect(await visitor.run(() => document.querySelector('video')?.paused ?? true)).toBe(true);
  }
});
