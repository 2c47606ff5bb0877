import { useId, useState } from 'react';
import { formatProblems, useDesk } from './DeskContext.ts';
import { Problem } from './Problem.tsx';
import { useDraft } from './use-draft.ts';

/** Renders the address of a page. Links to the page follow when it changes. */
export function PageAddress({ path }: { path: string }) {
  const { words, run } = useDesk();
  const id = useId();
  const [draft, setDraft] = useDraft(path);
  const [problem, setProblem] = useState('');
  const rename = async () => {
    if (draft === path) return;
    const outcome = await run([{ kind: 'rename page', from: path, to: draft }]);
    setProblem(outcome.ok ? '' : formatProblems(outcome.problems));
  };
  return (
    <div className="field">
      <label htmlFor={id}>{words.address}</label>
      <input
        id={id}
        type="text"
        value={draft}
        spellCheck={false}
        aria-invalid={problem !== ''}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={rename}
        onKeyDown={({ key }) => key === 'Enter' && void rename()}
      />
      <Problem text={problem} />
    </div>
  );
}
