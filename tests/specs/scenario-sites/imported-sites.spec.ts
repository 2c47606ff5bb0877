import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readSource } from '../../../src/node/import/read-source.ts';
import { writeSite } from '../../../src/node/import/write-site.ts';
import { siteOfResume } from '../../../src/node/resume/site-of-resume.ts';
import { expectComposed } from '../../page/layout.ts';
import { root } from '../../project/cli.ts';
import { expect, fullRunUnless, test } from '../../test.ts';
import { resumeFrom } from '../../unit/written-site.ts';

const folder = join(root, 'tests', 'resumes');

// The policy of the page would refuse the script of axe.
test.use({ bypassCSP: true });

for (const name of readdirSync(folder)) {
  const isTelling = name === 'complete.json';
  test(
    `a site made of ${name} looks composed`,
    fullRunUnless(isTelling),
    async ({ scenario, page }) => {
      const resume = await readSource(join(folder, name));
      const { site, content } = siteOfResume(resume, resume.language);
      const whole = { site: { ...site, app: { ...site.app, resume: true } }, content };
      const files = writeSite(whole, { site: '', content: '' });
      const project = scenario(files);
      await project.buildWell();
      const url = await project.serve();
      const paths = site.pages.map(({ path }) => `/${path}`);
      await expectComposed(page, url, paths, isTelling ? [390, 1440] : [390, 900, 1440]);

      const link = page.locator('link[rel=alternate][type="application/json"]');
      await expect(link).toHaveAttribute('href', '/resume.json');
      expect(JSON.parse(project.read('resume.json').toString())).toEqual(await resumeFrom(files));
    },
  );
}
