// @vitest-environment node
import { expect, test } from 'vitest';
import { findInlineMarkup } from './inline-markup.ts';

test.each([
  ['<p style="color:red">', 'the attribute style="color:red" of <p>', 'view.css.ts'],
  ['<svg><path STYLE=fill:red></svg>', 'the attribute style="fill:red" of <path>', 'view.css.ts'],
  ['<div><style>p{}</style></div>', 'a <style> element', 'view.css.ts'],
  ['<script>run()</script>', 'a <script> element', 'event handler'],
  ['<script async src="/run.js"></script>', 'a <script> element', 'event handler'],
  ['<a\nonclick="run()">', 'the attribute onclick="run()" of <a>', 'event handler'],
])('%j is refused, and says where it belongs', (html, found, fix) => {
  expect(findInlineMarkup(`<main>${html}</main>`)).toEqual({
    found,
    fix: expect.stringContaining(fix),
  });
});

test.each([
  '<p class="style">Nothing in style="…" or &lt;script&gt; onclick = "none"</p>',
  '<script type="application/ld+json">{}</script>',
  '<stylish-list></stylish-list><a title=" style=none">',
])('%j is allowed', (html) => {
  expect(findInlineMarkup(html)).toBeUndefined();
});
