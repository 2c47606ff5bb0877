declare module 'subset-font' {
  type Options = {
    targetFormat: 'sfnt' | 'woff2';
    noHinting?: boolean;
    keepFeatures?: readonly string[];
    variationAxes?: Record<string, number | { min: number; max: number }>;
  };
  function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
  export = subsetFont;
}
