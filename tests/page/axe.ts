import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { expect, type Page } from 'playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const optionsFor = (hasForcedColors: boolean): axe.RunOptions => ({
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  rules: {
    'target-size': { enabled: true },
    // In forced colours the system sets the colours, but axe reads those of the style sheets.
    'color-contrast': { enabled: !hasForcedColors },
  },
  resultTypes: ['violations', 'incomplete'],
  // Messages show the element itself, so no path to it has to be found.
  selectors: false,
});

/** One thing axe has found: its rule, where, and why. */
export type Finding = { rule: string; element: string; why: string };

/** Words on the video, whose contrast axe cannot see; themes.spec.ts measures it. */
const isWordOnVideo = ({ rule, why }: Finding) =>
  rule === 'color-contrast' && why.includes('due to a pseudo element');

/** Expects that axe finds no fault on a page as it is, and leaves undecided only what the test allows. */
export async function expectNoFault(
  page: Page,
  place = '',
  mayBeUndecided = isWordOnVideo,
): Promise<void> {
  const hasForcedColors = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  await page.evaluate(source);
  const { violations, incomplete } = await page.evaluate<axe.AxeResults, axe.RunOptions>(
    (given) => Reflect.get(window, 'axe').run(document, given),
    optionsFor(hasForcedColors),
  );
  const undecided = incomplete.flatMap(findings).filter((each) => !mayBeUndecided(each));
  expect([...violations.flatMap(findings), ...undecided], place).toEqual([]);
}

function findings({ id, nodes }: axe.Result): Finding[] {
  return nodes.map(({ html, any, all, none }) => {
    const why = [...any, ...all, ...none].map(({ message }) => message).join(' ');
    return { rule: id, element: html, why };
  });
}
