import { autoplayAll } from './browser/background-video.ts';
import { queueClicks } from './browser/click-queue.ts';
import { takeFailure } from './browser/failed-document.ts';
import { preloadModules, setScriptState, wait, yieldToMain } from './browser/script-loading.ts';

// This entry module does only what must happen before the rest of the script is loaded.
setScriptState('running');
/** If the script has not started after this time in ms, buttons that need it are hidden until it has started. */
const scriptTimeout = 4000;
const timeout = setTimeout(() => setScriptState('failed'), scriptTimeout);
const clicks = queueClicks(document);
const preload = preloadModules(document);
/** The longest time in ms that videos wait for the script to load. */
const maxVideoDelay = 1000;

/** Starts the page. The imported modules import this module themselves, so a top-level `await` would never end. */
async function startInPieces(): Promise<void> {
  try {
    if (takeFailure()) throw new Error('React has failed on this page');
    // Each module is evaluated in a task of its own, since one long task would block the main thread. The
    // page is prepared while `mount`, the larger module, still loads.
    const start = import('./app/start.tsx');
    const mount = import('./app/mount.ts');
    // If videos loaded before the script, they would take half of a slow connection, and delay the script. Until
    // a server responds to the request for a video, the larger module is loaded too.
    void Promise.race([preload, Promise.allSettled([mount]), wait(maxVideoDelay)]).then(() =>
      autoplayAll(document),
    );
    const { startPage } = await start;
    await yieldToMain();
    await startPage({ mount, onHydrate: clicks.stop });
    clearTimeout(timeout);
    setScriptState('ready');
    clicks.replay();
  } catch (error) {
    // The prerendered document is complete without a script, except for some buttons, which are then hidden.
    clicks.stop();
    clearTimeout(timeout);
    setScriptState('failed');
    console.error('The page goes on without its script:', error);
  }
}

void startInPieces();
