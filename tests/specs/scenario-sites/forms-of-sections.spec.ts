import type { Page } from 'playwright/test';
import { presetNames } from '../../../src/config/theme.ts';
import { open } from '../../page/actions.ts';
import { expectTextsInPlace, fontsLoaded } from '../../page/layout.ts';
import { formPaths, siteOfForms } from '../../project/forms-of-sections.ts';
import { expect, fullRunUnless, test } from '../../test.ts';

for (const preset of presetNames) {
  for (const language of ['en', 'ar', 'ja', 'de'] as const) {
    const title = `sections of any length look composed in the theme ${preset}, language ${language}`;
    const isQuick = preset === 'meridian' && language === 'de';
    test(title, fullRunUnless(isQuick), async ({ builtSite, page }) => {
      const site = siteOfForms(preset, language);
      const { url } = await builtSite(`forms ${preset} ${language}`, { site });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const path of formPaths) {
        await open(page, url + path);
        await fontsLoaded(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        for (const width of isQuick ? [320, 1024] : [320, 390, 768, 900, 1024, 1440, 2560]) {
          await page.setViewportSize({ width, height: 900 });
          await expectTextsInPlace(page, `${path}, ${width} px wide`);
        }
        // The marks of capitals such as Ä reach as high as the line.
        if (language === 'de') expect(await closeCapitals(page), path).toEqual([]);
      }
    });
  }
}

/** The headings in capitals whose lines are closer than their letters are high. */
const closeCapitals = (page: Page) =>
  page.getByRole('heading').evaluateAll((headings) =>
    headings
      .map((heading) => ({ heading, style: getComputedStyle(heading) }))
      .filter(({ style: { textTransform, lineHeight, fontSize } }) => {
        return textTransform === 'uppercase' && parseFloat(lineHeight) < parseFloat(fontSize);
      })
      .map(({ heading }) => heading.textContent),
  );
