declare module 'fontverter' {
  export function convert(font: Uint8Array, to: 'truetype'): Promise<Uint8Array>;
}
