import { expect, test } from 'vitest';
import { siteData as data } from '../../../../tests/unit/site-data.ts';
import type { PageConfig, Renderer } from '../../../page-data.ts';
import { renderPage, ViewError } from './render-page.ts';

const [, contactMe, , aboutMe] = data.pages;
if (!contactMe || !aboutMe) throw new Error('The sample has four pages');

const typesOf = ({ parts }: PageConfig) =>
  parts.flatMap(({ aside, sections }) =>
    [...(aside ? [aside] : []), ...sections].map(({ section }) => section.type),
  );

/** Returns a renderer that prints the section types of a page, or the result of the given view for a type. */
function rendererWith(views: Record<string, () => string>): Renderer['render'] {
  return async ({ site: shared, content, assets }, page) => {
    const body = typesOf(page).map((type) => views[type]?.() ?? type);
    return { head: '', body: body.join(' '), data: { page, content, assets, site: shared } };
  };
}

const fail = (error: unknown) => () => {
  throw error;
};

test('every section at fault is named with its cause, and left out', async () => {
  const views = { prose: fail('No words'), links: () => '<a style="color:red">' };
  const { page, faults } = await renderPage(rendererWith(views), data, aboutMe);
  expect(page?.body).toBe('profile technologies');
  expect(page?.data.page.types).toEqual(['profile', 'technologies']);
  expect(new ViewError(faults).message).toBe(
    `src/sections/prose/view.tsx  section "prose" on /about-me
  threw No words

src/sections/links/view.tsx  section "links" on /about-me
  the attribute style="color:red" of <a>, which no page may hold
  fix: write styles in view.css.ts, beside the view`,
  );
});

test('a fault that is in no section is one of the page, and of all pages that have it', async () => {
  const render = fail(new ReferenceError('window is not defined'));
  const about = await renderPage(render, data, aboutMe);
  const contact = await renderPage(render, data, contactMe);
  expect(about.page).toBeUndefined();
  const { message } = new ViewError([...about.faults, ...contact.faults]);
  const place =
    /^src\/node\/build\/pages\/render-page\.test\.ts:\d+:\d+ {2}\/about-me, \/contact-me$/m;
  expect(message).toMatch(place);
  expect(message).toContain(
    'import or declare window; if only browsers have it, use it in an effect',
  );
});

test('a view that does not compile is told without the colours of a terminal', async () => {
  const render = fail(new Error('\u001b[31mUnexpected token\u001b[0m'));
  const { faults } = await renderPage(render, data, aboutMe);
  expect(faults).toMatchObject([{ cause: 'Error: Unexpected token' }]);
});
