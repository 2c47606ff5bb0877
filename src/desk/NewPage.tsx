import type { FormEvent } from 'react';
import { run } from './acts.ts';
import { useDesk } from './desk.ts';
import { pageAddress } from './requests.ts';
import { useRefusal } from './use-refusal.tsx';

/** Renders the form for a new page. */
export function NewPage() {
  const { state, words } = useDesk();
  const { heed, message } = useRefusal();
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? '').trim();
    const [path, title] = [text('path'), text('title')];
    const link = text('link') || title;
    const page = { path, title, link, ...(!data.has('menu') && { menu: false }), sections: [] };
    const place = ['pages', state.pages.length];
    const isAdded = await heed(
      run([
        { kind: 'insert', file: 'site', path: place, value: page },
        {
          kind: 'add section',
          file: 'site',
          path: [...place, 'sections', 0],
          type: text('section'),
        },
      ]),
    );
    if (isAdded) location.assign(pageAddress(path));
  };
  const fields = { title: words.title, path: words.address, link: words.menuName };
  return (
    <details className="new-page">
      <summary>{words.addPage}</summary>
      <form onSubmit={add}>
        {Object.entries(fields).map(([name, label]) => (
          <label key={name}>
            {label}
            <input type="text" name={name} required={name !== 'link'} autoComplete="off" />
          </label>
        ))}
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
        {message}
        <button type="submit" className="main">
          {words.addPage}
        </button>
      </form>
    </details>
  );
}
