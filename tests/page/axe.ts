import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { expect, type Page } from 'playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const optionsFor = (hasForcedColors: boolean): axe.RunOptions => ({
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  rules: {
    'target-size': { enabled: true },
    // Where the system sets the colours, axe still reads those that are written.
    'color-contrast': { enabled: !hasForcedColors },
  },
  resultTypes: ['violations', 'incomplete'],
});

/** One thing axe has found: its rule, where, and why. */
export type Finding = { rule: string; element: string; why: string };

/** What axe finds on a page, and what it could not decide. */
export type Findings = { violations: Finding[]; undecided: Finding[] };

/** Lets axe look at a page as it is. */
export async function runAxe(page: Page): Promise<Findings> {
  const hasForcedColors = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  await page.evaluate(source);
  const { violations, incomplete } = await page.evaluate<axe.AxeResults, axe.RunOptions>(
    (given) => Reflect.get(window, 'axe').run(document, given),
    optionsFor(hasForcedColors),
  );
  return { violations: violations.flatMap(findings), undecided: incomplete.flatMap(findings) };
}

/** Words on the video, whose contrast axe cannot see; video-contrast.spec.ts measures it. */
const isWordOnVideo = ({ rule, why }: Finding) =>
  rule === 'color-contrast' && why.includes('due to a pseudo element');

/** axe finds no fault on a page, and has decided all but what the test allows. */
export async function expectNoFault(
  page: Page,
  place = '',
  mayBeUndecided = isWordOnVideo,
): Promise<void> {
  const { violations, undecided } = await runAxe(page);
  expect(violations, place).toEqual([]);
  expect(
    undecided.filter((each) => !mayBeUndecided(each)),
    place,
  ).toEqual([]);
}

function findings({ id, nodes }: axe.Result): Finding[] {
  return nodes.map(({ html, any, all, none }) => {
    const why = [...any, ...all, ...none].map(({ message }) => message).join(' ');
    return { rule: id, element: html, why };
  });
}
