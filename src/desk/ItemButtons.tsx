import type { ValuePath } from '../shared/desk-protocol.ts';
import { attempt } from './acts.ts';
import { openPanel, setView, useDesk } from './desk.ts';
import { IconButton } from './Icon.tsx';

const file = 'site';

type Props = { name: string; path: ValuePath; isHidden: boolean };

/** Renders what can be done with a section or a page. */
export function ItemButtons({ name, path, isHidden }: Props) {
  const { words } = useDesk();
  const hidden = { file, path: [...path, 'hidden'] } as const;
  const toggle = isHidden ? 'show' : 'hide';
  // Without the key it is shown, so the file stays as short as it was.
  const toggled = isHidden
    ? ({ kind: 'remove' } as const)
    : ({ kind: 'set', value: true } as const);
  return (
    <span className="buttons">
      <IconButton
        icon="settings"
        label={`${words.settings}: ${name}`}
        onPress={() => openPanel({ file, path })}
      />
      <IconButton
        icon={toggle}
        label={`${words[toggle]}: ${name}`}
        onPress={() => attempt([{ ...hidden, ...toggled }])}
      />
      {(['copy', 'remove'] as const).map((kind) => (
        <IconButton
          key={kind}
          icon={kind}
          label={`${words[kind]}: ${name}`}
          onPress={() => attempt([{ kind, file, path }])}
        />
      ))}
    </span>
  );
}

/** Renders what can be done with a section on the page itself. */
export function SectionButtons({ type, path }: { type: string; path: ValuePath }) {
  const { state, words } = useDesk();
  const index = Number(path.at(-1));
  const count = state.pages[Number(path[1])]?.sections.length ?? 0;
  const moves = { up: index - 1, down: index + 1 };
  return (
    <>
      <span className="name">{type}</span>
      {(['up', 'down'] as const).map((kind) => (
        <IconButton
          key={kind}
          icon={kind}
          label={`${words[kind]}: ${type}`}
          isDisabled={moves[kind] < 0 || moves[kind] >= count}
          onPress={() => attempt([{ kind: 'move', file, path, to: path.with(-1, moves[kind]) }])}
        />
      ))}
      <IconButton
        icon="add"
        label={words.addSection}
        onPress={() => setView({ kind: 'gallery', path: path.with(-1, index + 1) })}
      />
      <ItemButtons name={type} path={path} isHidden={false} />
    </>
  );
}
