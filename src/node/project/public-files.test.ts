import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { folderForTest } from '../../../tests/unit/file-faults.ts';
import { decodedPath, hasPrivateName, publicFilePath, readPublicFolder } from './public-files.ts';

const publicFiles = (place: string) => [...readPublicFolder(place).files.keys()];

let folder: string;
beforeEach(() => {
  folder = folderForTest();
});

test('a file is found whichever form its accents have on the disk', () => {
  writeFileSync(join(folder, 'Zoë.jpg'.normalize('NFD')), 'composed of two');
  const path = '/Zoë.jpg'.normalize('NFC');
  expect(publicFiles(folder)).toEqual([path]);
  expect(readFileSync(publicFilePath(path, folder), 'utf8')).toBe('composed of two');
});

test('links are followed, once where they lead back', () => {
  mkdirSync(join(folder, 'files'));
  writeFileSync(join(folder, 'files', 'cv.pdf'), '');
  symlinkSync(folder, join(folder, 'files', 'again'), 'junction');
  symlinkSync(join(folder, 'files'), join(folder, 'shared'), 'junction');
  expect(publicFiles(folder).sort()).toEqual(['/files/cv.pdf', '/shared/cv.pdf']);
});

test('a link that leads nowhere is listed, and no folder at all is empty', () => {
  symlinkSync(join(folder, 'nothing'), join(folder, 'lost.jpg'));
  expect(publicFiles(folder)).toEqual(['/lost.jpg']);
  expect(publicFiles(join(folder, 'nothing'))).toEqual([]);
});

test('a link that leads out is no file of the site, and nothing behind it is', () => {
  const elsewhere = folderForTest();
  writeFileSync(join(elsewhere, 'secret.txt'), 'secret');
  mkdirSync(join(folder, 'files'));
  symlinkSync(elsewhere, join(folder, 'files', 'all'), 'junction');
  symlinkSync(join('..', basename(elsewhere), 'secret.txt'), join(folder, 'one.txt'));
  symlinkSync(join(folder, 'one.txt'), join(folder, 'two.txt'));
  expect(publicFiles(folder)).toEqual([]);
  expect([...readPublicFolder(folder).symlinksOutside].sort()).toEqual([
    '/files/all',
    '/one.txt',
    '/two.txt',
  ]);
  const outside = `/../${basename(elsewhere)}/secret.txt`;
  for (const path of ['/one.txt', '/files/all/secret.txt', outside])
    expect(() => publicFilePath(path, folder)).toThrow('is outside of public/');
});

test('hidden files, backups and keys are left out, and named but for those of the system', () => {
  const secrets = '.env .env.local .htpasswd .cv.pdf.swp cv.pdf~ #cv.pdf# ~$cv.docx'.split(' ');
  const backups = 'me.jpg.bak me.ORIG site.swo server.pem id_rsa'.split(' ');
  const shown = '.nojekyll .htaccess _headers _redirects CNAME #1~2.jpg id_rsa.pub'.split(' ');
  for (const name of [...secrets, ...backups, ...shown, '.DS_Store'])
    writeFileSync(join(folder, name), '');
  for (const name of ['.git', '.well-known']) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'security.txt'), '');
  }
  const named = ['.git/', ...secrets, ...backups].map((name) => `/${name}`);
  const published = ['.well-known/security.txt', ...shown].map((name) => `/${name}`);
  expect(publicFiles(folder).sort()).toEqual(published.sort());
  expect(readPublicFolder(folder).leftOut.sort()).toEqual(named.sort());
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
