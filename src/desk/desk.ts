import { create } from 'zustand';
import type { DeskProblem, DeskState, Place, ValuePath } from '../shared/desk-protocol.ts';
import type { PictureSlot } from './picture-slot.ts';
import type { Frame, Target, Targets } from './targets.ts';
import { type Words, wordsOf } from './words.ts';

/** What the drawer shows: the pages, the look, all other fields, or those of a place of the owner's files. */
export type View =
  | { kind: 'pages' }
  | { kind: 'theme' }
  | { kind: 'site' }
  /** The looks of the section types, of which one is added at the path. */
  | { kind: 'gallery'; path: ValuePath }
  | ({ kind: 'panel' } & Place);

/** What is below the pointer. */
export type Pointed = { text?: Target | undefined; frame?: Frame | undefined };

/** The text that is edited on the page, its field, and why it was refused. */
export type OpenText = { target: Target; field: Element; problems: readonly DeskProblem[] };

type Desk = {
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
  /** Why an act was refused; '' if it was not. */
  notice: string;
  pointed: Pointed;
  open: OpenText | undefined;
  /** The element of the page over which a file is dragged. */
  over: Element | undefined;
  /** The new picture whose words are asked for. */
  asked: { slot: PictureSlot; src: string } | undefined;
};

const { lang: language } = document.documentElement;

/** What the desk knows and shows. */
export const useDesk = create<Desk>(() => ({
  state: { language, pages: [], types: [], presets: [], theme: null, service: '', problems: [] },
  words: wordsOf(language),
  version: 0,
  page: '',
  targets: { texts: [], frames: [] },
  isMapped: false,
  view: undefined,
  notice: '',
  pointed: {},
  open: undefined,
  over: undefined,
  asked: undefined,
}));

export const resetDesk = () => useDesk.setState(useDesk.getInitialState(), true);

export const showState = (state: DeskState) =>
  useDesk.setState({ state, words: wordsOf(state.language) });

export const setView = (view: View | undefined) => useDesk.setState({ view });

export const openPanel = ({ file, path }: Place) => setView({ kind: 'panel', file, path });

export const notify = (notice: string) => useDesk.setState({ notice });

/** Says where a text comes from that is in no file of the owner. */
export const serviceNotice = ({ words, state }: Pick<Desk, 'words' | 'state'>) =>
  words.service.replace('{host}', state.service);

/** Formats problems for the field that they are about. */
export function formatProblems(problems: readonly DeskProblem[]): string {
  return problems
    .map(({ message, fix }) => [message, fix].filter((each) => each !== '').join('; '))
    .join('\n');
}
