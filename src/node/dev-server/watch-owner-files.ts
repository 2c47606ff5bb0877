import { normalizePath, type ViteDevServer } from 'vite';
import { versionOf } from '../project/file-system.ts';
import { contentFile, siteFile } from '../project/paths.ts';
import { ownSections } from '../project/places.js';
import { publicChanged, publicDir, publicFolderNow } from '../project/public-files.ts';
import { publicPathOf } from './owner-edits.ts';

/** The time in ms for which Vite's watcher ignores a file after it has reported a change of the file. */
const ignoredTime = 50;

/**
 * Watches the owner's files and media. Vite's watcher misses a save soon after another save, for example when
 * an editor formats a saved file. The watcher also misses the files of a folder that was removed and
 * restored. So timers compare each file with its reported version, and report what the watcher missed.
 */
export function watchOwnerFiles({ watcher, httpServer }: ViteDevServer): void {
  const ownerFiles = [siteFile, contentFile];
  const media = () => [...publicFolderNow().files.values()];
  const reported = new Map<string, string | undefined>();
  const setReported = (file: string) => reported.set(file, versionOf(file));
  const compare = (file: string) => {
    const now = versionOf(file);
    if (now === undefined || now === reported.get(file)) return;
    publicChanged();
    watcher.emit(reported.has(file) ? 'change' : 'add', file);
  };
  for (const file of [...ownerFiles, ...media()]) setReported(file);
  watcher.add([...ownerFiles, publicDir, ownSections]);
  watcher.on(
    'all',
    (_, file) => publicPathOf(normalizePath(file)) !== undefined && publicChanged(),
  );
  publicChanged();
  watcher.on('add', setReported).on('unlink', (file) => reported.delete(file));
  watcher.on('change', (file) => {
    setReported(file);
    setTimeout(compare, 2 * ignoredTime, file).unref();
  });
  const timers = [
    setInterval(() => ownerFiles.forEach(compare), 100),
    setInterval(() => media().forEach(compare), 1000),
  ];
  for (const timer of timers) {
    // In unit tests there is no HTTP server that emits `close`, so `unref` lets the process end anyway.
    timer.unref();
    httpServer?.once('close', () => clearInterval(timer));
  }
}
