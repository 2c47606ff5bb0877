import type { Act, Place } from '../shared/desk-protocol.ts';

/** Returns the acts on an item of a list, such as a section. */
export function itemActs({ file, path }: Place) {
  const list = path.slice(0, -1);
  const hidden = [...path, 'hidden'];
  return {
    /** Moves it to another index of its list. */
    move: (index: number): Act => ({ kind: 'move', file, path, to: [...list, index] }),
    copy: { kind: 'copy', file, path },
    remove: { kind: 'remove', file, path },
    hide: { kind: 'set', file, path: hidden, value: true },
    // Without the key it is shown, so the file stays as short as it was.
    show: { kind: 'remove', file, path: hidden },
  } satisfies Record<string, Act | ((index: number) => Act)>;
}
