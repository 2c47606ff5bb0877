import { expect, test } from 'vitest';
import { elementsIn } from '../../files/project/html.ts';
import { buildStyleSheet, namesIn } from './style-sheet.ts';

/** Returns the styles of the first paint of `<p class="b">` for the rules of a whole site. */
async function firstStyles(rules: string): Promise<string | undefined> {
  // The second module is of a section type that no page has, so the style sheet leaves out its rules.
  const css = { 'ui/page.css.ts': rules, 'sections/prose/view.css.ts': 'p{color:red}' };
  const names = new Map([['a', namesIn(elementsIn('<p class="b">B</p>'))]]);
  const sheet = await buildStyleSheet({ css, types: ['hero'], fonts: '', names, base: '/' });
  return sheet.firstStyles.get('a');
}

const frames = '@keyframes k{0%{margin:0}}';

test.each([
  ['an attribute', '[class^=b]{margin:0}', '[data-a]{margin:0}'],
  ['the root', ':root[data-a]{margin:0}', ':root[data-a] .c{margin:0}'],
  ['an element inside another', 'body:has(.b){margin:0}', 'body:has(.c){margin:0}'],
  ['no action', '.b:not(:focus){margin:0}', '.b:focus{margin:0}'],
  ['buttons that appear', 'p{transition:visibility 0s 4s}', 'p{transition:color .2s}'],
  ['the screen', '@media screen{.b{margin:0}}', '@media print{.b{margin:0}}'],
  ['the page itself', '.b:before{margin:0}', '::view-transition-old(p){margin:0}'],
  ['an animation that plays', `${frames}.b{animation:1s k}`, `${frames}.c{animation:1s k}`],
  ['a variable duration', `${frames}.b{animation:k var(--x)}`, '.b:hover{animation:k var(--x)}'],
])('the first paint has the rules for %s, and no others', async (_, needed, other) => {
  expect(await firstStyles(needed)).toBe(needed);
  expect(await firstStyles(other)).toBe('');
});

test('the first paint has the custom properties that its rules use, and each colour for light and dark once', async () => {
  const rest = '.b{color:var(--used)}p{color:light-dark(#fff,#000)}';
  const all = await firstStyles(`:root{--used:red;--other:blue}${rest}`);
  expect(all).toBe(`:root{--used:red}${rest}`);
});

test('styles of a section type that are no CSS are named by their file and line', async () => {
  const css = { 'sections/plans/view.css.ts': '.a {\n  margin: 0;\n}\n@container 52rem {\n}' };
  const sheet = buildStyleSheet({ css, types: ['plans'], fonts: '', names: new Map(), base: '/' });
  await expect(sheet).rejects.toThrow(
    'sections/plans/view.css.ts\n  no browser knows this CSS: @container 52rem {',
  );
});
