import { useCallback, useEffect, useRef, useState } from 'react';
import { formatPath } from '../schema/path.ts';
import type { Act, DeskProblem, Outcome } from '../shared/desk-protocol.ts';
import { keyOf, type Target, type Targets } from './targets.ts';
import { openField, type TextSession } from './text-session.ts';

type Point = { x: number; y: number };

/** What is shown at the field that is open. */
export type OpenText = { target: Target; field: Element; problems: readonly DeskProblem[] };

type Suspended = { key: string; draft: string; caret: number | undefined };

/** Lets the owner edit the texts of the page in their places. */
export function useTextEditor(run: (acts: readonly Act[]) => Promise<Outcome>) {
  const [open, setOpen] = useState<OpenText>();
  const session = useRef<TextSession>(undefined);
  const suspended = useRef<Suspended>(undefined);

  const end = useCallback((ended: TextSession, written?: string) => {
    ended.close(written);
    if (session.current !== ended) return;
    session.current = undefined;
    setOpen(undefined);
  }, []);

  const write = useCallback(
    async (edited: TextSession, text: string) => {
      const { target } = edited;
      if (text === target.text.text) return end(edited);
      const outcome = await writeText(run, target, text);
      if (outcome.ok) return end(edited, text);
      // The owner may edit another text by now, below which the message would be misunderstood.
      if (session.current !== edited) return end(edited);
      setOpen({ target, field: edited.field, problems: outcome.problems });
      edited.focus();
    },
    [run, end],
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
      key: keyOf(current.target.text),
      draft: current.draft(),
      caret: current.caret(),
    };
    end(current);
  }, [end]);

  /** Opens the field again in which the owner was typing when the page changed. */
  const resume = useCallback(
    ({ texts }: Targets) => {
      const { current } = suspended;
      const target = current && texts.find(({ text }) => keyOf(text) === current.key);
      if (!target || session.current) return;
      suspended.current = undefined;
      if (target.text.text !== current.draft) edit(target, current.caret, current.draft);
    },
    [edit],
  );

  useEffect(() => () => session.current?.close(), []);
  return { open, edit, suspend, resume };
}

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
