/** A box of an MP4 file: its type of four letters, and where in the buffer its content lies. */
type Box = { type: string; from: number; to: number };

/** The boxes in a part of a buffer, one after the other. */
function boxesIn(buffer: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to; ) {
    const head = readBoxHead(buffer.subarray(at, Math.min(at + 16, to)));
    if (!head) break;
    const end = head.size === 0 ? to : at + head.size;
    if (end > to || end <= at) break;
    boxes.push({ type: head.type, from: at + head.length, to: end });
    at = end;
  }
  return boxes;
}

/** The head of a box: its size with the head (0 up to the end of the file), and that of the head. */
export function readBoxHead(
  bytes: Buffer,
): { type: string; size: number; length: number } | undefined {
  if (bytes.length < 8) return undefined;
  const type = bytes.toString('latin1', 4, 8);
  const size = bytes.readUInt32BE(0);
  if (size !== 1) return size === 0 || size >= 8 ? { type, size, length: 8 } : undefined;
  return bytes.length < 16
    ? undefined
    : { type, size: Number(bytes.readBigUInt64BE(8)), length: 16 };
}

/** What lies in the boxes of these types, each within one of the type before it. */
export function findBoxes(
  buffer: Buffer,
  path: readonly string[],
  { from, to }: Omit<Box, 'type'> = { from: 0, to: buffer.length },
): Buffer[] {
  const [type, ...rest] = path;
  if (type === undefined) return [buffer.subarray(from, to)];
  return boxesIn(buffer, from, to)
    .filter((box) => box.type === type)
    .flatMap((box) => findBoxes(buffer, rest, box));
}
