import type { PageEntry } from '../shared/desk-protocol.ts';
import { setView, useDesk } from './desk.ts';
import { TextButton } from './Icon.tsx';
import { ItemButtons } from './ItemButtons.tsx';
import { type Item, ItemList } from './ItemList.tsx';
import { NewPage } from './NewPage.tsx';
import { pageAddress } from './requests.ts';

/** Renders the pages of the site, and the sections of the page in this tab. */
export function Pages() {
  const { state, page } = useDesk();
  const items = state.pages.map((entry) => itemOf(entry, entry.path === page));
  return (
    <>
      <ItemList list={{ file: 'site', path: ['pages'] }} items={items} />
      <NewPage />
    </>
  );
}

function itemOf(entry: PageEntry, isHere: boolean): Item {
  const { index, path, hidden, link } = entry;
  const name = link || path;
  const row = (
    <>
      <span className="name">
        {isHere || hidden ? <strong>{name}</strong> : <a href={pageAddress(path)}>{name}</a>}
        <small>/{path}</small>
      </span>
      <ItemButtons name={name} path={['pages', index]} isHidden={hidden} />
    </>
  );
  return { name, isHere, row, below: isHere && <Sections entry={entry} /> };
}

function Sections({ entry: { index: page, sections } }: { entry: PageEntry }) {
  const { words } = useDesk();
  const path = ['pages', page, 'sections'];
  const items = sections.map(({ type, name, hidden }, index) => ({
    name: `${type} ${name.slice(0, 40)}`,
    row: (
      <>
        <span className="name">
          <span>{type}</span>
          <small>{name}</small>
        </span>
        <ItemButtons name={type} path={[...path, index]} isHidden={hidden} />
      </>
    ),
  }));
  return (
    <div className="sections">
      <h3>{words.sections}</h3>
      <ItemList list={{ file: 'site', path }} items={items} />
      <TextButton
        icon="add"
        label={words.addSection}
        onPress={() => setView({ kind: 'gallery', path: [...path, sections.length] })}
      />
    </div>
  );
}
