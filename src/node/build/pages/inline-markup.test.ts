import { expect, test } from 'vitest';
import { elementsIn } from '../../files/project/html.ts';
import { findInlineMarkup } from './inline-markup.ts';

test.each([
  ['<p style="color:red">', 'the attribute style="color:red" of <p>', 'view.css.ts'],
  ['<div><style>p{}</style></div>', 'a <style> element', 'view.css.ts'],
  ['<script>run()</script>', 'a <script> element', 'event handler'],
  ['<a href="javascript:run()">', 'the attribute href="javascript:run()" of <a>', 'event handler'],
  ['<a href="java\n\tscript:run()">', 'script:run()" of <a>', 'event handler'],
  ['<a href="&#106;avascript&colon;run()">', 'href="javascript:run()" of <a>', 'event handler'],
  ['<img src=javascript:run()>', 'src="javascript:run()" of <img>', 'event handler'],
  ['<form action="javascript:run()">', 'action="javascript:run()" of <form>', 'event handler'],
  ['<button formaction="javascript:run()">', 'formaction="javascript:run()"', 'event handler'],
  ['<svg><a xlink:href="javascript:run()">', 'xlink:href="javascript:run()"', 'event handler'],
  ['<iframe src="Data:text/html,hello">', 'src="Data:text/html,hello" of <iframe>', 'the frame'],
  ['<object data="data:text/html,hello">', 'data="data:text/html,hello" of <object>', 'the frame'],
  ['<iframe srcdoc="hello">', 'srcdoc="hello" of <iframe>', 'the frame'],
  ['<meta http-equiv=Refresh content="0;url=/">', '<meta http-equiv="refresh"> element', 'link'],
])('%j is refused, and says where it belongs', (html, found, fix) => {
  expect(findInlineMarkup(elementsIn(`<main>${html}</main>`))).toEqual({
    found: expect.stringContaining(found),
    fix: expect.stringContaining(fix),
  });
});

test.each([
  '<p class="style">Nothing in style="…" or &lt;script&gt; onclick = "none"</p>',
  '<script type="application/ld+json">{}</script>',
  '<a href="https://example.com/javascript:run()" title="javascript:run()">javascript:run()</a>',
  '<a href="projects"><img src="data:image/png;base64,AA"></a><iframe src="https://example.com">',
  '<meta name="description" content="srcdoc = nothing">',
  '<stylish-list></stylish-list><a title=" style=none">',
])('%j is allowed', (html) => {
  expect(findInlineMarkup(elementsIn(html))).toBeUndefined();
});
