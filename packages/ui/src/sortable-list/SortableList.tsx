import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { Icon } from '../icon/Icon';
import { ActionIcon } from '@mantine/core';
import { type ReactNode, useMemo, useRef } from 'react';
import classes from './SortableList.module.css';

export interface SortableListProps {
  /** In their order. */
  ids: readonly string[];
  nameOf: (id: string) => string;
  onMove: (from: number, to: number) => void;
  /** A `SortableItem` for each id. */
  children: ReactNode;
}

const instructions =
  'Press Space to pick up the item. Use the up and down arrow keys to move it. Press Space to drop it there, or Escape to cancel.';

/**
 * A list whose items are moved by their handle. A mouse drags after 4 pixels, a finger after 200 ms, so that it can
 * scroll, and the keyboard with Space.
 */
export function SortableList({ ids, nameOf, onMove, children }: SortableListProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  // The same list as long as nothing moves, so that a key press doesn't render every item.
  const joined = ids.join('\n');
  const items = useMemo(() => joined.split('\n'), [joined]);
  const place = (id: unknown) => `${ids.indexOf(String(id)) + 1} of ${ids.length}`;
  // Picking an item up puts it over its own place, which isn't worth a word.
  const lastOver = useRef<unknown>(undefined);
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      lastOver.current = active.id;
      return `Picked up ${nameOf(String(active.id))}, ${place(active.id)}.`;
    },
    onDragOver: ({ active, over }) => {
      if (!over || over.id === lastOver.current) return undefined;
      lastOver.current = over.id;
      return `${nameOf(String(active.id))} moved to ${place(over.id)}.`;
    },
    onDragEnd: ({ active, over }) =>
      `Dropped ${nameOf(String(active.id))}${over ? `, now ${place(over.id)}` : ' where it was'}.`,
    onDragCancel: ({ active }) => `Canceled. ${nameOf(String(active.id))} was not moved.`,
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: instructions } }}
      onDragEnd={({ active, over }) => {
        const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id ?? active.id))];
        if (from !== -1 && to !== -1 && from !== to) onMove(from, to);
      }}
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

export interface SortableItemProps {
  id: string;
  /** What the handle moves: "Experience". */
  name: string;
  className?: string | undefined;
  /** `li` inside a list. */
  component?: 'div' | 'li';
  /** @param handle the button that moves the item */
  children: (handle: ReactNode) => ReactNode;
}

/** One item of a `SortableList`. */
export function SortableItem({ id, name, className, component: Root = 'div', children }: SortableItemProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, transform, transition, isDragging } = useSortable({
    id,
  });
  const handle = (
    <ActionIcon
      ref={setActivatorNodeRef}
      variant="subtle"
      color="gray"
      className={classes['handle']}
      aria-label={`Move ${name}`}
      aria-describedby={attributes['aria-describedby']}
      {...listeners}
    >
      <Icon name="grip-vertical" size="sm" />
    </ActionIcon>
  );
  return (
    <Root
      ref={setNodeRef}
      className={className}
      data-dragging={isDragging || undefined}
      style={{
        transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
        transition: transition ?? undefined,
      }}
    >
      {children(handle)}
    </Root>
  );
}
