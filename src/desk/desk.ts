import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { Place, ValuePath } from '../desk-protocol/place.ts';
import type { DeskState, PlainProblem } from '../desk-protocol/state.ts';
import type { TextFile } from '../desk-protocol/texts.ts';
import type { PictureSlot } from './picture-slot.ts';
import type { Frame, Target, Targets } from './targets.ts';
import { type Words, wordsOf } from './words.ts';

/** What the drawer shows: the pages, the look, all other fields, or those of a place of the owner's files. */
export type View =
  | { kind: 'pages' | 'theme' | 'site' }
  /** The looks of the section types, of which one is added at the path. */
  | { kind: 'gallery'; path: ValuePath }
  /** The form for a new entry of the list at a place, such as a project. */
  | ({ kind: 'entry' } & Place)
  | ({ kind: 'panel' } & Place);

/** What is below the pointer. */
export type Pointed = { text?: Target | undefined; frame?: Frame | undefined };

/** The text that is edited on the page, and its field. */
export type OpenText = { target: Target; element: Element };

export type Desk = {
  state: DeskState;
  words: Words;
  /** Counts the edits of the owner's files, so that panels ask for their fields again. */
  version: number;
  /** The path of the page in this tab. */
  page: string;
  targets: Targets;
  /** Whether `targets` are those of the page as it is now. */
  isMapped: boolean;
  view: View | undefined;
  /** Why acts were refused, by the key of the field that asked; above the bar for ''. */
  notices: Readonly<Record<string, string>>;
  /** What was written in place of what the owner gave. */
  said: string;
  pointed: Pointed;
  open: OpenText | undefined;
  /** The element of the page over which a file is dragged. */
  over: Element | undefined;
  /** The new pictures whose words are asked for, and why others were refused. */
  asked: { slot: PictureSlot; paths: readonly string[]; refusal: string } | undefined;
};

const { lang: language } = document.documentElement;

const start = (): Desk => ({
  state: {
    ...{ language, pages: [], types: [], lists: {}, presets: {} },
    ...{ theme: null, service: '', untranslated: 0 },
  },
  words: wordsOf(language),
  version: 0,
  page: '',
  targets: { texts: [], frames: [] },
  isMapped: false,
  view: undefined,
  notices: {},
  said: '',
  pointed: {},
  open: undefined,
  over: undefined,
  asked: undefined,
});

/** What the desk knows and shows. A page that is loaded anew, as one with a new address is, shows the same fields and notice. */
export const useDesk = create<Desk>()(
  persist(start, {
    name: 'desk-view',
    storage: createJSONStorage(() => sessionStorage),
    partialize: ({ view, said, page, state }) => {
      const isHere = state.pages.some(({ path }) => path === page);
      return { view, said: isHere ? '' : said };
    },
  }),
);

/** Forgets everything once the desk is closed. */
export const resetDesk = () => useDesk.setState(useDesk.getInitialState(), true);

export const showState = (state: DeskState) =>
  useDesk.setState({ state, words: wordsOf(state.language) });

export const setView = (view: View | undefined) => useDesk.setState({ view, notices: {} });

export const openPanel = ({ file, path }: Place) => setView({ kind: 'panel', file, path });

/** Shows why an act was refused; '' if it was not. A message of an earlier act above the bar would seem to be of this one. */
export function notify(notice: string, at = ''): void {
  useDesk.setState(({ notices }) => ({ notices: { ...notices, '': '', [at]: notice } }));
}

/** Says where a text comes from that the desk cannot change. */
export const sourceNotice = (
  { words, state }: Pick<Desk, 'words' | 'state'>,
  source: 'service' | TextFile,
) =>
  source === 'service'
    ? words.service.replace('{host}', state.service)
    : words.textFile.replace('{file}', source.file);

/** Writes a place as a text that no other place has. */
export const keyOf = ({ file, path }: Place) => JSON.stringify([file, path]);

/** Formats problems for the field that they are about. */
export function formatProblems(problems: readonly PlainProblem[]): string {
  return problems.map(({ plain }) => plain).join('\n');
}
