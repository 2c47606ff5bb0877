import { pathOf } from '../app/page-files.ts';
import type { TextMap } from '../desk-protocol/texts.ts';
import { editEvent } from '../edit-event.ts';
import { showState, useDesk } from './desk.ts';
import { ask } from './requests.ts';
import { findTargets } from './targets.ts';
import { followFields } from './text-editor.ts';

const nothing: TextMap = { texts: [], sections: [] };

/** Waits until React has hydrated the page, which fails where a field stands in a text by then. */
function pageStart(): Promise<void> {
  const { documentElement } = document;
  return new Promise((resolve) => {
    const check = () => {
      // A script that is late counts as failed at first, and hydrates the page later.
      if (documentElement.dataset['script'] !== 'ready') return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(check);
    observer.observe(documentElement, { attributeFilter: ['data-script'] });
    check();
  });
}

/** Follows the owner's files and the page that shows them. */
export function followPage(signal: AbortSignal): void {
  let map = nothing;
  /** Counts the requests, since an older answer says nothing that a newer one does not say. */
  let asked = 0;
  let frame = 0;

  const showTargets = (isNew: boolean) => {
    followFields(findTargets(map), isNew);
    // The texts behind the fields that were closed are targets again.
    useDesk.setState({ targets: findTargets(map) });
  };
  /** Asks for the state of the owner's files, and for the texts of the page. */
  const refresh = () => {
    asked += 1;
    const request = asked;
    const page = pathOf(location.href) ?? '';
    const isCurrent = () => request === asked && !signal.aborted;
    const onError = (error: unknown) => console.error(error);
    useDesk.setState(({ version }) => ({ page, version: version + 1, isMapped: false }));
    // The bar does not wait for the texts, for which the server renders the page.
    ask('state', {}).then((state) => isCurrent() && showState(state), onError);
    ask('texts', { page }).then(async (texts) => {
      await pageStart();
      if (!isCurrent()) return;
      map = texts;
      useDesk.setState({ isMapped: true });
      showTargets(true);
    }, onError);
  };
  const find = () => {
    if (pathOf(location.href) !== useDesk.getState().page) refresh();
    showTargets(false);
  };
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(find);
  });
  const page = document.getElementById('page');
  if (page) observer.observe(page, { subtree: true, childList: true, characterData: true });
  import.meta.hot?.on(editEvent, refresh);
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    import.meta.hot?.off(editEvent, refresh);
  });
  refresh();
}
