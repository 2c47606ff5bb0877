import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Act, Place } from '../desk-protocol.ts';
import { act } from './acts.ts';
import { Button, Icon } from './Buttons.tsx';
import { useDesk } from './desk.ts';

/** Runs an act on an item. Returns whether it succeeded. @param at the key of the field that shows a refusal */
export type ActOnItem = (one: Act, at?: string) => Promise<boolean>;

/** An item of a list in the owner's files, such as a page or a project. */
type Item = {
  /** The name by which screen readers tell the items apart. */
  name: string;
  isHere?: boolean;
  /** What stands beside the handle. */
  row: (run: ActOnItem) => ReactNode;
  below?: ReactNode;
};

type Props = {
  list: Place;
  /** What the items were made from. After an act on one of them, another value comes from the server. */
  source: unknown;
  items: readonly Item[];
  /** The name of the button that adds an item. */
  add?: string;
  onAdd?: () => unknown;
};

/** Renders a list whose items are moved by dragging, by Space and arrows, or by Alt and arrows at once. */
export function ItemList({ list: { file, path }, source, items, add, onAdd }: Props) {
  const { version } = useDesk();
  const element = useRef<HTMLUListElement>(null);
  const moved = useRef<number>(undefined);
  const acted = useRef<unknown>(undefined);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  // The focus stays on the item that was moved by keys, which is at another index now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is rendered anew after an edit
  useEffect(() => {
    const row = element.current?.children[moved.current ?? -1];
    const isElsewhere = element.current?.querySelector('.handle:focus') === null;
    if (!isElsewhere) row?.querySelector<HTMLElement>('.handle')?.focus();
    moved.current = undefined;
  }, [version]);
  const run: ActOnItem = async (one, at) => {
    // Acts name items by their index. Until the list is drawn anew, another item may have the index in the file.
    if (acted.current === source) return false;
    acted.current = source;
    const isDone = await act([one], at);
    if (!isDone) acted.current = undefined;
    return isDone;
  };
  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length || from === to) return;
    moved.current = to;
    void run({ kind: 'move', file, path: [...path, from], to: [...path, to] });
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over) move(Number(active.id), Number(over.id));
  };
  const ids = items.map((_, index) => String(index));
  return (
    <div className="list">
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={onDragEnd}>
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ul ref={element} className="sortable">
            {items.map((item, index) => (
              <Row
                key={ids[index]}
                id={String(index)}
                item={item}
                run={run}
                onStep={(step) => move(index, index + step)}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      {add && onAdd && <Button look="quiet" icon="add" label={add} onPress={onAdd} />}
    </div>
  );
}

type RowProps = { id: string; item: Item; run: ActOnItem; onStep: (step: 1 | -1) => void };

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

function Row({ id, item: { name, isHere, row, below }, run, onStep }: RowProps) {
  const { words } = useDesk();
  const { attributes, listeners, isDragging, transform, transition, ...refs } = useSortable({ id });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.altKey && steps[event.key];
    if (!step) return listeners?.['onKeyDown']?.(event);
    event.preventDefault();
    onStep(step);
  };
  return (
    <li
      ref={refs.setNodeRef}
      className={isDragging ? 'dragged' : ''}
      style={{ transform: transform ? `translateY(${transform.y}px)` : 'none', transition }}
    >
      <div className={isHere ? 'item here' : 'item'}>
        <button
          type="button"
          ref={refs.setActivatorNodeRef}
          className="icon-button handle"
          {...attributes}
          {...listeners}
          aria-label={`${words.drag}: ${name}`}
          onKeyDown={onKeyDown}
        >
          <Icon name="drag" />
        </button>
        {row(run)}
      </div>
      {below}
    </li>
  );
}
