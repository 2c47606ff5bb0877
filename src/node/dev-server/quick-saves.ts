import type { Plugin } from 'vite';
import { versionOf } from '../project/file-version.ts';
import { contentFile, siteFile } from '../project/paths.ts';
import { publicFiles, publicPlace } from '../project/public-files.ts';

const ownerFiles = () => [siteFile, contentFile];
const media = () => publicFiles().map((file) => publicPlace(file));

/** For so long the watcher hears nothing more of a file that has changed, in ms. */
const deafTime = 50;

/**
 * Development only: hears of every save. The watcher drops one that soon follows another, as of an editor
 * that formats what it has just saved, and whatever comes into a folder that was gone.
 */
export function quickSaves(): Plugin {
  return {
    name: 'vitrine:quick-saves',
    apply: 'serve',
    configureServer({ watcher, httpServer }) {
      const told = new Map<string, string | undefined>();
      const tell = (file: string) => told.set(file, versionOf(file));
      for (const file of [...ownerFiles(), ...media()]) tell(file);
      const lookAt = (file: string) => {
        const now = versionOf(file);
        if (now === undefined || now === told.get(file)) return;
        watcher.emit(told.has(file) ? 'change' : 'add', file);
      };
      watcher.on('add', tell).on('change', (file) => {
        tell(file);
        setTimeout(lookAt, 2 * deafTime, file).unref();
      });
      watcher.on('unlink', (file) => told.delete(file));
      const look = (files: () => readonly string[], interval: number) =>
        setInterval(() => files().forEach(lookAt), interval);
      for (const timer of [look(ownerFiles, 100), look(media, 1000)]) {
        // A server without a line of its own, as the unit tests have, never says that it closes.
        timer.unref();
        httpServer?.once('close', () => clearInterval(timer));
      }
    },
  };
}
