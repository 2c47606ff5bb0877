/** The key of a history entry whose document failed. Unlike storage, no setting of the browser forbids entries. */
const key = 'failed';

/**
 * Loads the document of the current address in place of a page that React has lost. If the document itself has failed,
 * and no page that came later, it would fail again and be loaded without end, so it stays without its script then.
 */
export function reloadDocument(hasMoved: boolean): void {
  if (!hasMoved) history.replaceState({ ...history.state, [key]: true }, '');
  location.reload();
}

/** Returns whether the document has just failed, and forgets it, so that another reload tries the script again. */
export function takeFailure(): boolean {
  const { [key]: hasFailed = false, ...state } = Object(history.state);
  if (hasFailed) history.replaceState(state, '');
  return hasFailed;
}
