import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { temporaryFolder } from '../../browser/program.ts';
import { builtFiles } from '../../project/built-site.ts';
import { serve } from '../../project/cli.ts';
import { siteAt } from '../../project/site-files.ts';
import { expect, test } from '../../test.ts';

const secret = 'never meant for visitors';

const hidden = ['.env', '.git/config', 'files/cv.pdf~', '.htpasswd'];

/** Writes files below `public/` of which a host knows one, and that are otherwise for nobody. */
function writeHidden(folder: string) {
  for (const name of [...hidden, '.well-known/security.txt']) {
    mkdirSync(join(folder, 'public', dirname(name)), { recursive: true });
    writeFileSync(join(folder, 'public', name), secret);
  }
}

test('nothing outside of public/ is published or served, by no link', async ({ scenario }) => {
  const { folder: elsewhere, remove } = temporaryFolder();
  writeFileSync(join(elsewhere, 'secret.txt'), secret);
  const { folder, build, edit } = scenario({}, { source: true });
  const files = join(folder, 'public', 'files');
  mkdirSync(files);
  symlinkSync(elsewhere, join(files, 'all'), 'junction');
  symlinkSync(join('..', '..', 'package.json'), join(files, 'cv.json'));
  symlinkSync(elsewhere, join(folder, 'content', 'drafts'), 'junction');
  edit('site.config.yaml', '/media/portrait.webp', '/../site.config.yaml');

  const { code, output } = await build();
  expect(code).toBe(1);
  expect(output).toContain('public/files/all');
  expect(output).toContain('public/files/cv.json');
  expect(output).toContain('there is no file public/../site.config.yaml');
  expect(output.match(/leads out of public\//g)).toHaveLength(2);

  const server = await serve(folder, 'dev');
  for (const path of ['/files/all/secret.txt', '/files/cv.json'])
    for (const address of [
      path,
      `/.${path}`,
      `${path}?raw`,
      `${path}?url`,
      `/@fs${folder}/public${path}`,
    ]) {
      const response = await fetch(server.url + address);
      const text = await response.text();
      expect(text.includes(secret) || text.includes('"dependencies"'), address).toBe(false);
    }
  writeHidden(folder);
  const works = join(folder, 'public', 'works');
  mkdirSync(works);
  writeFileSync(join(works, 'why #1?.svg'), 'shown');
  const textAt = async (path: string) => (await fetch(`${server.url}/${path}`)).text();
  for (const path of [...hidden, '%2eenv', '%2egit/config', `@fs${folder}/public/.htpasswd`])
    expect(await textAt(path), path).not.toBe(secret);
  expect(await textAt('.well-known/security.txt')).toBe(secret);
  expect(await textAt('works/why%20%231%3F.svg')).toBe('shown');
  const draft = await fetch(`${server.url}/@fs${folder}/content/drafts/secret.txt`);
  expect(await draft.text()).not.toContain(secret);
  await server.stop();
  remove();
});

/** A picture of one colour with extra bytes at its end, like photos of phones. */
async function pictureOf(background: string): Promise<Buffer> {
  const create = { width: 800, height: 600, channels: 3, background } as const;
  return Buffer.concat([await sharp({ create }).jpeg().toBuffer(), Buffer.alloc(64)]);
}

test('a build publishes nothing hidden', async ({ scenario }) => {
  const hero = (name: string, more = '') =>
    `      - type: hero\n        picture: /photos/${name}.jpg\n${more}`;
  const heroes = hero('secret', '        hidden: true\n') + hero('Zoë');
  const site = siteAt('https://alma.example').replace(
    '      - type: hero\n',
    (first) => heroes + first,
  );
  const { folder, buildWell } = scenario({ site });
  writeHidden(folder);
  const photos = join(folder, 'public', 'photos');
  mkdirSync(photos);
  writeFileSync(join(photos, 'secret.jpg'), await pictureOf('#f00'));
  writeFileSync(join(photos, 'Zoë.jpg'.normalize('NFD')), await pictureOf('#00f'));

  const output = await buildWell();
  for (const name of ['.env', '.git/', 'files/cv.pdf~', '.htpasswd'])
    expect(output).toContain(`public/${name}`);
  const files = builtFiles(join(folder, 'dist'));
  const published = files.filter((file) => /secret|\.env|\.git|~|security/.test(file));
  expect(published).toEqual(['.well-known/security.txt']);
  const [preview = ''] = files.filter((file) => /sharing-.*\.jpg$/.test(file));
  const { channels } = await sharp(join(folder, 'dist', preview)).stats();
  const [red, , blue] = channels.map(({ mean }) => mean);
  expect(blue).toBeGreaterThan(2 * (red ?? 0));
});
