import { beforeEach, describe, expect, it } from 'vitest';
import { pointOf, statusAtRelease } from './status-at-release';

/** A board with two zones of 100 × 50 pixels, one below the other. */
function makeBoard(): HTMLElement {
  const board = document.createElement('section');
  for (const [at, status] of ['application-not-started', 'application-in-progress'].entries()) {
    const zone = document.createElement('div');
    zone.dataset['status'] = status;
    zone.getBoundingClientRect = () => new DOMRect(0, at * 50, 100, 50);
    board.append(zone);
  }
  return board;
}

describe('the status a card is dropped on', () => {
  let board: HTMLElement;
  beforeEach(() => {
    board = makeBoard();
  });

  it('is the one at the release, though the last render was over another', () => {
    const release = { from: { x: 10, y: 10 }, to: { x: 50, y: 75 } };
    expect(statusAtRelease(board, release, { id: 'application-not-started' })).toBe('application-in-progress');
    expect(statusAtRelease(board, release, null)).toBe('application-in-progress');
  });

  it('is the rendered one after a small move, by keyboard, and outside all zones', () => {
    const over = { id: 'application-not-started' };
    expect(statusAtRelease(board, { from: { x: 50, y: 45 }, to: { x: 50, y: 60 } }, over)).toBe(over.id);
    expect(statusAtRelease(board, undefined, over)).toBe(over.id);
    expect(statusAtRelease(board, { from: { x: 0, y: 0 }, to: { x: 400, y: 20 } }, over)).toBe(over.id);
    expect(statusAtRelease(board, { from: { x: 0, y: 0 }, to: { x: 400, y: 20 } }, null)).toBeUndefined();
  });
});

describe('where a press is', () => {
  it('is known of a mouse, not of a key', () => {
    expect(pointOf(new MouseEvent('mouseup', { clientX: 3, clientY: 4 }))).toEqual({ x: 3, y: 4 });
    expect(pointOf(new KeyboardEvent('keydown'))).toBeUndefined();
  });

  it('is where the finger left the screen', () => {
    const lifted = Object.assign(new Event('touchend'), { changedTouches: [{ clientX: 5, clientY: 6 }] });
    expect(pointOf(lifted)).toEqual({ x: 5, y: 6 });
  });
});
