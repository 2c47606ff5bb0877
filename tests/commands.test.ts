import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { root, runScript, vitrine } from './project/cli.ts';
import { folderForTest } from './unit/file-faults.ts';
import { isFullRun } from './unit/full-run.ts';

test('files that are broken are named after a fix as well', async () => {
  const folder = folderForTest();
  for (const name of ['public', 'content']) mkdirSync(join(folder, name));
  const broken = ['face.woff2', 'photo.webp', 'film.mp4'];
  for (const name of broken) writeFileSync(join(folder, 'public', name), 'something else');
  writeFileSync(join(folder, 'content', 'index.yaml'), 'projects: []\ncontactMe: []\n');
  const film = '{ poster: /photo.webp, sources: [{ src: /film.mp4, type: video/mp4 }] }';
  const site = `app: { name: Mia, description: S. }
owner: { name: Mia Weber }
theme: { fonts: { text: /face.woff2 } }
pages: [{ path: '', link: Home, title: Home, sections: [{ type: hero, video: ${film} }] }]
`;
  const file = join(folder, 'site.config.yaml');
  writeFileSync(file, site.replace('name: Mia ', 'nmae: Mia '));
  const { code, output } = await vitrine(folder, ['check', '--fix', '--format', 'json']);
  expect(readFileSync(file, 'utf8')).toBe(site);
  for (const name of broken) expect(output).toContain(`the file public/${name}`);
  expect(code).toBe(1);
}, 60_000);

test('an edit of a section type of its own gives the commands another version', async () => {
  const folder = folderForTest();
  mkdirSync(join(folder, 'sections', 'errands'), { recursive: true });
  const bundle = pathToFileURL(join(root, 'src', 'node', 'bundle.js'));
  const script = `import { versionOfSource } from '${bundle}'; console.log(versionOfSource());`;
  const run = ['--input-type=module', '--eval', script];
  const versions = new Set<string>();
  for (const text of ['1', '2']) {
    writeFileSync(join(folder, 'sections', 'errands', 'schema.ts'), text);
    const { output } = await runScript(folder, run, { VITRINE_SITE: folder });
    expect(output).toMatch(/^[\da-f]{16}\n$/);
    versions.add(output);
  }
  expect(versions.size).toBe(2);
}, 20_000);

test('a site beside the engine, which is not installed in it, gets no settings that extend it', async () => {
  const folder = folderForTest();
  const { code, output } = await vitrine(folder, ['new:section', 'errands']);
  expect(code, output).toBe(0);
  expect(readdirSync(folder)).toEqual(['sections']);
}, 60_000);

test('the check names mistakes in a section type of its own, also those that keep every command from starting', async () => {
  const folder = folderForTest();
  await vitrine(folder, ['new:section', 'errands']);
  mkdirSync(join(folder, 'content'));
  writeFileSync(join(folder, 'content', 'index.yaml'), 'projects: []\n');
  writeFileSync(
    join(folder, 'site.config.yaml'),
    `app: { name: Mia, description: S. }
owner: { name: Mia Weber }
pages: [{ path: '', link: Home, title: Home, sections: [{ type: errands, items: [{ title: A }] }] }]
`,
  );
  const checkWith = async (file: string, from: string | RegExp, to: string, ...more: string[]) => {
    const path = join(folder, 'sections', 'errands', file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace(from, to));
    const { code, output } = await vitrine(folder, ['check', ...more]);
    writeFileSync(path, text);
    expect(code, output).toBe(1);
    return output;
  };
  const json = await checkWith('schema.ts', 'const errands', 'const others', '--format', 'json');
  expect(JSON.parse(json)).toMatchObject([{ file: 'sections/errands/schema.ts', line: 4 }]);
  expect(await checkWith('schema.ts', 'listOf({', 'listOf.any({')).toContain(
    'sections/errands/schema.ts:5:17\n  TypeError: listOf.any is not a function',
  );
  const unsaid = await checkWith(
    'schema.ts',
    /\.describe\('The (entries, in order|title)\.'\)/g,
    '',
  );
  for (const place of ['5:3\n  the field items', '6:5\n  the field title'])
    expect(unsaid).toContain(`sections/errands/schema.ts:${place} does not say what it is for`);
  // That the site's file has a type of another name is no mistake of its own.
  expect(await checkWith('schema.ts', "('errands'", "('errand'")).toContain('\n1 problem.');
  const styles = await checkWith('view.css.ts', 'color.muted', 'color.mutd');
  expect(styles).toContain('theme.color has no mutd; did you mean "muted"?');
  expect(styles).toContain('fix: write export const place = style({ color: theme.color.muted });');
}, 60_000);

// The check waits long for a line that keeps its process busy, so a full run alone does.
test.each([...(isFullRun ? ['for (;;);'] : []), 'await new Promise(() => {});'])(
  'a schema with the line %s is named, since no command would come to its end',
  async (line) => {
    const folder = folderForTest();
    await vitrine(folder, ['new:section', 'errands']);
    const schema = join(folder, 'sections', 'errands', 'schema.ts');
    writeFileSync(schema, `${readFileSync(schema, 'utf8')}\n${line}\n`);
    for (const format of ['text', 'json']) {
      const { code, output } = await vitrine(folder, ['check', '--format', format]);
      expect(code, output).toBe(1);
      expect(output).toContain('sections/errands/schema.ts');
      expect(output).toContain('this does not come to its end');
    }
  },
  60_000,
);

test('an engine that is none is refused before anything of a site is changed', async () => {
  const folder = folderForTest();
  const upgrade = (wanted: string) => vitrine(folder, ['upgrade', '--engine', wanted]);
  expect((await upgrade('1.1.0')).output).toContain('package.json does not name Vitrine');
  const text = '{"dependencies":{"vitrine":"file:vendor/vitrine-1.0.0.tgz"}}';
  writeFileSync(join(folder, 'package.json'), text);
  expect((await upgrade('next')).output).toContain('neither a version, such as 1.1.0, nor a file');
  expect((await upgrade('package.json')).output).toContain('is no archive of Vitrine');
  expect(readdirSync(folder)).toEqual(['package.json']);
}, 60_000);
