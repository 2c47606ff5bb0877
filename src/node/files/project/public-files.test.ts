import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForTest } from '../../../../tests/unit/file-faults.ts';
import { decodedPath, hasPrivateName, publicFilePath, readPublicFolder } from './public-files.ts';

test('files are found in whichever form their accents are, and through links, but for those that lead back or out', () => {
  const [folder, elsewhere] = [folderForTest(), folderForTest()];
  mkdirSync(join(folder, 'files'));
  writeFileSync(join(folder, 'files', 'Zoë.jpg'.normalize('NFD')), 'composed of two');
  writeFileSync(join(elsewhere, 'secret.txt'), 'secret');
  const links = {
    'files/again': folder,
    shared: join(folder, 'files'),
    lost: join(folder, 'none'),
  };
  const one = join('..', basename(elsewhere), 'secret.txt');
  const leadOut = { 'files/all': elsewhere, 'one.txt': one, 'two.txt': join(folder, 'one.txt') };
  for (const [link, target] of Object.entries({ ...links, ...leadOut }))
    symlinkSync(target, join(folder, link), 'junction');

  const { files, symlinksOutside } = readPublicFolder(folder);
  const [path, shared] = ['/files/Zoë.jpg'.normalize('NFC'), '/shared/Zoë.jpg'.normalize('NFC')];
  expect([...files.keys()].sort()).toEqual([path, '/lost', shared]);
  expect(readFileSync(publicFilePath(path, folder), 'utf8')).toBe('composed of two');
  expect(symlinksOutside.sort()).toEqual(['/files/all', '/one.txt', '/shared/all', '/two.txt']);
  for (const outside of ['/one.txt', '/files/all/secret.txt', `/${one}`])
    expect(() => publicFilePath(outside, folder)).toThrow('is outside of public/');
  expect(readPublicFolder(join(folder, 'none')).files.size).toBe(0);
});

test('hidden files, backups and keys are left out, and named but for those of systems and of Git', () => {
  const folder = folderForTest();
  const secrets = '.env .env.local .htpasswd .cv.pdf.swp cv.pdf~ #cv.pdf# ~$cv.docx'.split(' ');
  const backups = 'me.jpg.bak me.ORIG site.swo server.pem id_rsa'.split(' ');
  const shown = '.nojekyll .htaccess _headers _redirects CNAME #1~2.jpg id_rsa.pub'.split(' ');
  for (const name of [...secrets, ...backups, ...shown, '.DS_Store', '.gitkeep'])
    writeFileSync(join(folder, name), '');
  for (const name of ['.git', '.well-known']) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'security.txt'), '');
  }
  const named = ['.git/', ...secrets, ...backups].map((name) => `/${name}`);
  const published = ['.well-known/security.txt', ...shown].map((name) => `/${name}`);
  const { files, leftOut } = readPublicFolder(folder);
  expect([...files.keys()].sort()).toEqual(published.sort());
  expect(leftOut.sort()).toEqual(named.sort());
  expect(['/.git/config', '/a/.DS_Store', ...named].every(hasPrivateName)).toBe(true);
});

test.each([
  ['/a%23b%3Fc%25.jpg?v=1', '/a#b?c%.jpg'],
  ['/%E0%A4%A', undefined],
  ['/%2e%2e/public2/a', undefined],
  ['/..%2fa', undefined],
])('the address %s leads to %s', (address, path) => {
  expect(decodedPath(address)).toBe(path);
});
