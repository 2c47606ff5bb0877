import type { Json, ValuePath } from '../desk-protocol/place.ts';
import type { Act } from '../desk-protocol/requests.ts';
import type { PageEntry } from '../desk-protocol/state.ts';
import { stepInto } from '../schema/path.ts';
import { slugOf } from '../shared/slug.ts';
import { act } from './acts.ts';
import { Button } from './Buttons.tsx';
import { openPanel, setView, useDesk } from './desk.ts';
import { Form } from './Form.tsx';
import { ItemList } from './ItemList.tsx';
import { pageAddress } from './requests.ts';
import type { Frame } from './targets.ts';

const file = 'site';

/** Renders the pages of the site, and the sections of the page in this tab. */
export function Pages() {
  const { state, page } = useDesk();
  const items = state.pages.map(({ path, link, value, sections }, index) => {
    const name = link || path;
    const isHere = path === page;
    const isShown = !isHere && stepInto(value, 'hidden') !== true;
    const row = (
      <>
        <span className="name">
          {isShown ? <a href={pageAddress(path)}>{name}</a> : <strong>{name}</strong>}
          <small>/{path}</small>
        </span>
        <ItemButtons name={name} path={['pages', index]} value={value} />
      </>
    );
    return {
      name,
      value,
      isHere,
      row,
      below: isHere && <Sections page={index} sections={sections} />,
    };
  });
  return (
    <>
      <ItemList list={{ file, path: ['pages'] }} items={items} />
      <NewPage />
    </>
  );
}

function Sections({ page, sections }: Pick<PageEntry, 'sections'> & { page: number }) {
  const { words } = useDesk();
  const path = ['pages', page, 'sections'];
  const items = sections.map(({ typeName, name, value }, index) => ({
    name: `${typeName} ${name.slice(0, 40)}`,
    value,
    row: (
      <>
        <span className="name">
          <span>{typeName}</span>
          <small>{name}</small>
        </span>
        <ItemButtons name={typeName} path={[...path, index]} value={value} />
      </>
    ),
  }));
  return (
    <div className="sections">
      <h3>{words.sections}</h3>
      <ItemList
        list={{ file, path }}
        items={items}
        add={words.addSection}
        onAdd={() => setView({ kind: 'gallery', path: [...path, sections.length] })}
      />
    </div>
  );
}

/** Renders the form for a new page. It gets a section, since a page without one is refused. */
function NewPage() {
  const { state, words } = useDesk();
  const path = ['pages', state.pages.length];
  const actsOf = ([title = '', address = '']: readonly string[]): Act[] => {
    const sections = [{ type: 'prose', heading: title, paragraphs: ['…'] }];
    return [{ kind: 'insert', file, path, value: { path: address, link: title, sections } }];
  };
  // The address may be corrected when it is written.
  const openPage = () =>
    location.assign(pageAddress(useDesk.getState().state.pages.at(-1)?.path ?? ''));
  return (
    <details
      className="new-page"
      onToggle={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
    >
      <summary>{words.addPage}</summary>
      <Form
        asked={[
          { label: words.title },
          { label: words.address, propose: (title) => slugOf(title, state.language) },
        ]}
        actsOf={actsOf}
        onDone={openPage}
        submit={words.addPage}
      />
    </details>
  );
}

type Props = { name: string; path: ValuePath; value: Json };

/** Renders what can be done with a section or a page. */
function ItemButtons({ name, path, value }: Props) {
  const { words } = useDesk();
  const item = { file, path, was: value } as const;
  // Without the key it is shown, so the file stays as short as it was.
  const { hidden, ...shown } = Object(value);
  const toggled: Json = hidden === true ? shown : { ...shown, hidden: true };
  const button = (
    icon: 'settings' | 'show' | 'hide' | 'copy' | 'remove',
    onPress: () => unknown,
  ) => <Button icon={icon} label={`${words[icon]}: ${name}`} onPress={onPress} />;
  return (
    <span className="buttons">
      {button('settings', () => openPanel({ file, path }))}
      {button(hidden === true ? 'show' : 'hide', () =>
        act([{ ...item, kind: 'set', value: toggled }]),
      )}
      {button('copy', () => act([{ ...item, kind: 'copy' }]))}
      {button('remove', () => act([{ ...item, kind: 'remove' }]))}
    </span>
  );
}

/** Renders what can be done with a section on the page itself. */
export function SectionButtons({ type, path, value }: Omit<Frame, 'element'>) {
  const { state, words } = useDesk();
  const index = Number(path.at(-1));
  const name = state.types.find((each) => each.type === type)?.name ?? type;
  const count = state.pages[Number(path[1])]?.sections.length ?? 0;
  const mover = (icon: 'up' | 'down', to: number) => (
    <Button
      icon={icon}
      label={`${words[icon]}: ${name}`}
      disabled={to < 0 || to >= count}
      onPress={() => act([{ kind: 'move', file, path, to: path.with(-1, to), was: value }])}
    />
  );
  return (
    <>
      <span className="name">{name}</span>
      {mover('up', index - 1)}
      {mover('down', index + 1)}
      <Button
        icon="add"
        label={words.addSection}
        onPress={() => setView({ kind: 'gallery', path: path.with(-1, index + 1) })}
      />
      <ItemButtons name={name} path={path} value={value} />
    </>
  );
}
