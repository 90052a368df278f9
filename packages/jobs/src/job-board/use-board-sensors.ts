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

/** The column under the pointer, or between two of them the one that the card covers; by keyboard the nearest. */
export const columnUnderCard: CollisionDetection = (moved) => {
  if (!moved.pointerCoordinates) return closestCenter(moved);
  const under = pointerWithin(moved);
  return under.length > 0 ? under : rectIntersection(moved);
};

const steps: Readonly<Record<string, number>> = { [KeyboardCode.Left]: -1, [KeyboardCode.Right]: 1 };

/** The left and right arrows go from column to column, the folded ones included. */
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
 * A mouse drags after six pixels, so that a click stays one; a finger after a quarter of a second, so that it can scroll;
 * the keyboard with Space on a card's grip.
 */
export function useBoardSensors() {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: nextColumn, scrollBehavior: 'auto' }),
  );
}
