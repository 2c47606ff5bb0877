// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { headersFor, siteHeaders } from './site-headers.ts';

const options = {
  base: '/repo/',
  service: 'api/index',
  styles: ['a{}'],
  scripts: [],
  apiHost: '',
  frames: [],
};
const headers = siteHeaders(options);

test('no other site may frame, open or embed this one', () => {
  expect(headers.all['Content-Security-Policy']).toMatch(/; frame-ancestors 'none'$/);
  expect(headers.all).toMatchObject({
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'X-Content-Type-Options': 'nosniff',
  });
});

test('what changes its name with its content is kept for ever, everything else is asked for anew', () => {
  const cacheOf = (path: string) => headersFor(headers, path)['Cache-Control'];
  expect(cacheOf('/repo/assets/main.js')).toContain('immutable');
  for (const path of ['/repo/', '/repo/projects', '/repo/projects/page.json', '/assets/main.js']) {
    expect(cacheOf(path)).toBe('no-cache');
  }
});

test("the data service's answer is JSON, though its name does not say so", () => {
  expect(headersFor(headers, '/repo/api/index')['Content-Type']).toBe('application/json');
  expect(headersFor(headers, '/repo/api')['Content-Type']).toBeUndefined();
  const elsewhere = siteHeaders({ ...options, service: undefined });
  expect(headersFor(elsewhere, '/repo/api/index')['Content-Type']).toBeUndefined();
});

describe('a site with players of other hosts', () => {
  const { all } = siteHeaders({ ...options, frames: ['https://player.example.com'] });

  test('lets them load, though they do not agree to be embedded', () => {
    expect(all['Cross-Origin-Embedder-Policy']).toBeUndefined();
  });

  test('gives them what a player needs, and nothing else', () => {
    const permissions = all['Permissions-Policy'];
    expect(permissions).toContain('fullscreen=(self "https://player.example.com")');
    expect(permissions).toContain('camera=()');
    expect(headers.all['Permissions-Policy']).toContain('fullscreen=()');
  });
});

test('a policy that no host would send whole leaves the styles to the documents', () => {
  const styles = Array.from({ length: 40 }, (_, index) => `a{order:${index}}`);
  const policy = siteHeaders({ ...options, styles }).all['Content-Security-Policy'] ?? '';
  expect(policy.length).toBeLessThan(2000);
  expect(policy).toContain("style-src 'unsafe-inline';");
  expect(policy).toContain("default-src 'none'");
});
