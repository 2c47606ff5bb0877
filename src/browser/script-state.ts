/** How far the page's script has come; before its first line runs, the document has no state. */
type ScriptState = 'running' | 'ready' | 'failed';

/** Sets the state by which styles hide the buttons that need the script. */
export function setScriptState(state: ScriptState): void {
  document.documentElement.dataset['script'] = state;
}
