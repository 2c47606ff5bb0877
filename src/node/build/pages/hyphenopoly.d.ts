// biome-ignore-all lint/style/noDefaultExport: the package has no other
declare module 'hyphenopoly' {
  type Hyphenate = (text: string) => string;
  type Options = {
    require: readonly string[];
    sync: true;
    loaderSync: (file: string, folder: URL) => Uint8Array;
    hyphen: string;
    leftmin: number;
    rightmin: number;
  };
  const hyphenopoly: {
    supportedLanguages: readonly string[];
    config: (options: Options) => ReadonlyMap<string, Hyphenate>;
  };
  export default hyphenopoly;
}
