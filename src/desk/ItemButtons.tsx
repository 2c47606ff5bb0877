import type { ValuePath } from '../shared/desk-protocol.ts';
import { useDesk } from './DeskContext.ts';
import { IconButton } from './Icon.tsx';
import { itemActs } from './item-acts.ts';

type Props = { name: string; path: ValuePath; isHidden: boolean };

/** Renders what can be done with a section or a page. */
export function ItemButtons({ name, path, isHidden }: Props) {
  const { words, attempt, setView } = useDesk();
  const acts = itemActs({ file: 'site', path });
  const show = isHidden ? 'show' : 'hide';
  return (
    <span className="buttons">
      <IconButton
        icon="settings"
        label={`${words.settings}: ${name}`}
        onPress={() => setView({ kind: 'panel', file: 'site', path })}
      />
      {([show, 'copy', 'remove'] as const).map((kind) => (
        <IconButton
          key={kind}
          icon={kind}
          label={`${words[kind]}: ${name}`}
          onPress={() => attempt([acts[kind]])}
        />
      ))}
    </span>
  );
}

/** Renders what can be done with a section on the page itself. */
export function SectionButtons({ type, path }: { type: string; path: ValuePath }) {
  const { state, words, attempt, setView } = useDesk();
  const index = Number(path.at(-1));
  const count = state.pages[Number(path[1])]?.sections.length ?? 0;
  const { move } = itemActs({ file: 'site', path });
  return (
    <>
      <span className="name">{type}</span>
      <IconButton
        icon="up"
        label={`${words.up}: ${type}`}
        isDisabled={index === 0}
        onPress={() => attempt([move(index - 1)])}
      />
      <IconButton
        icon="down"
        label={`${words.down}: ${type}`}
        isDisabled={index >= count - 1}
        onPress={() => attempt([move(index + 1)])}
      />
      <IconButton
        icon="add"
        label={words.addSection}
        onPress={() => setView({ kind: 'gallery', path: path.with(-1, index + 1) })}
      />
      <ItemButtons name={type} path={path} isHidden={false} />
    </>
  );
}
