// The types of the package bring those of browsers into all modules of Node.
// biome-ignore-all lint/style/noDefaultExport: the package has no other
declare module 'highlight.js' {
  const highlighter: {
    highlight(code: string, options: object): { value: string };
    getLanguage(name: string): unknown;
    registerLanguage(name: string, grammar: unknown): void;
    registerAliases(names: readonly string[], options: { languageName: string }): void;
  };
  export default highlighter;
}
declare module 'highlight.js/lib/languages/*' {
  const grammar: unknown;
  export default grammar;
}
