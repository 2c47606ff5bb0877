import { expect, test } from 'vitest';
import { site } from '../../../../tests/sample-site.ts';
import { hostFiles } from './host-files.ts';
import { headersFor, siteHeaders } from './site-headers.ts';

const allowed = { styles: ['a{}'], scripts: [], apiHost: '', frames: [] };
const options = { base: '/repo/', service: 'api/index', ...allowed };
const headers = siteHeaders(options);
const frames = ['https://player.example.com', 'https://www.youtube-nocookie.com'];
const withFrames = siteHeaders({ ...options, apiHost: 'https://api.example.com/v2', frames });
const filesOf = (host: typeof site.host, url = 'https://alma.example/repo/') =>
  hostFiles({ ...site, host, app: { ...site.app, url } }, withFrames);

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

test.each([
  ['https://alma.example/', 'alma.example\n'],
  ['https://www.älma.example', 'www.xn--lma-pla.example\n'],
  ['https://alma.github.io/', undefined],
  ['https://alma.example/repo/', undefined],
])('GitHub Pages is told the domain of %s if it is the owner’s', (url, domain) => {
  expect(filesOf('github-pages', url)['CNAME']).toBe(domain);
  expect(filesOf('all', url)).not.toHaveProperty('CNAME');
});

test('every host is told every header, word for word', () => {
  const all = filesOf('all');
  const told = ['_headers', 'vercel.json', 'serve.json', '.hosting/Caddyfile'] as const;
  for (const file of [...told, '.hosting/nginx-rules.conf']) {
    const plain = all[file]?.replaceAll("\\'", "'").replaceAll('\\"', '"');
    for (const words of Object.entries(withFrames.all).flat()) expect(plain, file).toContain(words);
  }
});

test('no other site may frame, open or embed this one, which gets nothing that it does not need', () => {
  expect(headers.all).toMatchObject({
    'Content-Security-Policy': expect.stringMatching(/; frame-ancestors 'none'$/),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': expect.stringContaining('fullscreen=()'),
  });
});

test('players of other hosts may load, though they do not agree to be embedded, and get what they need alone', () => {
  expect(withFrames.all).not.toHaveProperty('Cross-Origin-Embedder-Policy');
  const origins = frames.map((origin) => `"${origin}"`).join(' ');
  expect(withFrames.all['Permissions-Policy']).toContain(`fullscreen=(self ${origins})`);
  expect(withFrames.all['Permissions-Policy']).toContain('camera=()');
});

test('the policy allows the host of the service, the frames that the pages may open, and no others', () => {
  const policy = withFrames.all['Content-Security-Policy'];
  expect(policy).toContain("; connect-src 'self' https://api.example.com;");
  expect(policy).toContain(`; frame-src ${frames.join(' ')};`);
  const plain = headers.all['Content-Security-Policy'];
  expect(plain).toContain("; connect-src 'self';");
  expect(plain).not.toContain('frame-src');
});

test.each([
  ['/repo/assets/main.js', 'public, max-age=31536000, immutable', undefined],
  ['/repo/projects/page.json', 'no-cache', undefined],
  ['/assets/main.js', 'no-cache', undefined],
  ['/repo/api', 'no-cache', undefined],
  ['/repo/api/index', 'no-cache', 'application/json'],
])('%s is kept as %s, and its type, where its name does not tell, is %s', (path, cache, type) => {
  const sent = headersFor(headers, path);
  expect([sent['Cache-Control'], sent['Content-Type']]).toEqual([cache, type]);
  expect(siteHeaders({ ...options, service: undefined }).json).toBeUndefined();
});

test('a policy that no host would send whole leaves the styles to the documents', () => {
  const styles = Array.from({ length: 40 }, (_, index) => `a{order:${index}}`);
  const policy = siteHeaders({ ...options, styles }).all['Content-Security-Policy'] ?? '';
  expect(policy.length).toBeLessThan(2000);
  expect(policy).toMatch(/^default-src 'none'; .*; style-src 'self' 'unsafe-inline';/);
});

test('each language has a document for unknown addresses below its folder, and an answer as JSON', () => {
  const translations = [{ path: 'en/', service: 'api/index' }];
  const both = siteHeaders({ ...options, translations });
  const files = hostFiles({ ...site, host: 'all' }, both);
  expect(files['.hosting/nginx-rules.conf']).toContain(
    'location ^~ /repo/en/ {\n  error_page 400 403 404 405 414 /repo/en/404.html;',
  );
  expect(files['.hosting/Caddyfile']).toContain(
    '\trewrite /repo/en/* /en/404.html\n\t\trewrite * /404.html\n',
  );
  expect(JSON.parse(files['vercel.json'] ?? '')).toMatchObject({
    rewrites: [{ source: '/repo/en/(.*)', destination: '/repo/en/404.html', statusCode: 404 }],
  });
  const redirects = '/repo/en/* /repo/en/404.html 404\n';
  expect(hostFiles({ ...site, host: 'netlify' }, both)['_redirects']).toBe(redirects);
  // Cloudflare, which refuses such a rule, may be the host.
  expect(files['_redirects']).toBeUndefined();
  expect(headersFor(both, '/repo/en/api/index')).toMatchObject({
    'Content-Type': 'application/json',
  });
  for (const file of ['_headers', 'vercel.json', 'serve.json', '.hosting/Caddyfile'])
    expect(files[file], file).toMatch(/en\/api\/index/);
});
