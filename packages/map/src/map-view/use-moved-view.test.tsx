import { act, renderHook } from '@testing-library/react';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { expect, it, vi } from 'vitest';
import { ownMove } from './use-camera';
import { useMovedView } from './use-moved-view';

function setUp() {
  const isMoving = vi.fn<() => boolean>(() => false);
  let south = 30;
  const getBounds = () => ({
    getSouthWest: () => ({ lng: -98, lat: south }),
    getNorthEast: () => ({ lng: -97, lat: 31 }),
  });
  const target = { isMoving, getBounds } as unknown as MapLibreMap;
  const onViewChange = vi.fn<() => void>();
  const { result } = renderHook(() => useMovedView(onViewChange));
  const endMove = (how: Partial<typeof ownMove> = {}) => act(() => result.current.handleMove({ target, ...how }));
  return {
    result,
    onViewChange,
    endMove,
    move: (to: number) => {
      south = to;
      endMove();
    },
    /** Like the library: a resize is followed by the end of a move, unless the map is moving. */
    resize: (isMovingNow = false) => {
      isMoving.mockReturnValue(isMovingNow);
      act(() => result.current.handleResize({ target }));
      if (!isMovingNow) endMove();
    },
  };
}

it('is the view the user moved to, until we move the map', () => {
  const { result, endMove, move } = setUp();
  expect(result.current.movedTo).toBeNull();
  move(29);
  expect(result.current.movedTo).toMatchObject({ south: 29 });
  endMove(ownMove);
  expect(result.current.movedTo).toBeNull();
});

it('ignores a smaller map, but reports its view', () => {
  const { result, onViewChange, resize, move } = setUp();
  resize();
  expect(result.current.movedTo).toBeNull();
  expect(onViewChange).toHaveBeenCalledOnce();
  move(29);
  resize();
  expect(result.current.movedTo).toMatchObject({ south: 29 });
});

it('is the end of a user move, even when the map shrinks during it', () => {
  const { result, resize, move } = setUp();
  resize(true);
  // The user started the move before.
  move(28);
  expect(result.current.movedTo).toMatchObject({ south: 28 });
});
