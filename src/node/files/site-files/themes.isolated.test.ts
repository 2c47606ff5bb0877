import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { folderForTests } from '../../../../tests/unit/file-faults.ts';
import { presets } from '../../../config/theme.ts';

const site = folderForTests();
vi.doMock('../project/places.js', async (original) => ({ ...(await original<object>()), site }));
const { loadSiteFiles } = await import('./site-files.ts');
const { fixFiles } = await import('../../checks/fix.ts');

const paths = { site: join(site, 'site.config.yaml'), content: join(site, 'index.yaml') };
const folder = join(site, 'themes');

/** Writes the files of a site with this block `theme`, and no other files of themes than these. */
function write(theme: string, files: Readonly<Record<string, string>>) {
  const start = "{ path: '', link: Start, sections: [{ type: prose, paragraphs: [A] }] }";
  const app = 'app: { name: Ada, description: A site. }\nowner: { name: Ada }\n';
  writeFileSync(paths.site, `${app}theme: ${theme}\npages: [${start}]\n`);
  writeFileSync(paths.content, 'projects: []\n');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

/** The theme of the site, or what is told of its files: each place, the message and the fix. */
async function loaded() {
  const site = await loadSiteFiles(paths);
  if (site.ok) return site.value.site.theme;
  return site.problems.map(({ file, line, column, message, fix }) =>
    [`${file}:${line}:${column}`, message, fix].join(' | '),
  );
}

const paper = `# Cream, brown: and air
base: atelier
accent: { light: '#7a2e12', dark: "#f0a581" } # warm: not red
fonts: { text: arimo }
layout:
  list: index
sizes: { display: [40, 72] }
grade: none
`;

const { atelier } = presets;
const isPaper = {
  ...atelier,
  accent: { light: '#7a2e12', dark: '#f0a581' },
  fonts: { ...atelier.fonts, text: 'arimo' },
  layout: { ...atelier.layout, list: 'index' },
  sizes: { ...atelier.sizes, display: [40, 72] },
  grade: 'none',
};

test.each([
  ['as it is', paper],
  ['with the mark and the line ends of Windows', `\ufeff${paper.replaceAll('\n', '\r\n')}`],
])('a file %s is a preset: its base, and what it has over that', async (_, text) => {
  write('{ preset: themes/paper.yaml }', { 'paper.yaml': text });
  expect(await loaded()).toEqual({ ...isPaper, pictureGrade: 'none' });
  write('{ preset: themes/paper.yaml, fonts: { text: figtree } }', { 'paper.yaml': text });
  expect(await loaded()).toEqual({ ...isPaper, fonts: atelier.fonts, pictureGrade: 'none' });
});

test('a file may be built on a file, and one of comments alone is the usual theme', async () => {
  const files = {
    'night.yml': 'base: themes/paper.yaml\nradius: 9\n',
    'paper.yaml': paper,
    'plain.yaml': '# Nothing yet.\n',
  };
  write('{ preset: themes/night.yml }', files);
  expect(await loaded()).toMatchObject({ ...isPaper, radius: 9 });
  write('{ preset: themes/plain.yaml }', files);
  expect(await loaded()).toMatchObject(presets.dusk);
});

test('an edit of a file is an edit of the site', async () => {
  write('{ preset: themes/paper.yaml }', { 'paper.yaml': paper });
  expect(await loaded()).toMatchObject({ radius: 2 });
  writeFileSync(join(folder, 'paper.yaml'), `${paper}radius: 30\n`);
  expect(await loaded()).toMatchObject({ radius: 30 });
});

test('a colour of the site is judged by those of the file', async () => {
  const theme = '{ preset: themes/paper.yaml, text: { light: "#777777" } }';
  write(theme, { 'paper.yaml': 'surface: { light: "#dddddd" }\n' });
  expect(await loaded()).toMatchInlineSnapshot(`
    [
      "site.config.yaml:3:52 | expected a contrast of at least 4.5:1 to the light surface #dddddd (this one has 3.30:1), found the text "#777777" | write '#606060', the nearest that passes",
    ]
  `);
});

const named = [
  'themes/papr.yaml',
  '../paper.yaml',
  './themes/paper.yaml',
  '~/other.yaml',
  'themes/out.yaml',
  'paper',
];

test('a file that is nowhere, elsewhere, or led out of the folder is told where it is named', async () => {
  const told = [];
  for (const name of named) {
    write(`{ preset: ${name} }`, { 'paper.yaml': paper });
    symlinkSync(paths.content, join(folder, 'out.yaml'));
    told.push(...[await loaded()].flat());
  }
  expect(told).toMatchInlineSnapshot(`
    [
      "site.config.yaml:3:18 | expected dusk, atelier, meridian, noir, folio, mono, or a file that is itself in the folder themes/ beside site.config.yaml, found the text "themes/papr.yaml" | write themes/paper.yaml",
      "site.config.yaml:3:18 | expected dusk, atelier, meridian, noir, folio, mono, or a file that is itself in the folder themes/ beside site.config.yaml, found the text "../paper.yaml" | put the file itself at themes/paper.yaml, and write themes/paper.yaml, or write the name of a preset",
      "site.config.yaml:3:18 | expected dusk, atelier, meridian, noir, folio, mono, or a file that is itself in the folder themes/ beside site.config.yaml, found the text "./themes/paper.yaml" | write themes/paper.yaml",
      "site.config.yaml:3:18 | expected dusk, atelier, meridian, noir, folio, mono, or a file that is itself in the folder themes/ beside site.config.yaml, found the text "~/other.yaml" | put the file itself at themes/other.yaml, and write themes/other.yaml, or write the name of a preset",
      "site.config.yaml:3:18 | expected dusk, atelier, meridian, noir, folio, mono, or a file that is itself in the folder themes/ beside site.config.yaml, found the text "themes/out.yaml" | put the file itself at themes/out.yaml, and write themes/out.yaml, or write the name of a preset",
      "site.config.yaml:3:18 | expected dusk, atelier, meridian, noir, folio, mono, or a file such as themes/paper.yaml, found the text "paper" | write dusk, atelier, meridian, noir, folio, mono, or a file such as themes/paper.yaml",
    ]
  `);
  rmSync(folder, { recursive: true });
  expect(await loaded()).toHaveLength(1);
});

test('each mistake of a file is told in the file, and a site that names it has none of its own', async () => {
  const text = `base: dusk
raduis: 4px
sizes: { text: [20, 10], lead: 4 }
preset: noir
fonts: { text: figtre }
`;
  write('{ preset: themes/a.yaml, accent: { light: "#ffffff" } }', {
    'a.yaml': text,
    'b.yaml': 'surface: { dark: "#777777" }\n',
    'c.yaml': 'base: themes/nigth.yaml\n',
    'night.yaml': 'base: themes/ngiht.yaml\n',
  });
  expect(await loaded()).toMatchInlineSnapshot(`
    [
      "themes/a.yaml:2:1 | unknown key "raduis"; did you mean "radius"? | write radius: 4px, with radius: instead of raduis:",
      "themes/a.yaml:3:32 | expected a list of 2 items: the size on a phone, that on a screen, found the number 4 | write a list of 2 items: the size on a phone, that on a screen",
      "themes/a.yaml:4:1 | unknown key "preset" | remove it, or take one of those keys",
      "themes/a.yaml:5:16 | unknown value "figtre"; did you mean "figtree"? | write fonts: { text: figtree }",
      "themes/b.yaml:1:18 | expected a contrast of at least 4.5:1 to the dark text #f2eff9 (this one has 3.94:1), found the text "#777777" | write '#6b6b6b', the nearest that passes",
      "themes/c.yaml:1:7 | expected dusk, atelier, meridian, noir, folio, mono, or a file that is itself in the folder themes/ beside site.config.yaml, found the text "themes/nigth.yaml" | write themes/night.yaml",
      "themes/night.yaml:1:7 | expected dusk, atelier, meridian, noir, folio, mono, or a file that is itself in the folder themes/ beside site.config.yaml, found the text "themes/ngiht.yaml" | put the file itself at themes/ngiht.yaml, and write themes/ngiht.yaml, or write the name of a preset",
    ]
  `);
});

test('a theme that is built on itself is told once for each circle', async () => {
  write('{ preset: themes/d.yaml }', {
    'a.yaml': 'base: themes/b.yaml\n',
    'b.yaml': 'radius: 3\nbase: themes/a.yaml\n',
    'c.yaml': 'base: themes/c.yaml\n',
    'd.yaml': 'base: themes/a.yaml\n',
  });
  expect(await loaded()).toMatchInlineSnapshot(`
    [
      "themes/b.yaml:2:7 | expected a base that is not built on this theme itself, as themes/a.yaml on themes/b.yaml on themes/a.yaml would be, found the text "themes/a.yaml" | write the name of a preset, or the file of another theme",
      "themes/c.yaml:1:7 | expected a base that is not built on this theme itself, as themes/c.yaml on themes/c.yaml would be, found the text "themes/c.yaml" | write the name of a preset, or the file of another theme",
    ]
  `);
});

test('what is no file of a theme is told as such', async () => {
  write('{}', {
    'empty.yaml': '',
    'list.yaml': '- base: dusk\n- radius: 3\n',
    'words.yaml': 'dusk and dawn\n',
    'notes.txt': 'not: a theme',
    'paper.yaml~': 'raduis: 3',
  });
  mkdirSync(join(folder, 'folder.yaml'));
  symlinkSync('nowhere', join(folder, 'lost.yaml'));
  expect(await loaded()).toMatchInlineSnapshot(`
    [
      "themes/empty.yaml:1:1 | the file is empty | put back what stood in it",
      "themes/folder.yaml:1:1 | this is a folder | name a file",
      "themes/list.yaml:1:1 | expected lines with the keys base, accent, surface, text, fonts, radius, density, overlay, layout, typography, grade, sizes, found a list of 2 items | write { base: dusk, radius: 6 }, or each key on a line of its own",
      "themes/lost.yaml:1:1 | this is a link to a file that is not there | put the file in its place",
      "themes/words.yaml:1:1 | expected lines with the keys base, accent, surface, text, fonts, radius, density, overlay, layout, typography, grade, sizes, found the text "dusk and dawn" | write { base: dusk, radius: 6 }, or each key on a line of its own",
    ]
  `);
});

test('what is certain is mended in a file too, and all else of it stays', async () => {
  const mistaken = '\ufeff# soft, warm: mine\r\nbase: atelier\r\nraduis: 4px # soft\r\n';
  write('{ preset: themes/soft.yaml }', { 'soft.yaml': mistaken });
  const { done, loaded } = await fixFiles(paths);
  expect(loaded).toMatchObject({ ok: true, value: { site: { theme: { radius: 4 } } } });
  expect(done.join()).toContain('themes/soft.yaml:3  mended: unknown key "raduis"');
  const mended = mistaken.replace('raduis: 4px', 'radius: 4');
  expect(readFileSync(join(folder, 'soft.yaml'), 'utf8')).toBe(mended);
});
