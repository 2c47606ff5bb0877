import type { Page } from 'playwright/test';
import { open, overlay } from '../../page/actions.ts';
import { expect, fullRunUnless, test } from '../../test.ts';

const view = 'src/sections/technologies/view.tsx';
const section = (page: Page) => page.getByRole('heading', { name: 'Technologies & Tools' });

/** Expects the page without the faulty section, and the fault in the overlay. */
async function expectFault(page: Page, cause: string): Promise<void> {
  await expect(overlay(page)).toContainText(`${view}`);
  await expect(overlay(page)).toContainText('section "technologies" on /about-me');
  await expect(overlay(page)).toContainText(cause);
  await expect(page.getByRole('heading', { name: 'About me' })).toBeVisible();
  await expect(section(page)).toHaveCount(0);
}

for (const [fault, from, to, cause] of [
  ['throws', 'return (', 'if (items) throw new Error("No tools");\n  return (', 'Error: No tools'],
  ['needs a browser', 'return (', 'if (window.closed) return null;\n  return (', 'use window in'],
  [
    'has an inline style',
    '<Words',
    '<p style={{ color: "red" }}>Tools</p><Words',
    'write styles in view.css.ts',
  ],
] as const) {
  const title = `a view that ${fault} is shown over its page until it is mended`;
  const mode = fullRunUnless(fault === 'throws');
  test(title, mode, async ({ page, editor, consoleMessages }) => {
    consoleMessages.allow(/./);
    await open(page, `${editor.url}/about-me`);
    await expect(section(page)).toBeVisible();
    // The server repeats the last edit of the owner's files to each page that loads later.
    editor.edit('content/index.yaml', 'profession: Full-stack developer', 'profession: Gardener');
    await expect(page.getByText('Gardener')).toBeVisible();
    editor.edit(view, from, to);
    await expectFault(page, cause);
    await page.reload();
    await expectFault(page, cause);
    editor.undo();
    await expect(overlay(page)).toHaveCount(0);
    await expect(section(page)).toBeVisible();
  });
}

test('a view that throws in browsers alone is left out', async ({
  page,
  editor,
  consoleMessages,
}) => {
  consoleMessages.allow(/The section "technologies" is left out: Error: No tools/);
  await open(page, `${editor.url}/about-me`);
  const fault = "if (typeof window === 'object') throw new Error('No tools');\n  return (";
  editor.edit(view, 'return (', fault);
  await expect(section(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'About me' })).toBeVisible();
  editor.undo();
  await expect(section(page)).toBeVisible();
});

test('a view that fails as it is loaded is shown in the gallery once it is mended @full', async ({
  page,
  editor,
  consoleMessages,
}) => {
  consoleMessages.allow(/./);
  const fault = 'document.title = "Quotes";\nexport function';
  editor.edit('src/sections/quotes/view.tsx', 'export function', fault);
  await page.goto(`${editor.url}/__gallery/quotes`);
  await expect(overlay(page)).toContainText('src/sections/quotes/view.tsx:');
  await expect(overlay(page)).toContainText('ReferenceError: document is not defined');
  editor.undo();
  await expect(overlay(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Kind words' })).toBeVisible();
});
