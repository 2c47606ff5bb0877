import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, runScript } from './project/cli.ts';
import { sampleMedia } from './sample-site.ts';
import { folderForTest } from './unit/file-faults.ts';

const cli = join(root, 'src', 'node', 'cli.js');

test('files that are broken are named after a fix as well', async () => {
  const folder = folderForTest();
  const media = join(folder, 'public', 'media');
  mkdirSync(join(folder, 'content'));
  mkdirSync(media, { recursive: true });
  const broken = { 'portrait.webp': 400, 'film.h264.mp4': 3_000 };
  for (const [name, length] of Object.entries(broken)) {
    cpSync(join(sampleMedia, 'media', name), join(media, name));
    writeFileSync(join(media, name), readFileSync(join(media, name)).subarray(0, length));
  }
  writeFileSync(join(media, 'font.woff2'), 'no font');
  writeFileSync(join(folder, 'content', 'index.yaml'), 'projects: []\ncontactMe: []\n');
  const site = `app: { name: Mia, description: S. }
owner: { name: Mia Weber }
theme: { fonts: { text: /media/font.woff2 } }
pages: [{ path: '', link: Home, title: Home, sections: [{ type: hero, video: { poster: /media/portrait.webp, sources: [{ src: /media/film.h264.mp4, type: video/mp4 }] } }] }]
`;
  writeFileSync(join(folder, 'site.config.yaml'), site.replace('name: Mia ', 'nmae: Mia '));
  const { code, output } = await runScript(folder, [cli, 'check', '--fix', '--format', 'json']);
  expect(readFileSync(join(folder, 'site.config.yaml'), 'utf8')).toBe(site);
  for (const name of [...Object.keys(broken), 'font.woff2'])
    expect(output).toContain(`the file public/media/${name}`);
  expect(code).toBe(1);
}, 60_000);
