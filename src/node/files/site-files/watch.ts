import { statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { versionOf } from '../project/file-system.ts';
import { publicChanged, publicFolderNow } from '../project/public-files.ts';
import { createQueue } from '../project/queue.ts';
import { ownerFiles } from './owner-files.ts';
import { otherFiles } from './texts.ts';

/** The time in ms without changes after which a file counts as completely written. */
const pause = 100;

/** Is called once a change is complete, with the paths of what has changed below `public/`. */
type Listener = (media: readonly string[], isCurrent: () => boolean) => Promise<void>;

const looks = new Set<(withMedia: boolean) => Promise<void>>();

/** Looks at once whether the owner's two files, or with `public/` all, have changed, and tells whoever watches them. */
export async function lookAtOwnerFiles(withMedia = false): Promise<void> {
  await Promise.all([...looks].map((look) => look(withMedia)));
}

type Versions = ReadonlyMap<string, string | undefined>;

const versionsOf = (files: Iterable<readonly [name: string, path: string]>): Versions =>
  new Map(Array.from(files, ([name, path]) => [name, versionOf(path)] as const));
const textFiles = () => [...Object.entries(ownerFiles), ...otherFiles()];
const textVersions = () => versionsOf(textFiles());
const mediaVersions = () => versionsOf(publicFolderNow().files);

/**
 * Watches the owner's two files and `public/` by their versions, since what the system tells of files misses a save
 * soon after a save, and the files of a folder that was removed and restored. Returns a function that ends it.
 * @param onError is told why a look or the listener has failed; what has changed is looked at again
 */
export function watchOwnerFiles(listener: Listener, onError: (error: unknown) => void): () => void {
  publicChanged();
  let seen = { texts: textVersions(), media: mediaVersions() };
  let waiting = 0;
  const inTurn = createQueue();
  const isSeen = (now: typeof seen) => isDeepStrictEqual(now, seen);
  const compare = async (withMedia: boolean) => {
    let now = { texts: textVersions(), media: withMedia ? mediaVersions() : seen.media };
    if (isSeen(now)) return;
    let isComplete = textFiles().every(isWritten) && isDeepStrictEqual(now.media, seen.media);
    while (!isComplete) {
      await wait(pause);
      const later = { texts: textVersions(), media: mediaVersions() };
      isComplete = isDeepStrictEqual(later, now);
      now = later;
    }
    const names = new Set([...seen.media.keys(), ...now.media.keys()]);
    const media = [...names].filter((name) => seen.media.get(name) !== now.media.get(name));
    seen = now;
    if (media.length > 0) publicChanged();
    await listener(media, () => isDeepStrictEqual(textVersions(), seen.texts));
  };
  const look = (withMedia: boolean) => {
    waiting += 1;
    return inTurn(() => compare(withMedia))
      .catch(onError)
      .finally(() => {
        waiting -= 1;
      });
  };
  looks.add(look);
  const timers = [
    setInterval(() => waiting > 0 || void look(false), pause),
    setInterval(() => waiting > 0 || void look(true), 1000),
  ];
  // In unit tests nobody ends it, so `unref` lets the process end anyway.
  for (const timer of timers) timer.unref();
  return () => {
    looks.delete(look);
    timers.forEach(clearInterval);
  };
}

/** Checks whether a file has a content. Some editors empty a file before they write. */
const isWritten = ([, path]: readonly [name: string, path: string]): boolean =>
  (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 0;
