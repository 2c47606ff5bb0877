import type { Plugin } from 'vite';
import { versionOf } from '../project/file-version.ts';
import { contentFile, siteFile } from '../project/paths.ts';

/** How often the owner's files are looked at, in ms. */
const interval = 100;

/**
 * Development only: hears of every save. The watcher drops one that follows another within 50 ms, as
 * of an editor that formats what it has just saved.
 */
export function quickSaves(): Plugin {
  return {
    name: 'vitrine:quick-saves',
    apply: 'serve',
    configureServer({ watcher, httpServer }) {
      const told = new Map([siteFile, contentFile].map((file) => [file, versionOf(file)]));
      watcher.on('change', (file) => {
        if (told.has(file)) told.set(file, versionOf(file));
      });
      const timer = setInterval(() => {
        for (const [file, version] of told) {
          const now = versionOf(file);
          if (now !== undefined && now !== version) watcher.emit('change', file);
        }
      }, interval);
      // A server without a line of its own, as the unit tests have, never says that it closes.
      timer.unref();
      httpServer?.once('close', () => clearInterval(timer));
    },
  };
}
