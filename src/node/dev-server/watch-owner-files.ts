import type { ViteDevServer } from 'vite';
import { versionOf } from '../project/file-system.ts';
import { contentFile, siteFile } from '../project/paths.ts';
import { publicDir, readPublicFolder } from '../project/public-files.ts';

/** The time in ms that the watcher ignores a file after a reported change. */
const ignoredTime = 50;

/**
 * Watches the owner's files and media. The watcher misses a save soon after another save, for example when
 * an editor formats a saved file. The watcher also misses the files of a folder that was removed and
 * restored. So timers compare the files with the reported versions.
 */
export function watchOwnerFiles({ watcher, httpServer }: ViteDevServer): void {
  const ownerFiles = [siteFile, contentFile];
  const media = () => [...readPublicFolder().files.values()];
  const reported = new Map<string, string | undefined>();
  const setReported = (file: string) => reported.set(file, versionOf(file));
  const compare = (file: string) => {
    const now = versionOf(file);
    if (now === undefined || now === reported.get(file)) return;
    watcher.emit(reported.has(file) ? 'change' : 'add', file);
  };
  for (const file of [...ownerFiles, ...media()]) setReported(file);
  watcher.add([...ownerFiles, publicDir]);
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
    // The server of the unit tests has no HTTP server, and so never emits `close`.
    timer.unref();
    httpServer?.once('close', () => clearInterval(timer));
  }
}
