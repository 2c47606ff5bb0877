import { expect, test } from 'vitest';
import type { PageConfig } from '../../../page-data.ts';
import type { Block } from '../../../shared/text-blocks.ts';
import { withCodeColors } from './code-colors.ts';

function page(...paragraphs: readonly Block[]): PageConfig {
  const section = { type: 'prose', heading: 'Notes', paragraphs, entrance: 'default' };
  const parts = [{ width: 'page', sections: [{ level: 1, isFirst: true, section }] }];
  const shared = { path: '', title: 'Notes', navigation: true, description: '' };
  return JSON.parse(JSON.stringify({ ...shared, types: ['prose'], parts }));
}

/** Returns code with the role of each run before it, such as `k[if] x`. */
async function rolesIn(code: string, language: string): Promise<string> {
  const text = JSON.stringify(await withCodeColors([page({ code, language })]));
  const [, colors = ''] = /"colors":"([^"]*)"/.exec(text) ?? [];
  let rest = code;
  const runs = (colors.match(/.\d+/g) ?? []).map((run) => {
    const words = rest.slice(0, Number(run.slice(1)));
    rest = rest.slice(words.length);
    return run.startsWith('.') ? words : `${run.charAt(0)}[${words}]`;
  });
  return runs.join('') + rest;
}

test.each([
  ['js', "if (a) b('c'); // d", "k[if] (a) t[b](s['c']); c[// d]"],
  ['tsx', 'const a = <b c="d" />;', 'k[const] a = <k[b ]t[c]=s["d"] />;'],
  ['TypeScript', 'let a: string = `b$c`;', 'k[let ]t[a]: t[string] = s[`b$c`];'],
  ['Python', 'def a(): return None # b', 'k[def ]t[a](): k[return ]n[None ]c[# b]'],
  ['ruby', 'puts "a #{b}" # c', 'puts s["a ]#{b}s[" ]c[# c]'],
  ['C#', 'string a = "&<>\'";', 't[string] a = s["&<>\'"];'],
  ['c++', '#include <a>\nint b = 1;', 't[#]k[include ]s[<a>\n]t[int] b = n[1];'],
  ['Objective-C', '@interface A', 'k[@interface ]t[A]'],
  ['sh', 'echo "a $b" # c', 't[echo ]s["a ]$bs[" ]c[# c]'],
  ['html', '<a b="c">d</a><!-- e -->', '<k[a ]t[b]=s["c"]>d</k[a]>c[<!-- e -->]'],
  ['vue', '<style>a{color:red}</style>', '<k[style]>k[a]{t[color]:red}</k[style]>'],
  ['css', '.a { width: 1px }', 't[.a] { t[width]: n[1px] }'],
  ['diff', '@@ -1 +1 @@\n-a\n+b', 't[@@ -1 +1 @@\n]c[-a\n]s[+b]'],
  ['yaml', 'a: true', 't[a: ]n[true]'],
  ['rust', '/* a */ /* b */ fn c() {}', 'c[/* a */ /* b */ ]k[fn ]t[c]() {}'],
  ['Dart', "var a = 'b';", "k[var] a = s['b'];"],
  ['VB', 'Dim a = 1', 'k[Dim] a = n[1]'],
  ['ps1', '# a', 'c[# a]'],
])('words of %s have roles: %s', async (language, code, expected) => {
  expect(await rolesIn(code, language)).toBe(expected);
});

test.each([
  'clojure cmake dart delphi django docker bat elixir elm erlang fortran f# glsl groovy hbs haskell http julia tex lisp matlab nginx nim nix ocaml openscad powershell processing protobuf scala scheme twig verilog vhdl vim',
  'arduino bash c cpp cs css diff go graphql ini java javascript json kotlin less lua make md objc perl php py r ruby rust scss console sql swift toml ts vb wasm xml yml jsonc svelte astro mdx postgres zsh',
])('these languages are known: %s', async (names) => {
  const code =
    '# a\n; a\n/* a */\n// a\n-- a\n<!-- a -->\n{# a #}\n! a\n% a\n" a "\n(* a *)\n$ a\nlet a = 1\nGET / HTTP/1.1\n{"a": 1}\n{{a b="c"}}\n@@ -1 +1 @@\nCOPY a\nremark a';
  for (const name of names.split(' ')) expect(await rolesIn(code, name), name).toContain('[');
});

test('code without a language, in an unknown one or in none stays as it is', async () => {
  const blocks = [
    { code: 'if (a) b();' },
    { code: 'if (a) b();', language: 'brainstorm' },
    { code: 'if (a) b();', language: 'constructor' },
    { code: 'if (a) b();', language: 'text' },
    { code: 'a', language: 'js' },
    'if (a) b();',
  ];
  const pages = [page(...blocks)];
  expect(await withCodeColors(pages)).toEqual(pages);
});

test('code in an item of a list has roles too, and nothing else changes', async () => {
  const [inside, around] = [{ code: 'true', language: 'json' }, 'Text'];
  const blocks = (block: Block): Block[] => [around, { list: [{ paragraphs: [block] }] }];
  const pages = [page(...blocks(inside)), page(around)];
  const expected = [page(...blocks({ ...inside, colors: 'n4' })), page(around)];
  expect(await withCodeColors(pages)).toEqual(expected);
});

test.each([
  ['too long to be shown', 'a = 1\n'.repeat(10_000), 'python'],
  ['that patterns never come to an end with', '[a]('.repeat(12_000), 'markdown'],
])('code %s stays plain', async (_, code, language) => {
  const pages = [page({ code, language })];
  expect(await withCodeColors(pages)).toEqual(pages);
});
