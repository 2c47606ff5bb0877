import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { open, waitForFrames } from '../../page/actions.ts';
import { serve } from '../../project/cli.ts';
import type { Scenario } from '../../project/scenario.ts';
import { siteWithPages } from '../../project/site-files.ts';
import { screens } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

/** A section type of the site's own: the recording of a talk, and a drawing that moves. */
const recording = {
  'schema.ts': `import { headedSection } from 'vitrine/section';
export const recording = headedSection('recording', {});
`,
  'view.tsx': `import { type Fields, HeadedSection } from 'vitrine/section';
import type { recording } from './schema.ts';
export function Recording(fields: Fields<typeof recording>) {
  return (
    <HeadedSection {...fields}>
      <video controls preload="none" aria-label="The talk" src="/media/film.h264.mp4?talk" />
      <video loop muted preload="none" aria-label="The drawing" src="/media/film.h264.mp4?drawing" />
    </HeadedSection>
  );
}
`,
  'example.yaml': 'type: recording\nheading: A talk\n',
};
const lines = '      - { type: recording, heading: A talk }\n';
const site = siteWithPages(
  `  - path: talk\n    link: Talk\n    title: Talk\n    sections:\n${lines}`,
);

function makeSite(scenario: (files: { site: string }) => Scenario): Scenario {
  const project = scenario({ site });
  // Below the welcome too, whose film plays.
  project.edit('site.config.yaml', '  - path: contact-me\n', `${lines}  - path: contact-me\n`);
  const folder = join(project.folder, 'sections', 'recording');
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(recording)) writeFileSync(join(folder, file), text);
  return project;
}

/** Expects that the videos of the section are as the author wrote them, on both pages and after a change of page. */
async function expectUntouched(page: Page, url: string): Promise<void> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).search));
  const talk = page.getByLabel('The talk');
  const film = page.locator('video[aria-hidden]');
  const expectStill = async () => {
    await expect(talk).toHaveJSProperty('preload', 'none');
    await expect(talk).toHaveJSProperty('muted', false);
    for (const video of [talk, page.getByLabel('The drawing')]) {
      await expect(video).toHaveJSProperty('paused', true);
      await expect(video).toHaveJSProperty('autoplay', false);
    }
  };
  const expectFilm = async () => {
    for (const property of ['muted', 'loop', 'autoplay'])
      await expect(film).toHaveJSProperty(property, true);
    await expect(film).toHaveJSProperty('paused', false);
  };
  await open(page, `${url}/`);
  await expectFilm();
  await expectStill();
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await expect(page).toHaveTitle(screens.projects.title);
  await page.goBack();
  await expectFilm();
  await expectStill();
  await open(page, `${url}/talk`);
  await waitForFrames(page, 2);
  await expectStill();
  expect(asked.filter((search) => /talk|drawing/.test(search))).toEqual([]);
}

test('a video of another section is neither muted nor loaded nor played, the film of the welcome is', async ({
  scenario,
  page,
}) => {
  test.setTimeout(180_000);
  const project = makeSite(scenario);
  await project.buildWell();
  await expectUntouched(page, await project.serve());

  // React reports a difference to the prerendered page in development alone.
  const { url, stop } = await serve(project.folder, 'dev');
  try {
    await expectUntouched(page, url);
  } finally {
    await page.goto('about:blank');
    await stop();
  }
});
