import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DocumentData } from '../page-data.ts';
import { siteAddresses } from './site-addresses.ts';

beforeEach(() => void vi.stubEnv('BASE_URL', '/base/'));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** Reads addresses of a site below /base/. Its document was requested at `asked`, and shows the page `own`. */
function addressesAt(asked: string, paths: readonly string[]) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { name: `https://alma.example${asked}`, entryType: '', startTime: 0, duration: 0, toJSON() {} },
  ]);
  const first: Pick<DocumentData, 'page'> = {
    page: { path: 'own', title: '', description: '', navigation: true, parts: [], types: [] },
  };
  return siteAddresses(first, () => paths);
}

test('where pages are listed, there is a page at each of their paths and at no other', () => {
  const { isPage } = addressesAt('/base/own', ['', 'own', 'other']);
  expect(['', 'own', 'other'].filter(isPage)).toHaveLength(3);
  expect([undefined, '/', 'Own', 'own/', '%6fwn', 'gone'].filter(isPage)).toEqual([]);
});

test('where they are not listed, there is none at the address that a host has answered with another', () => {
  const { documentPath, isPage } = addressesAt('/base/%5cevil.example/?x', []);
  expect(documentPath).toBe('%5cevil.example');
  expect(['', 'own', 'linked'].filter(isPage)).toHaveLength(3);
  expect(['%5cevil.example', undefined].filter(isPage)).toEqual([]);
  expect(addressesAt('/own', []).documentPath).toBeUndefined();
});
