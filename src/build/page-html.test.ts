// @vitest-environment node
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { RenderedPage } from '../prerender.tsx';
import { addToEnd, elsewhere, fillTemplate, stylesAndPolicy } from './page-html.ts';

const template = `<!doctype html><html lang="en"><head><meta charset="utf-8"><!--head--></head>
<body><!--page--></body></html>`;

function rendered(changes: Partial<RenderedPage>): RenderedPage {
  return { language: 'en', head: '', body: '', ...changes };
}

test('a page is poured into the document with its language and its path', () => {
  const page = rendered({ language: 'pt-BR', head: '<title>Hi</title>', body: '<p>There</p>' });
  const html = fillTemplate(template, 'about-me', page, '/data.json');
  expect(html).toContain('<html lang="pt-BR">');
  expect(html).toContain('<title>Hi</title></head>');
  expect(html).toContain('<div id="page" data-path="/about-me"><p>There</p></div>');
  expect(html).toMatch(/<link rel="preload" as="fetch"[^>]*href="\/data.json"><\/body>/);
});

test('what a reader can do without comes after what is read', () => {
  const html = fillTemplate(addToEnd(template, '<link>'), '', rendered({ body: '<p>Hi</p>' }), '');
  expect(html.indexOf('<p>Hi</p>')).toBeLessThan(html.indexOf('<link>'));
});

test('dollar signs of the content mean nothing', () => {
  const sly = "$& $1 $$ $` $' $<name>";
  const html = fillTemplate(template, '', rendered({ head: sly, body: sly, language: sly }), sly);
  expect(html.split(sly)).toHaveLength(5);
});

test('the policy allows nothing but the site itself, and the one style by its hash', () => {
  const css = 'body{color:red}';
  const html = stylesAndPolicy(css, '');
  const policy = /content="([^"]*)"/.exec(html)?.[1]?.split('; ') ?? [];
  const hash = createHash('sha256').update(css).digest('base64');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain(`style-src 'self' 'sha256-${hash}'`);
  expect(policy).toContain("connect-src 'self'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(html).toMatch(
    /^<style>body{color:red}<\/style><meta http-equiv="Content-Security-Policy"/,
  );
});

test('a remote data service is allowed by its origin alone', () => {
  const html = stylesAndPolicy('', 'https://api.example.com:8443/v2');
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
