import {
  closestCenter,
  type CollisionDetection,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';

/** The column under the pointer; between two columns, the one the card overlaps; by keyboard, the closest one. */
export const columnUnderCard: CollisionDetection = (moved) => {
  if (!moved.pointerCoordinates) return closestCenter(moved);
  const under = pointerWithin(moved);
  return under.length > 0 ? under : rectIntersection(moved);
};

const steps: Readonly<Record<string, number>> = { [KeyboardCode.Left]: -1, [KeyboardCode.Right]: 1 };

/** The left and right arrow keys move from column to column, collapsed ones included. */
const nextColumn: KeyboardCoordinateGetter = (event, { context: { over, active, droppableRects, collisionRect } }) => {
  const step = steps[event.code];
  if (step === undefined || !active || !collisionRect) return undefined;
  event.preventDefault();
  const columns = [...droppableRects.entries()].sort(([, left], [, right]) => left.left - right.left);
  const here = columns.findIndex(([id]) => id === over?.id);
  const [, there] = columns[here + step] ?? [];
  if (!there) return undefined;
  return { x: there.left + there.width / 2 - collisionRect.width / 2, y: there.top + 48 };
};

/**
 * A mouse drags after 6 pixels, so that a click stays a click. A finger drags after 250 ms, so that it can scroll. The
 * keyboard drags with Space on the handle of a card.
 */
export function useBoardSensors() {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: nextColumn, scrollBehavior: 'auto' }),
  );
}
