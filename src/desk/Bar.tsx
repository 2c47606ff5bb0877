import { useEffect, useRef } from 'react';
import { step } from './acts.ts';
import { setView, useDesk } from './desk.ts';
import { IconButton, TextButton } from './Icon.tsx';

/** Renders the bar at the bottom of the screen. */
export function Bar({ onClose }: { onClose: () => void }) {
  const { state, words, view, notice } = useDesk();
  const bar = useRef<HTMLDivElement>(null);
  // The button that had the focus is hidden now.
  useEffect(() => bar.current?.focus(), []);
  return (
    <>
      <div className="notices" role="status">
        {notice !== '' && <p className="notice problem">{notice}</p>}
      </div>
      <div ref={bar} className="bar" role="toolbar" aria-label={words.desk} tabIndex={-1}>
        {(['undo', 'redo'] as const).map((kind) => (
          <IconButton
            key={kind}
            icon={kind}
            label={[words[kind], state[kind]].filter(Boolean).join(': ')}
            isDisabled={state[kind] === undefined}
            onPress={() => step(kind)}
          />
        ))}
        {(['pages', 'theme', 'site'] as const).map((kind) => (
          <TextButton
            key={kind}
            icon={kind}
            label={words[kind]}
            isOpen={view?.kind === kind}
            onPress={() => setView(view?.kind === kind ? undefined : { kind })}
          />
        ))}
        <IconButton icon="close" label={words.close} onPress={onClose} />
      </div>
    </>
  );
}
