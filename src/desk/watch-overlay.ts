import { listeningEvent } from '../edit-event.ts';
import type { Told } from './overlay.ts';

// Waits for Vite's error overlay, and loads what explains it only then: most pages never show one.

let told: Told = { message: '' };
import.meta.hot?.on('vite:error', ({ err }) => {
  told = err;
});
const unexplained = () => document.querySelector('vite-error-overlay:not([data-explained])');
new MutationObserver(async () => {
  const overlay = unexplained();
  if (!overlay) return;
  overlay.setAttribute('data-explained', '');
  const { explain } = await import('./overlay.ts');
  explain(overlay, told);
}).observe(document.body, { childList: true });
// An overlay may have come before this module, which then asks the server for what it is about.
if (unexplained()) import.meta.hot?.send(listeningEvent);
