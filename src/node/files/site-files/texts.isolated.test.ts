import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { folderForTests } from '../../../../tests/unit/file-faults.ts';

const site = folderForTests();
vi.doMock('../project/places.js', async (original) => ({ ...(await original<object>()), site }));
const { loadSiteFiles } = await import('./site-files.ts');
const { watchOwnerFiles } = await import('./watch.ts');
const { publicFilePath } = await import('../project/public-files.ts');
const { findPublished } = await import('../../build/pages/public-files.ts');
const { fixFiles } = await import('../../checks/fix.ts');

const paths = { site: join(site, 'site.config.yaml'), content: join(site, 'index.yaml') };

/** Writes the files of a site with this section on its second page, and no other texts than these. */
function write(section: string, files: Readonly<Record<string, string>>) {
  const tools = '{ type: prose, id: tools, paragraphs: [A] }';
  const start = `{ path: '', link: Start, sections: [${tools}] }`;
  const second = `{ path: second, link: Second, sections: [${section}, ${tools}] }`;
  const app = 'app: { name: Ada, description: A site. }\nowner: { name: Ada }\n';
  writeFileSync(paths.site, `${app}pages:\n  - ${start}\n  - ${second}\n`);
  writeFileSync(paths.content, 'projects: []\n');
  rmSync(join(site, 'content'), { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site, name)), { recursive: true });
    writeFileSync(join(site, name), text);
  }
}

/** The section, or what is told of the files: each place and the message. */
async function loaded() {
  const read = await loadSiteFiles(paths);
  if (read.ok) return read.value.site.pages.at(1)?.sections.at(0);
  return read.problems.map(
    ({ file, line, column, message }) => `${file}:${line}:${column} ${message}`,
  );
}

const file = '{ type: prose, file: texts/a.md }';
const shown = (...paragraphs: unknown[]) => expect.objectContaining({ paragraphs });

test('a section has the blocks and the title of its file, and no name of a file', async () => {
  write(file, { 'content/texts/a.md': '---\ntitle: Ash\n---\nOne *b*.\n\n[c](#tools)\n' });
  const section = await loaded();
  expect(section).toMatchObject({ heading: 'Ash', hidden: false });
  const link = { text: 'c', page: 'second#tools' };
  expect(section).toEqual(shown(['One ', { em: 'b' }, '.'], [link]));
  expect(section).not.toHaveProperty('file');
  write('{ type: prose, heading: Own, file: texts/a.md }', { 'content/texts/a.md': '# Ash\n\nA' });
  expect(await loaded()).toMatchObject({ heading: 'Own', paragraphs: ['A'] });
});

test('a hidden text is left out', async () => {
  write(file, { 'content/texts/a.md': '---\nhidden: true\n---\nA' });
  expect(await loaded()).toMatchObject({ id: 'tools' });
});

test.each([
  ['{ type: prose, file: texts/b.md }', 'there is no text content/texts/b.md; did you mean'],
  [
    '{ type: prose, file: content/texts/a.md }',
    'there is no text content/content/texts/a.md; did you mean',
  ],
  ['{ type: prose, file: ../secret.md }', 'expected the path of a Markdown file below content/'],
  ['{ type: prose, file: texts/link.md }', 'there is no text content/texts/link.md'],
  ['{ type: prose, file: texts/a.mdx }', 'expected the path of a Markdown file below content/'],
  [
    '{ type: prose, file: texts/a.md, paragraphs: [A] }',
    'expected the text itself, or the file that it is in',
  ],
  ['{ type: prose }', 'the key "paragraphs" with the text is missing'],
])('of %s is told: %s', async (section, message) => {
  write(section, { 'content/texts/a.md': 'A', 'secret.md': 'Secret' });
  symlinkSync(join(site, 'secret.md'), join(site, 'content/texts/link.md'));
  const told = await loaded();
  expect(told).toEqual([expect.stringContaining(message)]);
});

test('a mistake in a text is told with its place, and nobody but the owner writes into it', async () => {
  const text = '---\ntitel: A\n---\nA  \n[b](nowhere)\n';
  write(file, { 'content/texts/a.md': text, 'content/notes.md': '[x](nowhere)' });
  expect(await loaded()).toEqual([
    expect.stringContaining('content/texts/a.md:2:1 unknown key "titel"'),
    expect.stringContaining('content/texts/a.md:5:5 no page has the path "nowhere"'),
  ]);
  expect((await fixFiles(paths)).done).toEqual([]);
});

test('a picture stands beside its text, and nothing else of the folder is published', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 4"><path d="M0 0h9v4H0z"/></svg>';
  const files = { 'a.md': '![A](./a.svg)\n\nB', 'a.svg': svg, 'b.svg': svg, 'keys.txt': 'c' };
  const texts = Object.entries(files).map(([name, text]) => [`content/texts/${name}`, text]);
  write(file, Object.fromEntries(texts));
  symlinkSync(paths.site, join(site, 'content/texts/c.svg'));
  const read = await loadSiteFiles(paths);
  if (!read.ok) throw new Error('the site is refused');
  const { references, publicFiles } = read.value;
  expect(references).toContainEqual(expect.objectContaining({ target: '/__content/texts/a.svg' }));
  expect(publicFilePath('/__content/texts/a.svg')).toBe(join(site, 'content/texts/a.svg'));
  expect([...publicFiles.keys()]).toEqual(['/__content/texts/a.svg', '/__content/texts/b.svg']);
  expect([...findPublished(publicFiles.keys(), read.value)]).toEqual(['/__content/texts/a.svg']);
});

test('a text that is changed, gone or new is a change of the site', async () => {
  const path = join(site, 'content/texts/a.md');
  write(file, { 'content/texts/a.md': 'A' });
  const listener = vi.fn(async () => {});
  const stop = watchOwnerFiles(listener, (error) => expect(error).toBeUndefined());
  for (const [change, count] of [
    [() => writeFileSync(path, 'Changed'), 1],
    [() => rmSync(path), 2],
    [() => writeFileSync(path, 'New'), 3],
  ] as const) {
    change();
    await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(count), { timeout: 30_000 });
  }
  stop();
  expect(await loaded()).toEqual(shown('New'));
});
