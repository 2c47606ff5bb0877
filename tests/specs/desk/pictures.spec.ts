import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { openDesk, undo } from '../../page/desk.ts';
import { expect, test } from '../../test.ts';

/** Drops copies of a picture, or other files, on an element of the page. */
async function drop(at: Locator, ...names: readonly string[]) {
  const create = { width: 320, height: 240, channels: 3, background: '#7a2e12' } as const;
  const bytes = [...(await sharp({ create }).webp().toBuffer())];
  await at.evaluate(
    (element, { bytes, names }) => {
      const dataTransfer = new DataTransfer();
      for (const name of names) {
        const content = name.endsWith('.webp') ? new Uint8Array(bytes) : 'text';
        dataTransfer.items.add(new File([content], name));
      }
      for (const type of ['dragover', 'drop'])
        element.dispatchEvent(
          new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }),
        );
    },
    { bytes, names },
  );
}

/** Says what new pictures show, and expects that nothing is said of them before. */
async function describe(page: Page, ...words: readonly string[]) {
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  const fields = dialog.getByRole('textbox', { name: 'What does it show?' });
  await expect(fields).toHaveCount(words.length);
  for (const [index, text] of words.entries()) {
    await expect(fields.nth(index)).toHaveValue('');
    await fields.nth(index).fill(text);
  }
  await dialog.getByRole('button', { name: 'Save' }).click();
}

/** Waits until the desk knows the texts and sections of the page. */
async function ready(page: Page) {
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(page.getByRole('button', { name: /^Settings: / })).toBeVisible();
}

test('pictures are taken in their order, each with words of its own, and one that is refused is named', async ({
  page,
  editor,
  devServer,
}) => {
  test.setTimeout(180_000);
  const gallery = `- type: gallery
        pictures:
          - { src: /media/portrait.webp, alt: Alma, caption: In spring }
          - { src: /media/poster.webp, alt: Silk }
      - type: cards
        items: [{ title: A card }]
      - type: prose\n`;
  editor.edit('site.config.yaml', '- type: prose\n', gallery);
  const { site, before } = await openDesk(page, devServer, '/about-me');
  await ready(page);
  const first = page.getByRole('img', { name: 'Alma', exact: true });
  await drop(first, 'Zug.webp', 'notes.txt', 'Bahn.webp');
  await describe(page, 'A train', 'A track');
  await expect.poll(site).toContain(
    `caption: In spring }
          - { src: /media/zug.webp, alt: A train }
          - { src: /media/bahn.webp, alt: A track }
          - { src: /media/poster.webp`,
  );
  await expect(page.getByText(/^notes\.txt: /)).toBeVisible();
  await undo(page, 1, site);
  await drop(first, 'Neu.webp');
  await describe(page, 'Another');
  await expect.poll(site).toContain('- { src: /media/neu.webp, alt: Another }\n');
  await undo(page, 1, site);
  await drop(page.getByText('A card'), 'Karte.webp');
  await describe(page, 'A map');
  await expect.poll(site).toContain('src: /media/karte.webp');
  await undo(page, 1, site);
  expect(site()).toBe(before);
});

test('a picture that is chosen in a panel does not keep the words of the one before', async ({
  page,
  devServer,
}) => {
  const { site, before } = await openDesk(page, devServer, '/about-me');
  await ready(page);
  await page.getByRole('img', { name: 'Portrait of Alma Reyes' }).click();
  const panel = page.getByRole('region', { name: 'About me' });
  await panel.getByRole('combobox', { name: 'File' }).selectOption('/media/poster.webp');
  await describe(page, 'Silk');
  await expect.poll(site).toContain('alt: Silk');
  await undo(page, 1, site);
  expect(site()).toBe(before);
});

test('a picture that is dropped on a welcome without one becomes its picture', async ({
  page,
  editor,
  devServer,
}) => {
  const text = readFileSync(join(devServer.folder, 'site.config.yaml'), 'utf8');
  const [film = ''] = /^ {8}video:\n(?: {10}.*\n)*/m.exec(text) ?? [];
  editor.edit('site.config.yaml', film, '');
  const { site, before } = await openDesk(page, devServer, '/');
  await ready(page);
  await drop(page.getByRole('heading', { level: 1 }), 'Meer.webp');
  await expect.poll(site).toContain('        picture: /media/meer.webp\n');
  await undo(page, 1, site);
  expect(site()).toBe(before);
});
