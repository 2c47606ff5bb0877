import { listenForEdits } from './app/hot-update.ts';
import { autoplayAll } from './browser/background-video.ts';
import { queueClicks } from './browser/click-queue.ts';
import { preloadModules, setScriptState, wait, yieldToMain } from './browser/script-loading.ts';

// The first module of the page: what has to happen before the rest of the script is loaded.
setScriptState('running');
/** After this time, in ms, buttons that need the script are hidden until it answers. */
const scriptTimeout = 4000;
const timeout = setTimeout(() => setScriptState('failed'), scriptTimeout);
const clicks = queueClicks(document);
const preload = preloadModules(document);
/** How long videos wait for the first part of the script, in ms. */
const maxVideoDelay = 1000;
const edits = import.meta.hot && listenForEdits(import.meta.hot);

/** Not to be awaited at the top level: the modules that it imports import this one, and would wait too. */
async function startInPieces(): Promise<void> {
  try {
    // Each piece is evaluated in a task of its own; all at once would block the main thread. The page is
    // prepared while the larger one is on its way.
    const start = import('./app/start.tsx');
    const mount = import('./app/mount.ts');
    // An earlier video would take half of a slow line, so that buttons would answer later.
    void Promise.race([preload, Promise.allSettled([mount]), wait(maxVideoDelay)]).then(() =>
      autoplayAll(document),
    );
    const { startPage } = await start;
    await yieldToMain();
    await startPage({ mount, onHydrate: clicks.stop, edits });
    clearTimeout(timeout);
    setScriptState('ready');
    clicks.replay();
  } catch (error) {
    // Without script the document is complete, but for the buttons that need it.
    clicks.stop();
    clearTimeout(timeout);
    setScriptState('failed');
    console.error('The page goes on without its script:', error);
  }
}

void startInPieces();
