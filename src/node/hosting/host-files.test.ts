import { expect, test } from 'vitest';
import { site } from '../../../tests/sample-site.ts';
import { hostFiles } from './host-files.ts';
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
const withFrames = siteHeaders({ ...options, frames: ['https://player.example.com'] });
const filesOf = (host: typeof site.host) =>
  hostFiles({ ...site, host, app: { ...site.app, url: 'https://alma.example/repo/' } }, withFrames);

test.each<[typeof site.host, string[]]>([
  ['github-pages', ['.nojekyll']],
  ['netlify', ['_headers']],
  ['cloudflare', ['_headers']],
  ['vercel', ['vercel.json']],
  ['nginx', ['.hosting/nginx-rules.conf', '.hosting/nginx.conf']],
  ['caddy', ['.hosting/Caddyfile']],
  ['other', ['serve.json']],
])('%s gets what it needs and nothing else', (host, files) => {
  expect(Object.keys(filesOf(host)).sort()).toEqual(['.hosting/headers.json', ...files].sort());
});

test('every host is told every header, word for word', () => {
  const all = filesOf('all');
  const told = ['_headers', 'vercel.json', 'serve.json', '.hosting/Caddyfile'] as const;
  const written = [...told, '.hosting/nginx-rules.conf'].map((name) => [name, all[name]] as const);
  for (const [name, value] of Object.entries(withFrames.all)) {
    for (const [file, text = ''] of written) {
      const plain = text.replaceAll("\\'", "'").replaceAll('\\"', '"');
      expect(plain, `${name} in ${file}`).toContain(name);
      expect(plain, `${name} in ${file}`).toContain(value);
    }
  }
});

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

test('players of other hosts may load, though they do not agree to be embedded, and get what they need alone', () => {
  const { all } = withFrames;
  expect(all['Cross-Origin-Embedder-Policy']).toBeUndefined();
  const permissions = all['Permissions-Policy'];
  expect(permissions).toContain('fullscreen=(self "https://player.example.com")');
  expect(permissions).toContain('camera=()');
  expect(headers.all['Permissions-Policy']).toContain('fullscreen=()');
});

test('a policy that no host would send whole leaves the styles to the documents', () => {
  const styles = Array.from({ length: 40 }, (_, index) => `a{order:${index}}`);
  const policy = siteHeaders({ ...options, styles }).all['Content-Security-Policy'] ?? '';
  expect(policy.length).toBeLessThan(2000);
  expect(policy).toContain("style-src 'self' 'unsafe-inline';");
  expect(policy).toContain("default-src 'none'");
});
