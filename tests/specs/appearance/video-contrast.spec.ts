import { open } from '../../page/actions.ts';
import { expectReadable, expectReadableVideo, screenSizes } from '../../page/video-contrast.ts';
import { fullRunUnless, test } from '../../test.ts';

// The measurement adds styles, which the policy of the page would refuse.
test.use({ bypassCSP: true });

for (const viewport of screenSizes) {
  const title = `every text has enough contrast to every frame of the video, ${viewport.width} px wide`;
  const isQuick = viewport.width === 390;
  test(title, fullRunUnless(isQuick), async ({ page }) => {
    await page.setViewportSize(viewport);
    await expectReadableVideo(page, '/', isQuick ? 4 : undefined);
  });
}

test('every text has enough contrast to the poster', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await expectReadable(page);
});
