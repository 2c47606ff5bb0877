/**
 * Loads what reads code: the languages that highlight.js calls common, and those that portfolios show beside them. It
 * takes a while, so only a site with code in some language does.
 */
export async function loadLanguages() {
  const { default: highlighter } = await import('highlight.js/lib/common');
  const others = {
    arduino: import('highlight.js/lib/languages/arduino'),
    clojure: import('highlight.js/lib/languages/clojure'),
    cmake: import('highlight.js/lib/languages/cmake'),
    dart: import('highlight.js/lib/languages/dart'),
    delphi: import('highlight.js/lib/languages/delphi'),
    django: import('highlight.js/lib/languages/django'),
    dockerfile: import('highlight.js/lib/languages/dockerfile'),
    dos: import('highlight.js/lib/languages/dos'),
    elixir: import('highlight.js/lib/languages/elixir'),
    elm: import('highlight.js/lib/languages/elm'),
    erlang: import('highlight.js/lib/languages/erlang'),
    fortran: import('highlight.js/lib/languages/fortran'),
    fsharp: import('highlight.js/lib/languages/fsharp'),
    glsl: import('highlight.js/lib/languages/glsl'),
    groovy: import('highlight.js/lib/languages/groovy'),
    handlebars: import('highlight.js/lib/languages/handlebars'),
    haskell: import('highlight.js/lib/languages/haskell'),
    http: import('highlight.js/lib/languages/http'),
    julia: import('highlight.js/lib/languages/julia'),
    latex: import('highlight.js/lib/languages/latex'),
    lisp: import('highlight.js/lib/languages/lisp'),
    matlab: import('highlight.js/lib/languages/matlab'),
    nginx: import('highlight.js/lib/languages/nginx'),
    nim: import('highlight.js/lib/languages/nim'),
    nix: import('highlight.js/lib/languages/nix'),
    ocaml: import('highlight.js/lib/languages/ocaml'),
    openscad: import('highlight.js/lib/languages/openscad'),
    powershell: import('highlight.js/lib/languages/powershell'),
    processing: import('highlight.js/lib/languages/processing'),
    protobuf: import('highlight.js/lib/languages/protobuf'),
    scala: import('highlight.js/lib/languages/scala'),
    scheme: import('highlight.js/lib/languages/scheme'),
    twig: import('highlight.js/lib/languages/twig'),
    verilog: import('highlight.js/lib/languages/verilog'),
    vhdl: import('highlight.js/lib/languages/vhdl'),
    vim: import('highlight.js/lib/languages/vim'),
  };
  for (const [name, module] of Object.entries(others))
    highlighter.registerLanguage(name, (await module).default);
  for (const [languageName, names] of Object.entries(otherNames))
    highlighter.registerAliases(names, { languageName });
  return highlighter;
}

/** Names that highlight.js does not know, of languages and of what is written in them. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  bash: ['fish'],
  cpp: ['cuda'],
  ini: ['dotenv', 'env', 'properties'],
  julia: ['jl'],
  lisp: ['commonlisp', 'elisp', 'emacslisp'],
  markdown: ['mdx'],
  sql: ['mysql', 'plsql', 'postgres', 'postgresql', 'sqlite', 'tsql'],
  xml: ['astro', 'svelte', 'vue'],
};
