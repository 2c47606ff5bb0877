import type { ViteDevServer } from 'vite';
import { versionOf } from '../project/file-system.ts';
import { contentFile, siteFile } from '../project/paths.ts';
import { publicDir, publicFiles, publicPlace } from '../project/public-files.ts';

/** For so long the watcher hears nothing more of a file that has changed, in ms. */
const deafTime = 50;

/**
 * Has the watcher tell of every save of the owner's files and media. By itself it drops one that soon
 * follows another, as of an editor that formats what it has just saved, and whatever comes into a
 * folder that was gone: what it has not told of is looked for in intervals.
 */
export function watchOwnerFiles({ watcher, httpServer }: ViteDevServer): void {
  const ownerFiles = () => [siteFile, contentFile];
  const media = () => publicFiles().map((file) => publicPlace(file));
  const told = new Map<string, string | undefined>();
  const tell = (file: string) => told.set(file, versionOf(file));
  const lookAt = (file: string) => {
    const now = versionOf(file);
    if (now === undefined || now === told.get(file)) return;
    watcher.emit(told.has(file) ? 'change' : 'add', file);
  };
  for (const file of [...ownerFiles(), ...media()]) tell(file);
  watcher.add([siteFile, contentFile, publicDir]);
  watcher.on('add', tell).on('unlink', (file) => told.delete(file));
  watcher.on('change', (file) => {
    tell(file);
    setTimeout(lookAt, 2 * deafTime, file).unref();
  });
  const timers = [
    setInterval(() => ownerFiles().forEach(lookAt), 100),
    setInterval(() => media().forEach(lookAt), 1000),
  ];
  for (const timer of timers) {
    // A server without a line of its own, as the unit tests have, never says that it closes.
    timer.unref();
    httpServer?.once('close', () => clearInterval(timer));
  }
}
