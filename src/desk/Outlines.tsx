import { type ReactNode, useEffect, useReducer } from 'react';
import { keyOf, type OpenText, sourceNotice, useDesk } from './desk.ts';
import { AddEntry } from './entries.tsx';
import { SectionButtons } from './Pages.tsx';
import { point } from './pointer.ts';
import { boxOf, type Frame, frameAt, type Target } from './targets.ts';
import { editText } from './text-editor.ts';

/** Renders outlines around what is below the pointer, the message at the text that is edited, and the list of texts. */
export function Outlines() {
  const desk = useDesk();
  const { open, over } = desk;
  const { text, frame } = desk.pointed;
  useMoves();
  return (
    <>
      {desk.targets.texts.map((each, index) =>
        each.text.isBorrowed && each.element.isConnected ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a box has no state
          <Box key={index} box={boxOf(each)} kind="missing" />
        ) : null,
      )}
      {desk.targets.frames.map((each) => (
        <EntryButton key={keyOf(each)} {...each} />
      ))}
      {frame?.element.isConnected && !open && <SectionBox {...frame} />}
      {text?.element.isConnected && !open && (
        <Box box={boxOf(text)} kind="text">
          <span className="tag">
            {text.text.source === 'file' ? text.text.label : sourceNotice(desk, text.text.source)}
          </span>
        </Box>
      )}
      {over && <Box box={over.getBoundingClientRect()} kind="drop" />}
      {open && <Message {...open} />}
      <TextList />
    </>
  );
}

/** Outlines a section. Its buttons stay on the screen while a part of the section does. */
function SectionBox({ element, ...section }: Frame) {
  const box = element.getBoundingClientRect();
  const top = Math.min(Math.max(8, box.top - 40), box.bottom - 40);
  return (
    <>
      <Box box={box} kind="frame" />
      <div className="actions" style={{ top, right: innerWidth - box.right + 8 }}>
        <SectionButtons {...section} />
      </div>
    </>
  );
}

/** Renders the button that adds to what a section shows, below it, where the first entry is missed too. */
function EntryButton({ element, type }: Frame) {
  const { right, bottom } = element.getBoundingClientRect();
  if (bottom < 0 || bottom > innerHeight) return null;
  return (
    <div className="entry" style={{ right: innerWidth - right, top: bottom }}>
      <AddEntry type={type} />
    </div>
  );
}

type BoxProps = { box: DOMRect; kind: 'frame' | 'text' | 'drop' | 'missing'; children?: ReactNode };

function Box({ box: { left, top, width, height }, kind, children }: BoxProps) {
  return (
    <div className={`box ${kind}`} style={{ left, top, width, height }}>
      {children}
    </div>
  );
}

/** Says what may be written into the open field, or why its text was refused. */
function Message({ target: { text }, element }: OpenText) {
  const { words, notices } = useDesk();
  const { left, bottom } = element.getBoundingClientRect();
  const refusal = notices[keyOf(text)];
  return (
    <div
      className={refusal ? 'message refused' : 'message'}
      role={refusal ? 'alert' : 'status'}
      style={{
        left: `clamp(8px, ${left}px, max(8px, 100vw - 432px))`,
        top: Math.min(bottom + 12, innerHeight - 120),
      }}
    >
      <strong>{text.label}</strong>
      {refusal || `${text.description} ${words.enter}.`}
    </div>
  );
}

/** Renders again when the page is scrolled or resized, since outlines follow their elements. */
function useMoves(): void {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const controller = new AbortController();
    const options = { capture: true, passive: true, signal: controller.signal };
    // The drawer takes room from the page.
    const observer = new ResizeObserver(render);
    const page = document.getElementById('page');
    if (page) observer.observe(page);
    controller.signal.addEventListener('abort', () => observer.disconnect());
    for (const name of ['scroll', 'resize']) addEventListener(name, render, options);
    return () => controller.abort();
  }, []);
}

/**
 * Lists the texts of the page for those who use no pointer: Tab goes through them, outlines each on the page, and Enter
 * edits it there. The list itself is not visible.
 */
function TextList() {
  const { words, targets } = useDesk();
  const texts = targets.texts.filter(({ spot }) => spot.attribute === undefined);
  const show = (text: Target) => {
    text.element.scrollIntoView({ block: 'center' });
    point({ text, frame: frameAt(targets, text.element) });
  };
  return (
    <ul className="unseen" aria-label={words.texts}>
      {texts.map((target, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text keeps its focus while it is edited
        <li key={index}>
          <button
            type="button"
            aria-label={`${words.edit}: ${target.spot.shown} (${target.text.label})`}
            onFocus={() => show(target)}
            onClick={() => editText(target)}
          />
        </li>
      ))}
    </ul>
  );
}
