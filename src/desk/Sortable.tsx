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
import { useDesk } from './DeskContext.ts';
import { Icon } from './Icon.tsx';

type Props = {
  /** The names of the items, by which screen readers tell them apart. */
  names: readonly string[];
  onMove: (from: number, to: number) => unknown;
  /** @param handle the button by which the item is dragged */
  renderItem: (index: number, handle: ReactNode) => ReactNode;
};

/** Renders a list whose items are moved by dragging, by Space and arrows, or by Alt and arrows at once. */
export function Sortable({ names, onMove, renderItem }: Props) {
  const { version } = useDesk();
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<number>(undefined);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  // The focus stays on the item that was moved by keys, which is at another index now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is rendered anew after an edit
  useEffect(() => {
    const handles = list.current?.querySelectorAll<HTMLElement>(':scope > li > .handle, .handle');
    if (moved.current !== undefined) handles?.[moved.current]?.focus();
    moved.current = undefined;
  }, [version]);
  const move = (from: number, to: number) => {
    if (to < 0 || to >= names.length || from === to) return;
    moved.current = to;
    onMove(from, to);
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over) move(Number(active.id), Number(over.id));
  };
  const items = names.map((name, index) => ({ id: String(index), name }));
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={onDragEnd}>
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        <ul ref={list} className="sortable">
          {items.map(({ id, name }, index) => (
            <Item key={id} id={id} name={name} onStep={(step) => move(index, index + step)}>
              {(handle) => renderItem(index, handle)}
            </Item>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

type ItemProps = {
  id: string;
  name: string;
  onStep: (step: 1 | -1) => void;
  children: (handle: ReactNode) => ReactNode;
};

function Item({ id, name, onStep, children }: ItemProps) {
  const { words } = useDesk();
  const { attributes, listeners, isDragging, transform, transition, ...refs } = useSortable({ id });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.altKey && steps[event.key];
    if (!step) return listeners?.['onKeyDown']?.(event);
    event.preventDefault();
    onStep(step);
  };
  const handle = (
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
  );
  return (
    <li
      ref={refs.setNodeRef}
      className={isDragging ? 'dragged' : ''}
      style={{ transform: transform ? `translateY(${transform.y}px)` : 'none', transition }}
    >
      {children(handle)}
    </li>
  );
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };
