import type { Act, PageEntry, ValuePath } from '../desk-protocol.ts';
import { inWords } from '../shared/in-words.ts';
import { actOnItem } from './acts.ts';
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
  const { order } = state;
  const items = state.pages.map(({ path, hidden, link, sections }, index) => {
    const name = link || path;
    const isHere = path === page;
    const row = (
      <>
        <span className="name">
          {isHere || hidden ? <strong>{name}</strong> : <a href={pageAddress(path)}>{name}</a>}
          <small>/{path}</small>
        </span>
        <ItemButtons name={name} path={['pages', index]} isHidden={hidden} order={order} />
      </>
    );
    return { name, isHere, row, below: isHere && <Sections page={index} sections={sections} /> };
  });
  return (
    <>
      <ItemList list={{ file, path: ['pages'] }} items={items} order={order} />
      <NewPage />
    </>
  );
}

function Sections({ page, sections }: Pick<PageEntry, 'sections'> & { page: number }) {
  const { words, state } = useDesk();
  const { order } = state;
  const path = ['pages', page, 'sections'];
  const items = sections.map(({ type, name, hidden }, index) => ({
    name: `${inWords(type)} ${name.slice(0, 40)}`,
    row: (
      <>
        <span className="name">
          <span title={type}>{inWords(type)}</span>
          <small>{name}</small>
        </span>
        <ItemButtons name={inWords(type)} path={[...path, index]} isHidden={hidden} order={order} />
      </>
    ),
  }));
  return (
    <div className="sections">
      <h3>{words.sections}</h3>
      <ItemList
        list={{ file, path }}
        items={items}
        order={order}
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
  const section = [...path, 'sections', 0];
  const actsOf = ([title = '', address = '']: readonly string[]): Act[] => [
    {
      kind: 'insert',
      file,
      path,
      value: { path: address, link: title, title: `${title}{separator}{appName}` },
    },
    { kind: 'add section', file, path: section, type: 'prose' },
    { kind: 'set', file, path: [...section, 'heading'], value: title },
  ];
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
        asked={[{ label: words.title }, { label: words.address }]}
        actsOf={actsOf}
        onDone={openPage}
        submit={words.addPage}
      />
    </details>
  );
}

type Props = { name: string; path: ValuePath; isHidden: boolean; order: number };

/** Renders what can be done with a section or a page. */
function ItemButtons({ name, path, isHidden, order }: Props) {
  const { words } = useDesk();
  const run = (one: Act) => actOnItem(one, order);
  const hidden = { file, path: [...path, 'hidden'] } as const;
  // Without the key it is shown, so the file stays as short as it was.
  const toggled: Act = isHidden
    ? { kind: 'remove', ...hidden }
    : { kind: 'set', ...hidden, value: true };
  const button = (
    icon: 'settings' | 'show' | 'hide' | 'copy' | 'remove',
    onPress: () => unknown,
  ) => <Button icon={icon} label={`${words[icon]}: ${name}`} onPress={onPress} />;
  return (
    <span className="buttons">
      {button('settings', () => openPanel({ file, path }))}
      {button(isHidden ? 'show' : 'hide', () => run(toggled))}
      {button('copy', () => run({ kind: 'copy', file, path }))}
      {button('remove', () => run({ kind: 'remove', file, path }))}
    </span>
  );
}

/** Renders what can be done with a section on the page itself. */
export function SectionButtons({ type, path, order }: Omit<Frame, 'element'>) {
  const { state, words } = useDesk();
  const index = Number(path.at(-1));
  const name = inWords(type);
  const count = state.pages[Number(path[1])]?.sections.length ?? 0;
  const mover = (icon: 'up' | 'down', to: number) => (
    <Button
      icon={icon}
      label={`${words[icon]}: ${name}`}
      disabled={to < 0 || to >= count}
      onPress={() => actOnItem({ kind: 'move', file, path, to: path.with(-1, to) }, order)}
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
      <ItemButtons name={name} path={path} isHidden={false} order={order} />
    </>
  );
}
