/** Lists the tables of an unpacked font. Records of a font that is cut are taken as far as they are there. */
export function tablesOf(font: Buffer): { tag: string; start: number; end: number }[] {
  const count = Math.min(font.readUInt16BE(4), Math.floor((font.length - 12) / 16));
  return Array.from({ length: count }, (_, index) => {
    const record = 12 + 16 * index;
    const start = font.readUInt32BE(record + 8);
    const tag = font.toString('latin1', record, record + 4);
    return { tag, start, end: start + font.readUInt32BE(record + 12) };
  });
}
