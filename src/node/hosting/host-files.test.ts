// @vitest-environment node
import { expect, test } from 'vitest';
import { site } from '../../../tests/sample-site.ts';
import { hostFiles } from './host-files.ts';
import { siteHeaders } from './site-headers.ts';

const headers = siteHeaders({
  base: '/repo/',
  service: 'api/index',
  styles: ['a{}'],
  scripts: [],
  apiHost: '',
  frames: ['https://player.example.com'],
});
const filesOf = (host: typeof site.host) =>
  hostFiles({ ...site, host, app: { ...site.app, url: 'https://alma.example/repo/' } }, headers);

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
  for (const [name, value] of Object.entries(headers.all)) {
    for (const [file, text = ''] of written) {
      const plain = text.replaceAll("\\'", "'").replaceAll('\\"', '"');
      expect(plain, `${name} in ${file}`).toContain(name);
      expect(plain, `${name} in ${file}`).toContain(value);
    }
  }
});

test('a server block knows its domain, and looks for the site below it', () => {
  const block = filesOf('nginx')['.hosting/nginx.conf'];
  expect(block).toContain('server_name alma.example;');
  expect(block).toContain('root /var/www/alma.example;');
});
