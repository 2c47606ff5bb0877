import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DeskProblem } from '../shared/desk-protocol.ts';
import { Bar } from './Bar.tsx';
import { DeskContext, formatProblems, type Notice, type View } from './DeskContext.ts';
import { Drawer } from './Drawer.tsx';
import { Outlines } from './Outlines.tsx';
import { PictureDrop } from './PictureDrop.tsx';
import { findSlot } from './picture-slot.ts';
import { TextList } from './TextList.tsx';
import { frameAt, type Target } from './targets.ts';
import { useActs } from './use-acts.ts';
import { usePage } from './use-page.ts';
import { usePointer } from './use-pointer.ts';
import { useTextEditor } from './use-text-editor.ts';
import { wordsOf } from './words.ts';

/** Renders the desk: the outlines on the page, the bar below it, and the drawer beside it. */
export function Desk({ onClose }: { onClose: () => void }) {
  const [view, setView] = useState<View>();
  const [notice, notify] = useState<Notice>();
  const suspend = useRef(() => {});
  const onEdit = useCallback(() => suspend.current(), []);
  const { state, setState, page, version, map, targets } = usePage(onEdit);
  const language = state?.language ?? document.documentElement.lang;
  const words = useMemo(() => wordsOf(language), [language]);
  const { run, attempt, step } = useActs(setState, notify, words.offline);
  const onRefusal = useCallback((problems: readonly DeskProblem[]) => {
    notify({ text: formatProblems(problems), isProblem: true });
  }, []);
  const editor = useTextEditor(run, onRefusal);
  useEffect(() => {
    suspend.current = editor.suspend;
  }, [editor.suspend]);
  useEffect(() => editor.resume(targets), [editor.resume, targets]);
  useEffect(() => editor.settle(map), [editor.settle, map]);

  const onText = (target: Target, point?: { x: number; y: number }) => {
    const text = words.service.replace('{host}', state?.service ?? '');
    const isElsewhere = target.text.source === 'service';
    notify(isElsewhere ? { text, isProblem: true } : undefined);
    if (!isElsewhere) editor.edit(target, point);
  };
  const { pointed, setPointed } = usePointer(targets, {
    onText,
    onPicture: async (picture, frame) => {
      const slot = await findSlot(picture, targets);
      const place = slot?.place ?? frame;
      if (place) setView({ kind: 'panel', file: place.file, path: place.path });
    },
    onSection: ({ file, path }) => setView({ kind: 'panel', file, path }),
  });
  if (!state) return null;
  const desk = { state, words, page, version, view, setView, notify, run, attempt };
  return (
    <DeskContext value={desk}>
      <div className="desk" lang={language}>
        <Outlines pointed={pointed} open={editor.open} />
        <TextList
          targets={targets}
          onPoint={(text) => setPointed({ text, frame: frameAt(targets, text.element) })}
          onEdit={onText}
        />
        <PictureDrop targets={targets} />
        <Drawer />
        <Bar notice={notice} onStep={step} onClose={onClose} />
      </div>
    </DeskContext>
  );
}
