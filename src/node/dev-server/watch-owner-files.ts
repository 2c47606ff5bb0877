import type { ViteDevServer } from 'vite';
import { versionOf } from '../project/file-system.ts';
import { contentFile, siteFile } from '../project/paths.ts';
import { publicDir, readPublicFolder } from '../project/public-files.ts';

/** The time in ms that the watcher ignores a file after a reported change. */
const deafTime = 50;

/**
 * Watches the owner's files and media. The watcher misses a save soon after another save, for example when
 * an editor formats a saved file. The watcher also misses the files of a folder that was removed and
 * restored. So timers compare the files with the reported versions.
 */
export function watchOwnerFiles({ watcher, httpServer }: ViteDevServer): void {
  const ownerFiles = [siteFile, contentFile];
  const media = () => [...readPublicFolder().files.values()];
  const told = new Map<string, string | undefined>();
  const tell = (file: string) => told.set(file, versionOf(file));
  const lookAt = (file: string) => {
    const now = versionOf(file);
    if (now === undefined || now === told.get(file)) return;
    watcher.emit(told.has(file) ? 'change' : 'add', file);
  };
  for (const file of [...ownerFiles, ...media()]) tell(file);
  watcher.add([...ownerFiles, publicDir]);
  watcher.on('add', tell).on('unlink', (file) => told.delete(file));
  watcher.on('change', (file) => {
    tell(file);
    setTimeout(lookAt, 2 * deafTime, file).unref();
  });
  const timers = [
    setInterval(() => ownerFiles.forEach(lookAt), 100),
    setInterval(() => media().forEach(lookAt), 1000),
  ];
  for (const timer of timers) {
    // The server of the unit tests has no HTTP server, and so never emits `close`.
    timer.unref();
    httpServer?.once('close', () => clearInterval(timer));
  }
}
