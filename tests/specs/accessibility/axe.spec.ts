import { menuButton, openAtRest, waitForAnimations } from '../../page/actions.ts';
import { expectNoFault, type Finding } from '../../page/axe.ts';
import { allScreens, screensWithBar } from '../../sample-site.ts';
import { fullRunUnless, test } from '../../test.ts';

const conditions = {
  'in light colours': { colorScheme: 'light' },
  'in dark colours': { colorScheme: 'dark' },
  'with motion': { reducedMotion: 'no-preference' },
  'in forced colours': { forcedColors: 'active' },
} as const;

const phone = { width: 360, height: 740 };
const sizes = [phone, { width: 768, height: 1024 }, { width: 1440, height: 900 }];

/** The case of a quick run, for the open menu; looks.spec.ts has the pages on a large dark screen too. */
const representative = 'in light colours 360';

/** Whether the finding is about the contrast of a text below the open menu, which nobody sees. */
const isBelowMenu = ({ rule, why }: Finding) =>
  rule === 'color-contrast' && why.includes('overlapped by another element');

// The policy of the page would refuse the script of axe.
test.use({ bypassCSP: true });

for (const [name, condition] of Object.entries(conditions)) {
  for (const viewport of sizes) {
    const isRepresentative = `${name} ${viewport.width}` === representative;
    const title = `axe finds no fault on any page ${name}, ${viewport.width} px wide`;
    test(title, fullRunUnless(isRepresentative), async ({ page }) => {
      // Without entrances, whose end the test would have to wait for.
      await page.emulateMedia({ reducedMotion: 'reduce', ...condition });
      await page.setViewportSize(viewport);
      for (const screen of allScreens) {
        await openAtRest(page, screen.path);
        await expectNoFault(page, screen.path);
        if (viewport !== phone || !screensWithBar.includes(screen)) continue;
        await menuButton(page).click();
        await waitForAnimations(page);
        await expectNoFault(page, `${screen.path}, its menu open`, isBelowMenu);
      }
    });
  }
}
