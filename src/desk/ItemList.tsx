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
import type { Json, Place } from '../desk-protocol.ts';
import { act } from './acts.ts';
import { Button, Icon } from './Buttons.tsx';
import { useDesk } from './desk.ts';

/** An item of a list in the owner's files, such as a page or a project. */
type Item = {
  /** The name by which screen readers tell the items apart. */
  name: string;
  value: Json;
  isHere?: boolean;
  /** What stands beside the handle. */
  row: ReactNode;
  below?: ReactNode;
};

type Props = {
  list: Place;
  items: readonly Item[];
  /** The name of the button that adds an item. */
  add?: string;
  onAdd?: () => unknown;
};

/** Renders a list whose items are moved by dragging, by Space and arrows, or by Alt and arrows at once. */
export function ItemList({ list: { file, path }, items, add, onAdd }: Props) {
  const { version } = useDesk();
  const element = useRef<HTMLUListElement>(null);
  /** What is being moved by keys, as JSON, and how many moves of it have not been shown yet. */
  const moved = useRef({ item: '', moves: 0 });
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  // The focus stays on the item that was moved by keys, which is at another index now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is rendered anew after an edit
  useEffect(() => {
    const { item, moves } = moved.current;
    const index = items.findIndex(({ value }) => JSON.stringify(value) === item);
    const row = moves > 0 ? element.current?.children[index] : undefined;
    const isElsewhere = element.current?.querySelector('.handle:focus') === null;
    if (!isElsewhere) row?.querySelector<HTMLElement>('.handle')?.focus();
    moved.current.moves = Math.max(0, moves - 1);
  }, [version]);
  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length || from === to) return;
    const was = items[from]?.value;
    moved.current = { item: JSON.stringify(was), moves: moved.current.moves + 1 };
    void act([{ kind: 'move', file, path: [...path, from], to: [...path, to], was }]);
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

type RowProps = { id: string; item: Item; onStep: (step: 1 | -1) => void };

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

function Row({ id, item: { name, isHere, row, below }, onStep }: RowProps) {
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
        {row}
      </div>
      {below}
    </li>
  );
}
