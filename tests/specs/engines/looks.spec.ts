import { expect, test } from '../../engines/test.ts';
import { cutTexts, overflow, overlappingTexts } from '../../page/layout.ts';
import { allScreens } from '../../sample-site.ts';
import { fullRun } from '../../test.ts';

test.use({ prefersReducedMotion: true });

for (const width of [460, 768, 1440]) {
  for (const { path } of allScreens) {
    test(
      `${path} at ${width} px: fonts come, nothing is cut off, and no text lies on another`,
      fullRun,
      async ({ visitor }) => {
        const page = { evaluate: <Result>(work: () => Result) => visitor.run(work) };
        await visitor.resize(width, 900);
        await visitor.open(path);
        await visitor.until(() => document.fonts.status === 'loaded');
        const unloaded = await visitor.run(() =>
          [...document.fonts]
            .filter(({ status }) => status === 'error')
            .map(({ family }) => family),
        );
        expect(unloaded).toEqual([]);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        expect(await cutTexts(page)).toEqual([]);
        expect(await overlappingTexts(page)).toEqual([]);
        const pictures = await visitor.run(() =>
          [...document.images]
            .filter(
              ({ complete, naturalWidth, loading }) =>
                loading !== 'lazy' && !(complete && naturalWidth > 0),
            )
            .map(({ src }) => src),
        );
        expect(pictures).toEqual([]);
      },
    );
  }
}
