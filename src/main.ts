import { listenForEdits } from './app/hot-update.ts';
import { autoplayAll } from './browser/background-video.ts';
import { rememberPresses } from './browser/click-queue.ts';
import { preloadModules } from './browser/module-preload.ts';
import { showScriptState } from './browser/script-state.ts';

// This module comes before the rest of the script, and does what cannot wait for it.
showScriptState('running');
// A button that is not answered for so long, in ms, is better not there; it comes back with the rest.
const patience = 4000;
const late = setTimeout(() => showScriptState('failed'), patience);
const presses = rememberPresses(document);
preloadModules(document);
/** How long the films of a page leave the line to its script, in ms. */
const filmPatience = 1000;
const edits = import.meta.hot && listenForEdits(import.meta.hot);

const wait = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration));

/** Lets the browser paint, and answer a visitor, between two pieces of work. */
const pause = () => wait(0);

/** Not awaited: the modules that it imports import this one. */
async function startInPieces(): Promise<void> {
  try {
    // Each piece is evaluated in a task of its own; all at once would block the main thread.
    const mount = import('./app/mount.ts');
    // Sooner, a film would take half of a slow line, and the buttons would be dead for longer.
    void Promise.race([Promise.allSettled([mount]), wait(filmPatience)]).then(() =>
      autoplayAll(document),
    );
    await mount;
    await pause();
    const { start } = await import('./app/start.tsx');
    await pause();
    await start({ onTakeOver: presses.stop, edits });
    clearTimeout(late);
    showScriptState('ready');
    presses.replay();
  } catch (error) {
    // The document is whole without script, but for the buttons that need it.
    presses.stop();
    clearTimeout(late);
    showScriptState('failed');
    console.error('The page goes on without its script:', error);
  }
}

void startInPieces();
