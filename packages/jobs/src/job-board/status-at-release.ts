import type { Over } from '@dnd-kit/core';
import { isJobStatus, type JobStatus } from '../job-status';

/** Where a mouse button or a finger was pressed and released, in pixels of the window. */
export interface Release {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

/** How far the pointer must move a card before it leaves its own status, in pixels: the zones aren't where its cards are. */
export const leavesAfter = 24;

/** Where a mouse button or a finger was pressed or released; undefined for a key. */
export function pointOf(event: Event): { x: number; y: number } | undefined {
  const point = 'changedTouches' in event ? (event as TouchEvent).changedTouches[0] : (event as MouseEvent);
  return point?.clientX === undefined ? undefined : { x: point.clientX, y: point.clientY };
}

/**
 * The status a card is dropped on. The library knows what the pointer was over at its last render. A quick release comes
 * before the next one, and the card would get a status it only passed. So the zone under the release counts.
 */
export function statusAtRelease(
  board: Element,
  release: Release | undefined,
  over: Pick<Over, 'id'> | null,
): JobStatus | undefined {
  const rendered = over && isJobStatus(over.id) ? over.id : undefined;
  if (!release) return rendered;
  const { from, to } = release;
  if (Math.hypot(to.x - from.x, to.y - from.y) < leavesAfter) return rendered;
  for (const zone of board.querySelectorAll<HTMLElement>('[data-status]')) {
    const { left, right, top, bottom } = zone.getBoundingClientRect();
    const { status } = zone.dataset;
    if (to.x >= left && to.x < right && to.y >= top && to.y < bottom && isJobStatus(status)) return status;
  }
  return rendered;
}
