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
import { leavesAfter } from './status-at-release';

function distanceMoved({ active, collisionRect }: Parameters<CollisionDetection>[0]): number {
  const { initial } = active.rect.current;
  return initial ? Math.hypot(collisionRect.left - initial.left, collisionRect.top - initial.top) : Infinity;
}

/** The status under the pointer; between two, the one the card overlaps; by keyboard, the closest one. */
export const statusUnderCard: CollisionDetection = (moved) => {
  const isByKeyboard = !moved.pointerCoordinates;
  // A key moves it exactly to the next zone, which may be near.
  if (distanceMoved(moved) < (isByKeyboard ? 1 : leavesAfter))
    return [{ id: String(moved.active.data.current?.['status']) }];
  if (isByKeyboard) return closestCenter(moved);
  const under = pointerWithin(moved);
  return under.length > 0 ? under : rectIntersection(moved);
};

const steps: Readonly<Record<string, number>> = {
  [KeyboardCode.Up]: -1,
  [KeyboardCode.Left]: -1,
  [KeyboardCode.Down]: 1,
  [KeyboardCode.Right]: 1,
};

/** The arrow keys go through the statuses in their order, column by column. */
const nextStatus: KeyboardCoordinateGetter = (event, { context: { over, active, droppableRects, collisionRect } }) => {
  const step = steps[event.code];
  if (step === undefined || !active || !collisionRect) return undefined;
  event.preventDefault();
  const zones = [...droppableRects.entries()].sort(
    ([, one], [, other]) => one.left - other.left || one.top - other.top,
  );
  const here = zones.findIndex(([id]) => id === over?.id);
  const [, there] = zones[here + step] ?? [];
  if (!there) return undefined;
  return {
    x: there.left + (there.width - collisionRect.width) / 2,
    y: there.top + (there.height - collisionRect.height) / 2,
  };
};

// Made once: with other options, every card would get other listeners and be rendered again.
const mouse = { activationConstraint: { distance: 6 } };
const touch = { activationConstraint: { delay: 250, tolerance: 8 } };
const keyboard = { coordinateGetter: nextStatus, scrollBehavior: 'auto' } as const;

/**
 * A mouse drags after 6 pixels, so that a click stays a click. A finger drags after 250 ms, so that it can scroll. The
 * keyboard drags with Space on the handle of a card.
 */
export function useBoardSensors() {
  return useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, touch), useSensor(KeyboardSensor, keyboard));
}
