import type { Input, InputTrack } from 'mediabunny';
import { z } from 'zod';
import { versionOf } from '../../files/project/file-system.ts';
import { buildJson } from '../assets/asset-cache.ts';

const container = z.object({
  /** The name of the format in the library `mediabunny`. */
  format: z.string(),
  /** Whether the file is complete. */
  isWhole: z.boolean(),
  /** Whether each track is of `video` or `audio`, and its codec as in media types, such as `avc1.64000a`. */
  tracks: z.array(z.object({ kind: z.string(), codec: z.string() })),
});

/** The format and the tracks of a video or audio file. Tracks are read from MP4, QuickTime and WebM files only. */
export type Container = z.infer<typeof container>;

/** Returns the format and the tracks of a video or audio file, from the cache if possible; null for other files. */
export async function readContainer(path: string): Promise<Container | null> {
  return buildJson(container.nullable(), {
    stem: 'media-tracks',
    // A video may be large, so the cache's key contains the file's time and size, not a hash of its content.
    from: [path, versionOf(path) ?? ''],
    make: () => read(path),
  });
}

async function read(path: string): Promise<Container | null> {
  // The library loads slowly, so it is imported only for a file that is not in the cache.
  const { Input, FilePathSource, Logging, LogLevel } = await import('mediabunny');
  const { MP4, QTFF, WEBM, MATROSKA, MP3, WAVE, OGG, FLAC, ADTS } = await import('mediabunny');
  // By default, the library prints a warning for each unknown codec.
  Logging.level = LogLevel.Silent;
  const source = new FilePathSource(path);
  const formats = [MP4, QTFF, WEBM, MATROSKA, MP3, WAVE, OGG, FLAC, ADTS];
  const input = new Input({ source, formats });
  try {
    // The library throws for files of a few bytes, which are no video or audio.
    if (!(await input.canRead().catch(() => false))) return null;
    const { name } = await input.getFormat();
    // Other formats have no index, so the library would have to read the whole file to list the tracks.
    const hasIndex = [MP4, QTFF, WEBM].some((each) => each.name === name);
    return { format: name, ...(hasIndex ? await readTracks(input) : unread) };
  } finally {
    input.dispose();
  }
}

const unread = { isWhole: false, tracks: [] };

async function readTracks(input: Input): Promise<Omit<Container, 'format'>> {
  try {
    const tracks = await input.getTracks();
    return {
      isWhole: tracks.length > 0 && (await reachesEnd(input, tracks)),
      tracks: await Promise.all(tracks.map(describeTrack)),
    };
  } catch {
    // The library throws various errors for damaged files, so all errors mean that the file is not whole.
    return unread;
  }
}

async function describeTrack(track: InputTrack) {
  const codec = (await track.getCodecParameterString()) ?? String(track.internalCodecId);
  return { kind: track.type, codec };
}

/** Checks whether each track has its last packet, and is as long as the file's metadata says. */
async function reachesEnd(input: Input, tracks: InputTrack[]): Promise<boolean> {
  const { EncodedPacketSink } = await import('mediabunny');
  const ends = await Promise.all(
    tracks.map((track) => new EncodedPacketSink(track).getPacket(Number.POSITIVE_INFINITY)),
  );
  const announced = (await input.getDurationFromMetadata(tracks)) ?? 0;
  return !ends.includes(null) && announced - (await input.computeDuration(tracks)) < 1;
}
