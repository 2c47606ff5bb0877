import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { openDesk, undo } from '../../page/desk.ts';
import { expect, test } from '../../test.ts';

/** Drops copies of a picture, or other files, on an element of the page. */
async function drop(at: Locator, ...names: readonly string[]): Promise<void> {
  const create = { width: 320, height: 240, channels: 3, background: '#7a2e12' } as const;
  const bytes = [...(await sharp({ create }).webp().toBuffer())];
  const dataTransfer = await at.evaluateHandle(
    (_, given) => {
      const files = given.names.map((name) => {
        // A picture with the bytes of another one is not copied, so each has its name behind them.
        const bytes = [...given.bytes, ...new TextEncoder().encode(name)];
        const content = name.endsWith('.webp') ? new Uint8Array(bytes) : 'text';
        return new File([content], name);
      });
      const transfer = new DataTransfer();
      for (const file of files) transfer.items.add(file);
      return transfer;
    },
    { bytes, names },
  );
  for (const type of ['dragover', 'drop']) await at.dispatchEvent(type, { dataTransfer });
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

test('pictures are put where they are dropped or chosen, in their order, each with words of its own', async ({
  page,
  editor,
  devServer,
}) => {
  const sections = `- type: gallery
        pictures:
          - { src: /media/portrait.webp, alt: Alma, caption: In spring }
          - { src: /media/poster.webp, alt: Silk }
      - type: cards
        items: [{ title: A card }]
      - type: hero
      - type: prose\n`;
  editor.edit('site.config.yaml', '- type: prose\n', sections);
  const { site, before } = await openDesk(page, devServer, '/about-me');
  // By then the desk knows the texts and sections of the page.
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(page.getByRole('button', { name: /^Settings: / })).toBeVisible();
  /** Expects lines in the file, and takes them back. */
  const expectWritten = async (lines: string) => {
    await expect.poll(site).toContain(lines);
    await undo(page, 1, site);
    expect(site()).toBe(before);
  };

  const first = page.getByRole('img', { name: 'Alma', exact: true });
  await drop(first, 'Zug.webp', 'notes.txt', 'Bahn.webp');
  await describe(page, 'A train', 'A track');
  await expect(page.getByText(/^notes\.txt: /), 'what is refused is named').toBeVisible();
  await expectWritten(
    `caption: In spring }
          - { src: /media/zug.webp, alt: A train }
          - { src: /media/bahn.webp, alt: A track }
          - { src: /media/poster.webp`,
  );
  await drop(first, 'Neu.webp');
  await describe(page, 'Another');
  await expectWritten('- { src: /media/neu.webp, alt: Another }\n');
  await drop(page.getByText('A card'), 'Karte.webp');
  await describe(page, 'A map');
  await expectWritten('src: /media/karte.webp');

  // A welcome without a picture, which has no words for one.
  await drop(page.getByRole('heading', { name: 'Alma Reyes' }), 'Meer.webp');
  await expectWritten('        picture: /media/meer.webp\n');

  const portrait = page.getByRole('img', { name: 'Portrait of Alma Reyes' });
  await portrait.click();
  const panel = page.getByRole('region', { name: 'About me' });
  await panel.getByRole('combobox', { name: 'File' }).selectOption('/media/poster.webp');
  await describe(page, 'Threads');
  await expectWritten('alt: Threads');

  await panel.getByRole('combobox', { name: 'Focus' }).fill('30% 20%');
  await panel.getByRole('combobox', { name: 'Focus' }).press('Enter');
  await expect(portrait).toHaveCSS('object-position', '30% 20%');
  await expectWritten('focus: 30% 20%');
});

test('a text in Markdown says its file and opens it, and a picture that is dropped on it is put beside it', async ({
  page,
  editor,
  devServer,
}) => {
  editor.put(
    'content/notes/ash.md',
    '---\ndate: 2025\n---\n# Ash, and lead\n\nEleven volumes.\n\nWith **bold** and\n[x](contact-me).\n',
  );
  const items =
    "[{ title: 'Ink, an essay', date: 2019-02, url: https://example.com/ink }, { title: Paper, date: 2024-03, url: https://example.com/paper }]";
  const list = `- { type: writing, heading: Notes, folder: notes, items: ${items} }\n      - type: prose\n`;
  editor.edit('site.config.yaml', '- type: prose\n', list);
  const opened: string[] = [];
  await page.route('**/__open-in-editor?**', async (route) => {
    opened.push(new URL(route.request().url()).searchParams.get('file') ?? '');
    await route.fulfill({ body: '' });
  });
  const { site } = await openDesk(page, devServer, '/about-me');
  const entries = page.getByRole('main').getByRole('article');
  await expect(entries.getByRole('heading')).toHaveText([
    'Ash, and lead',
    'Paper',
    'Ink, an essay',
  ]);
  const said = page.getByText('This text is in content/notes/ash.md');
  await page.getByText('Ash, and lead').hover();
  await expect(said.first()).toBeVisible();
  // The list is in the order of dates, and each line keeps its own place in the file.
  await page.getByText('Paper', { exact: true }).click();
  await page.keyboard.press('End');
  await page.keyboard.type('s: a start');
  await page.keyboard.press('Enter');
  await expect.poll(site).toContain("title: 'Papers: a start', date: 2024-03");
  await undo(page, 1, site);

  await page.goto(`${devServer.url}/about-me/ash`);
  await page.getByText('Eleven volumes.').click();
  await expect.poll(() => opened).toEqual([expect.stringMatching(/content.notes.ash\.md:6:1$/)]);
  await expect(said.first()).toBeVisible();
  await page.getByText('bold', { exact: true }).click();
  await expect.poll(() => opened.at(-1)).toMatch(/ash\.md:8:1$/);
  await drop(page.getByText('Eleven volumes.'), 'Zug im Schnee.webp');
  await expect(page.getByText('![What does it show?](./zug-im-schnee.webp)')).toBeVisible();
  const beside = join(devServer.folder, 'content/notes/zug-im-schnee.webp');
  expect(existsSync(beside)).toBe(true);
  rmSync(beside);
});
