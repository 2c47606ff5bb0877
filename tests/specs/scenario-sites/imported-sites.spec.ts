import { importedSite, importedSites } from '../../project/look-sites.ts';
import { expect, fullRunUnless, test } from '../../test.ts';
import { resumeFrom } from '../../unit/written-site.ts';

for (const name of importedSites)
  test(
    `a site made of ${name} has a resume.json that says the same`,
    fullRunUnless(name === 'complete.json'),
    async ({ builtSite, page }) => {
      const files = await importedSite(name);
      const { url, read } = await builtSite(`site made of ${name}`, files);
      await page.goto(url);
      const link = page.locator('link[rel=alternate][type="application/json"]');
      await expect(link).toHaveAttribute('href', '/resume.json');
      expect(JSON.parse(read('resume.json').toString())).toEqual(await resumeFrom(files));
    },
  );
