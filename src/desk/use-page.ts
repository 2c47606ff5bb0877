import { useCallback, useEffect, useRef, useState } from 'react';
import { pathOf } from '../app/page-files.ts';
import { editEvent } from '../edit-event.ts';
import type { DeskState, TextMap } from '../shared/desk-protocol.ts';
import { ask } from './requests.ts';
import { findTargets, type Targets } from './targets.ts';

/** The path of the page in this tab. */
const currentPage = () => pathOf(location.href) ?? '';

/**
 * Follows the owner's files and the page that shows them.
 * @param onEdit called when an edit has arrived, just before React shows it
 */
export function usePage(onEdit: () => void) {
  const [state, setState] = useState<DeskState>();
  const [map, setMap] = useState<TextMap>({ texts: [], sections: [] });
  const [page, setPage] = useState(currentPage);
  /** Counts the edits, so that panels ask for their fields again. */
  const [version, setVersion] = useState(0);
  const asked = useRef(0);

  const refresh = useCallback(async () => {
    asked.current += 1;
    const request = asked.current;
    // An older answer says nothing that a newer one does not say.
    const isLatest = () => request === asked.current;
    const showState = async () => {
      const answer = await ask('state', {});
      if (isLatest()) setState(answer);
    };
    const showTexts = async () => {
      const answer = await ask('texts', { page: currentPage() });
      if (isLatest()) setMap(answer);
    };
    setVersion((count) => count + 1);
    // The bar does not wait for the texts, for which the server renders the page.
    await Promise.all([showState(), showTexts()]);
  }, []);

  useEffect(() => {
    const show = () => {
      onEdit();
      refresh().catch((error) => console.error(error));
    };
    import.meta.hot?.on(editEvent, show);
    return () => import.meta.hot?.off(editEvent, show);
  }, [refresh, onEdit]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other texts
  useEffect(() => {
    refresh().catch((error) => console.error(error));
  }, [refresh, page]);

  const targets = useTargets(map, setPage);
  return { state, setState, page, version, map, targets };
}

/** Finds the elements of the page's texts again whenever the page changes. */
function useTargets(map: TextMap, onPage: (page: string) => void): Targets {
  const [targets, setTargets] = useState<Targets>({ texts: [], frames: [] });
  useEffect(() => {
    let frame = 0;
    const find = () => {
      onPage(currentPage());
      setTargets(findTargets(map));
    };
    const findSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(find);
    };
    const observer = new MutationObserver(findSoon);
    const element = document.getElementById('page');
    if (element) observer.observe(element, { subtree: true, childList: true, characterData: true });
    find();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [map, onPage]);
  return targets;
}
