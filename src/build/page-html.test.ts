// @vitest-environment node
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { noContent } from '../data/content.ts';
import type { RenderedPage } from '../prerender.tsx';
import { readManuscript } from './owner-files.ts';
import { addPolicy, elsewhere, fillTemplate, inlineStyles } from './page-html.ts';

const template = `<!doctype html><html lang="en"><head><meta charset="utf-8"><!--head--></head>
<body><!--page--></body></html>`;

function rendered(changes: Partial<RenderedPage>): RenderedPage {
  const data = {
    site: readManuscript().site,
    snapshot: noContent,
    assets: { pictures: {}, icons: {} },
  };
  return { language: 'en', head: '', body: '', data, ...changes };
}

test('a page is poured into the document with its language and its path', () => {
  const page = rendered({ language: 'pt-BR', head: '<title>Hi</title>', body: '<p>There</p>' });
  const html = fillTemplate(template, 'about-me', page);
  expect(html).toContain('<html lang="pt-BR">');
  expect(html).toContain('<title>Hi</title></head>');
  expect(html).toContain('<div id="page" data-path="/about-me"><p>There</p></div>');
});

test('dollar signs of the content mean nothing', () => {
  const sly = "$& $1 $$ $` $' $<name>";
  const html = fillTemplate(template, '', rendered({ head: sly, body: sly, language: sly }));
  expect(html.split(sly)).toHaveLength(4);
  expect(inlineStyles('<link rel="stylesheet" href="/a.css">', sly)).toBe(`<style>${sly}</style>`);
});

test('data cannot end its script element, and is read back as it was', () => {
  const sly = '</script><script>alert(1)</script><!--<script>';
  const owner = { nameOwn: sly, profession: '\u2028', label: '$&' };
  const page = rendered({});
  page.data.snapshot = { ...noContent, owner };
  const html = fillTemplate(template, '', page);
  expect(html.match(/<\/script/g)).toHaveLength(1);
  expect(html).not.toContain('<!--<script');
  const json = /<script type="application\/json"[^>]*>(.*)<\/script>/s.exec(html)?.[1] ?? '';
  expect(JSON.parse(json)).toMatchObject({ snapshot: { owner } });
});

test('the policy allows nothing but the site itself, and the one style by its hash', () => {
  const css = 'body{color:red}';
  const html = addPolicy(template, css, '');
  const policy = /content="([^"]*)"/.exec(html)?.[1]?.split('; ') ?? [];
  const hash = createHash('sha256').update(css).digest('base64');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain(`style-src 'sha256-${hash}'`);
  expect(policy).toContain("connect-src 'self'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(html).toMatch(/<meta charset="utf-8"><meta http-equiv="Content-Security-Policy"/);
});

test('a remote data service is allowed by its origin alone', () => {
  const html = addPolicy(template, '', 'https://api.example.com:8443/v2');
  expect(html).toContain("connect-src 'self' https://api.example.com:8443;");
});

test('the answer to any other path leads to the first page, and is not listed', () => {
  const html = elsewhere('<head></head>', '/repo/');
  expect(html).toContain(
    '<noscript><meta http-equiv="refresh" content="0; url=/repo/"></noscript>',
  );
  expect(html).toContain('<meta name="robots" content="noindex">');
  const unlisted = '<head><meta name="robots" content="noindex"></head>';
  expect(elsewhere(unlisted, '/').match(/noindex/g)).toHaveLength(1);
});
