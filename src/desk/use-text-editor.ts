import { useCallback, useEffect, useRef, useState } from 'react';
import { formatPath } from '../schema/path.ts';
import type { Act, DeskProblem, MappedText, Outcome, TextMap } from '../shared/desk-protocol.ts';
import { keyOf, type Target, type Targets } from './targets.ts';
import { openField, type TextSession } from './text-session.ts';

type Point = { x: number; y: number };

/** What is shown at the field that is open. */
export type OpenText = { target: Target; field: Element; problems: readonly DeskProblem[] };

type Suspended = { text: MappedText; draft: string; caret: number | undefined };

/** Lets the owner edit the texts of the page in their places. */
export function useTextEditor(
  run: (acts: readonly Act[]) => Promise<Outcome>,
  onRefusal: (problems: readonly DeskProblem[]) => void,
) {
  const [open, setOpen] = useState<OpenText>();
  const session = useRef<TextSession>(undefined);
  const suspended = useRef<Suspended>(undefined);
  const early = useRef<{ before: MappedText; takeBack: () => void }>(undefined);

  const end = useCallback((ended: TextSession, written?: string) => {
    const takeBack = ended.close(written);
    if (written) early.current = { before: ended.target.text, takeBack };
    if (session.current !== ended) return;
    session.current = undefined;
    setOpen(undefined);
  }, []);

  const write = useCallback(
    async (edited: TextSession, text: string) => {
      const { target } = edited;
      if (text === target.text.text) return end(edited);
      const outcome = await writeText(run, target, text);
      // The page may have changed while the text was written, by which the field was opened anew.
      const { current } = session;
      const now = current && isSame(current.target.text, target.text) ? current : edited;
      if (outcome.ok) return end(now, text);
      if (current !== now) {
        // The owner edits another text by now, below which the message would be misunderstood.
        onRefusal(outcome.problems);
        return end(edited);
      }
      setOpen({ target, field: now.field, problems: outcome.problems });
      now.focus();
    },
    [run, onRefusal, end],
  );

  const edit = useCallback(
    (target: Target, caret?: Point | number, draft = target.text.text) => {
      let isWriting = false;
      const started: TextSession = openField({
        target,
        draft,
        caret,
        label: formatPath(target.text.path),
        onCancel: () => end(started),
        // Moves the outline and the message with the text.
        onInput: () => setOpen((now) => now && { ...now }),
        onWrite: async (text) => {
          if (isWriting) return;
          isWriting = true;
          await write(started, text);
          isWriting = false;
        },
      });
      session.current = started;
      setOpen({ target, field: started.field, problems: [] });
    },
    [write, end],
  );

  /** Puts the page's own nodes back before React changes them. */
  const suspend = useCallback(() => {
    const { current } = session;
    if (!current) return;
    suspended.current = {
      text: current.target.text,
      draft: current.draft(),
      caret: current.caret(),
    };
    end(current);
  }, [end]);

  /** Opens the field again in which the owner was typing when the page changed. */
  const resume = useCallback(
    ({ texts }: Targets) => {
      const { current } = suspended;
      const target = current && texts.find(({ text }) => isSame(text, current.text));
      if (!target || session.current) return;
      suspended.current = undefined;
      if (target.text.text === current.draft) return;
      // What the owner believes to change is the text at the start, which another program may have replaced.
      const { text, isWritten } = current.text;
      edit({ ...target, text: { ...target.text, text, isWritten } }, current.caret, current.draft);
    },
    [edit],
  );

  /**
   * Compares the text that the page showed before its edit arrived with the file. If the act was undone so soon that
   * both arrive as one, React finds nothing to change, and would leave the text on the page.
   */
  const settle = useCallback(({ texts }: TextMap) => {
    const { current } = early;
    early.current = undefined;
    const now = texts.find((text) => current && isSame(text, current.before));
    if (now?.text === current?.before.text) current?.takeBack();
  }, []);

  useEffect(() => () => void session.current?.close(), []);
  return { open, edit, suspend, resume, settle };
}

const isSame = (one: MappedText, other: MappedText) => keyOf(one) === keyOf(other);

/** Writes a text. An optional text that was emptied is removed from the file. */
async function writeText(
  run: (acts: readonly Act[]) => Promise<Outcome>,
  { text: { file, path, text: before, isWritten } }: Target,
  text: string,
): Promise<Outcome> {
  const place = { file, path, ...(isWritten && { was: before }) };
  const outcome = await run([{ kind: 'set', ...place, value: text }]);
  if (outcome.ok || text !== '' || !isWritten) return outcome;
  const removed = await run([{ kind: 'remove', ...place }]);
  return removed.ok ? removed : outcome;
}
