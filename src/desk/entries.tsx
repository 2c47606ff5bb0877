import type { Place } from '../desk-protocol/place.ts';
import type { DeskState } from '../desk-protocol/state.ts';
import { resources } from '../shared/resources.ts';
import { Button } from './Buttons.tsx';
import { keyOf, setView, useDesk } from './desk.ts';
import type { Words } from './words.ts';

type List = DeskState['lists'][string];

const placeOf = (list: List): Place => ({
  file: 'content',
  path: resources[list].path.split('.'),
});

const names = { projects: 'addProject', contact: 'addContact' } as const;

/** Returns the words of the button that adds to a list; undefined if it is no list of entries, such as the projects. */
export function addingAt(place: Place, words: Words): string | undefined {
  const lists = ['projects', 'contact'] as const;
  const list = lists.find((each) => keyOf(placeOf(each)) === keyOf(place));
  return list && words[names[list]];
}

/** Returns the place of the entries that a section of a type shows, which may be none yet. */
export function entriesOf({ lists }: DeskState, type: string): Place | undefined {
  const list = lists[type];
  return list && placeOf(list);
}

/** Renders the button that adds an entry to what a section of a type shows, such as a project. */
export function AddEntry({ type }: { type: string }) {
  const { state, words } = useDesk();
  const place = entriesOf(state, type);
  const label = place && addingAt(place, words);
  if (!label) return null;
  return (
    <Button
      icon="add"
      look="view-button"
      label={label}
      onPress={() => setView({ kind: 'entry', ...place })}
    />
  );
}
