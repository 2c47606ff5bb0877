import type { Input, InputTrack } from 'mediabunny';
import { z } from 'zod';
import { buildJson } from '../assets/asset-cache.ts';
import { versionOf } from '../project/file-system.ts';

const container = z.object({
  /** What the library calls its format. */
  format: z.string(),
  /** Whether it has all the bytes that it announces. */
  isWhole: z.boolean(),
  /** The kinds of its tracks: `video`, `audio`. */
  kinds: z.array(z.string()),
  /** The names of its codecs, such as `avc1`; null for one that the library does not know. */
  codecs: z.array(z.string().nullable()),
});

/** What a file of video or audio says of itself; of its tracks only where it is an MP4 or WebM file. */
export type Container = z.infer<typeof container>;

/** Reads a file of video or audio, unless that was done before; undefined for any other file. */
export async function readContainer(path: string): Promise<Container | undefined> {
  const found = await buildJson(container.nullable(), {
    stem: 'container',
    // To load the library takes longer than all else that most checks do.
    from: [path, versionOf(path) ?? ''],
    make: async () => (await read(path)) ?? null,
  });
  return found ?? undefined;
}

async function read(path: string): Promise<Container | undefined> {
  const library = await import('mediabunny');
  const { MP4, QTFF, WEBM, MATROSKA, MP3, WAVE, OGG, FLAC, ADTS } = library;
  // It would warn of each codec that it does not know.
  library.Logging.level = library.LogLevel.Silent;
  const source = new library.FilePathSource(path);
  const formats = [MP4, QTFF, WEBM, MATROSKA, MP3, WAVE, OGG, FLAC, ADTS];
  const input = new library.Input({ source, formats });
  try {
    // It fails for files of a few bytes.
    if (!(await input.canRead().catch(() => false))) return undefined;
    const { name } = await input.getFormat();
    // The others have no index, and would be read to their end.
    const hasIndex = [MP4, QTFF, WEBM].some((each) => each.name === name);
    return { format: name, ...(hasIndex ? await readTracks(input) : unread) };
  } finally {
    input.dispose();
  }
}

const unread = { isWhole: false, kinds: [], codecs: [] };

async function readTracks(input: Input): Promise<Omit<Container, 'format'>> {
  try {
    const tracks = await input.getTracks();
    const codecs = await Promise.all(tracks.map((track) => track.getCodecParameterString()));
    return {
      isWhole: tracks.length > 0 && (await reachesEnd(input, tracks)),
      kinds: tracks.map(({ type }) => type),
      codecs: codecs.map((codec) => codec?.split('.')[0] ?? null),
    };
  } catch {
    // The library throws for whatever it cannot read, each time something else.
    return unread;
  }
}

/** Whether the last part of each track is there, and they last as long as the file says. */
async function reachesEnd(input: Input, tracks: InputTrack[]): Promise<boolean> {
  const { EncodedPacketSink } = await import('mediabunny');
  const ends = await Promise.all(
    tracks.map((track) => new EncodedPacketSink(track).getPacket(Number.POSITIVE_INFINITY)),
  );
  const announced = (await input.getDurationFromMetadata(tracks)) ?? 0;
  return !ends.includes(null) && announced - (await input.computeDuration(tracks)) < 1;
}
