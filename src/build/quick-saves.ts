import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { contentFile, siteFile } from './owner-files.ts';

/** For how long the dev server's watcher is deaf to a file after a change of it, in ms. */
const deafness = 50;

/**
 * Development only: hears of a save that follows another at once, as of an editor that formats what
 * it has just saved, which the watcher drops.
 */
export function quickSaves(): Plugin {
  return {
    name: 'vitrine:quick-saves',
    apply: 'serve',
    configureServer({ watcher }) {
      watcher.on('change', (file) => {
        if (file !== siteFile && file !== contentFile) return;
        const before = textOf(file);
        setTimeout(() => {
          if (textOf(file) !== before) watcher.emit('change', file);
        }, deafness * 1.5).unref();
      });
    },
  };
}

/** A file that is away for a moment is told of by the watcher itself. */
function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
