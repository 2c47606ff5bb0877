import type { Page, Request } from 'playwright/test';
import { blockRequests, waitForHydration } from './actions.ts';

/** The path of the one endpoint that pages ask. */
export const indexPath = '/api/index';

/** The requests of a page to the data service, counted from now on. */
export function recordDataRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) requests.push(request);
  });
  return requests;
}

/** Visits a page and waits for the answer it has asked for. */
export async function visitWithData(page: Page, path: string): Promise<void> {
  await Promise.all([page.waitForResponse(`**${indexPath}`), page.goto(path)]);
  await waitForHydration(page);
}

/** Lets the data service answer with a value; later answers replace earlier ones. */
export const answerWithJson = (page: Page, value: unknown) =>
  page.route(`**${indexPath}`, (route) => route.fulfill({ json: value }));

/** Blocks the answer of the data service until the function it returns is called. */
export function blockAnswer(page: Page, value?: unknown): Promise<() => void> {
  return blockRequests(page, `**${indexPath}`, (route) =>
    value === undefined ? route.continue() : route.fulfill({ json: value }),
  );
}

/** A number of projects, as the data service lists them. */
export function manyProjects(count: number): unknown[] {
  return Array.from({ length: count }, (_, index) => [
    `Project ${index + 1}`,
    `https://example.com/projects/${index + 1}`,
    `What project ${index + 1} is about.`,
  ]);
}
