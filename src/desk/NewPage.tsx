import { type FormEvent, useState } from 'react';
import { formatProblems, useDesk } from './DeskContext.ts';
import { Problem } from './Problem.tsx';
import { pageAddress } from './requests.ts';

/** Renders the form for a new page. */
export function NewPage() {
  const { state, words, run } = useDesk();
  const [problem, setProblem] = useState('');
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? '').trim();
    const [path, title] = [text('path'), text('title')];
    const page = {
      path,
      title,
      link: text('link') || title,
      menu: data.has('menu'),
      section: text('section'),
    };
    const place = { file: 'site', path: ['pages', state.pages.length] } as const;
    const outcome = await run([{ kind: 'add page', ...place, page }]);
    setProblem(outcome.ok ? '' : formatProblems(outcome.problems));
    if (outcome.ok) location.assign(pageAddress(path));
  };
  return (
    <details className="new-page">
      <summary>{words.addPage}</summary>
      <form onSubmit={add}>
        <Text name="title" label={words.title} isRequired />
        <Text name="path" label={words.address} isRequired />
        <Text name="link" label={words.menuName} />
        <label>
          <input type="checkbox" className="switch" name="menu" defaultChecked />
          {words.inMenu}
        </label>
        <label>
          {words.firstSection}
          <select name="section" defaultValue="prose">
            {state.types.map(({ type }) => (
              <option key={type}>{type}</option>
            ))}
          </select>
        </label>
        <Problem text={problem} />
        <button type="submit" className="main">
          {words.addPage}
        </button>
      </form>
    </details>
  );
}

type TextProps = { name: string; label: string; isRequired?: boolean };

function Text({ name, label, isRequired = false }: TextProps) {
  return (
    <label>
      {label}
      <input type="text" name={name} required={isRequired} autoComplete="off" />
    </label>
  );
}
