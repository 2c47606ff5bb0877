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
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Json, Place } from '../desk-protocol/place.ts';
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
  const element = useRef<HTMLUListElement>(null);
  /** The item whose handle has the focus, as JSON. */
  const focused = useRef('');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  // The focus stays on an item that is at another index now, before the next key is pressed.
  useLayoutEffect(() => {
    const rows = Array.from(element.current?.children ?? []);
    const handles = rows.map((row) => row.querySelector<HTMLElement>('.handle'));
    const values = items.map(({ value }) => JSON.stringify(value));
    const index = handles.findIndex((handle) => handle?.matches(':focus'));
    if (index < 0 || values[index] === focused.current) return;
    handles[values.indexOf(focused.current)]?.focus();
  });
  // The server keeps a move within the list, which may be another one by now than the list that is shown.
  const move = (from: number, to: number) => {
    const was = items[from]?.value;
    void act([{ kind: 'move', file, path: [...path, from], to: [...path, to], was }]);
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) move(Number(active.id), Number(over.id));
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
                onFocus={() => {
                  focused.current = JSON.stringify(item.value);
                }}
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

type RowProps = {
  id: string;
  item: Item;
  /** Is called when the handle gets the focus. */
  onFocus: () => void;
  onStep: (step: 1 | -1) => void;
};

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

function Row({ id, item: { name, isHere, row, below }, onFocus, onStep }: RowProps) {
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
          onFocus={onFocus}
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
