/** How far the page's script has come: before its first line there is no state. */
export type ScriptState = 'running' | 'ready' | 'failed';

/** Tells the styles whether buttons that need script have one to answer them. */
export function showScriptState(state: ScriptState): void {
  document.documentElement.dataset['script'] = state;
}
