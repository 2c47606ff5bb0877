// @vitest-environment node
import { expect, test } from 'vitest';
import { findInlineMarkup } from './inline-markup.ts';

test.each([
  ['<p class="a" style="color:red">', 'the attribute style="color:red" of <p>', 'view.css.ts'],
  ['<div><style>p{}</style></div>', 'a <style> element', 'view.css.ts'],
  ['<script>run()</script>', 'a <script> element', 'event handler'],
  ['<script async="" src="/run.js"></script>', 'a <script> element', 'event handler'],
  ['<a onclick="run()">', 'the attribute onclick="run()" of <a>', 'event handler'],
  ['<svg><a xlink:href="javascript:run()">', 'xlink:href="javascript:run()"', 'event handler'],
  ['<iframe src="data:text/html,hello">', 'src="data:text/html,hello" of <iframe>', 'the frame'],
  ['<iframe srcDoc="hello">', 'srcDoc="hello" of <iframe>', 'the frame'],
])('%j is refused, and says where it belongs', (html, found, fix) => {
  expect(findInlineMarkup(`<main>${html}</main>`)).toEqual({
    found: expect.stringContaining(found),
    fix: expect.stringContaining(fix),
  });
});

test.each([
  '<p class="style">Nothing in style=&quot;…&quot; or &lt;script&gt; onclick=&quot;none&quot;</p>',
  '<script type="application/ld+json">{}</script>',
  '<a href="https://example.com/javascript:run()" title="javascript:run()">javascript:run()</a>',
  '<a href="projects"><img src="data:image/png;base64,AA"></a><iframe src="https://example.com">',
  '<stylish-list></stylish-list><a title=" style=none">',
])('%j is allowed', (html) => {
  expect(findInlineMarkup(html)).toBeUndefined();
});
