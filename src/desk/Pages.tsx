import type { ReactNode } from 'react';
import type { PageEntry } from '../shared/desk-protocol.ts';
import { useDesk } from './DeskContext.ts';
import { Icon } from './Icon.tsx';
import { ItemButtons } from './ItemButtons.tsx';
import { itemActs } from './item-acts.ts';
import { NewPage } from './NewPage.tsx';
import { pageAddress } from './requests.ts';
import { Sortable } from './Sortable.tsx';

/** Renders the pages of the site, and the sections of the page in this tab. */
export function Pages() {
  const { state, page, attempt } = useDesk();
  return (
    <>
      <Sortable
        names={state.pages.map(nameOf)}
        onMove={(from, to) => attempt([pageActs(from).move(to)])}
        renderItem={(index, handle) => {
          const entry = state.pages[index];
          if (!entry) return null;
          const isHere = entry.path === page;
          return (
            <>
              <PageRow entry={entry} isHere={isHere} handle={handle} />
              {isHere && <Sections entry={entry} />}
            </>
          );
        }}
      />
      <NewPage />
    </>
  );
}

const pageActs = (index: number) => itemActs({ file: 'site', path: ['pages', index] });

const nameOf = ({ link, title, path }: PageEntry) => link || title || path;

type PageRowProps = { entry: PageEntry; isHere: boolean; handle: ReactNode };

function PageRow({ entry, isHere, handle }: PageRowProps) {
  const { index, path, hidden } = entry;
  const name = nameOf(entry);
  return (
    <div className={isHere ? 'item here' : 'item'}>
      {handle}
      <span className="name">
        {isHere || hidden ? <strong>{name}</strong> : <a href={pageAddress(path)}>{name}</a>}
        <small>/{path}</small>
      </span>
      <ItemButtons name={name} path={['pages', index]} isHidden={hidden} />
    </div>
  );
}

function Sections({ entry: { index: page, sections } }: { entry: PageEntry }) {
  const { words, attempt, setView } = useDesk();
  const pathOf = (index: number) => ['pages', page, 'sections', index];
  return (
    <div className="sections">
      <h3>{words.sections}</h3>
      <Sortable
        names={sections.map(({ type, name }) => `${type} ${name.slice(0, 40)}`)}
        onMove={(from, to) => attempt([itemActs({ file: 'site', path: pathOf(from) }).move(to)])}
        renderItem={(index, handle) => {
          const section = sections[index];
          return (
            section && (
              <div className="item">
                {handle}
                <span className="name">
                  <span>{section.type}</span>
                  <small>{section.name}</small>
                </span>
                <ItemButtons name={section.type} path={pathOf(index)} isHidden={section.hidden} />
              </div>
            )
          );
        }}
      />
      <button
        type="button"
        className="quiet"
        onClick={() => setView({ kind: 'gallery', path: pathOf(sections.length) })}
      >
        <Icon name="add" />
        {words.addSection}
      </button>
    </div>
  );
}
