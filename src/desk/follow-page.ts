import { pathOf } from '../app/page-files.ts';
import { editEvent } from '../edit-event.ts';
import type { TextMap } from '../shared/desk-protocol.ts';
import { showState, useDesk } from './desk.ts';
import { ask } from './requests.ts';
import { findTargets } from './targets.ts';
import { resumeEditor, settleEditor, suspendEditor } from './text-editor.ts';

let map: TextMap = { texts: [], sections: [] };

/** Counts the requests, since an older answer says nothing that a newer one does not say. */
let asked = 0;

/** Asks for the state of the owner's files, and for the texts of the page. */
async function refresh(page: string): Promise<void> {
  asked += 1;
  const request = asked;
  useDesk.setState(({ version }) => ({ page, version: version + 1, isMapped: false }));
  const askState = async () => {
    const state = await ask('state', {});
    if (request === asked) showState(state);
  };
  const askTexts = async () => {
    const texts = await ask('texts', { page });
    if (request !== asked) return;
    map = texts;
    settleEditor(map);
    useDesk.setState({ isMapped: true });
    showTargets();
  };
  // The bar does not wait for the texts, for which the server renders the page.
  await Promise.all([askState(), askTexts()]).catch((error) => console.error(error));
}

function showTargets(): void {
  const targets = findTargets(map);
  useDesk.setState({ targets });
  resumeEditor(targets);
}

const currentPage = () => pathOf(location.href) ?? '';

/** Follows the owner's files and the page that shows them. */
export function followPage(signal: AbortSignal): void {
  let frame = 0;
  const find = () => {
    if (currentPage() !== useDesk.getState().page) void refresh(currentPage());
    showTargets();
  };
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(find);
  });
  const page = document.getElementById('page');
  if (page) observer.observe(page, { subtree: true, childList: true, characterData: true });
  // The edit has arrived, and React shows it next.
  const onEdit = () => {
    suspendEditor();
    void refresh(currentPage());
  };
  import.meta.hot?.on(editEvent, onEdit);
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    import.meta.hot?.off(editEvent, onEdit);
    asked += 1;
    map = { texts: [], sections: [] };
  });
  void refresh(currentPage());
}
