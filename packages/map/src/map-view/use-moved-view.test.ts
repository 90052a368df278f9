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
  const tellView = vi.fn<() => void>();
  const { result } = renderHook(() => useMovedView(tellView));
  const end = (how: Partial<typeof ownMove> = {}) => act(() => result.current.noteMove({ target, ...how }));
  return {
    result,
    tellView,
    end,
    move: (to: number) => {
      south = to;
      end();
    },
    /** As the library does: the end of a move follows, unless the map is moving. */
    resize: (isMovingNow = false) => {
      isMoving.mockReturnValue(isMovingNow);
      act(() => result.current.noteResize({ target }));
      if (!isMovingNow) end();
    },
  };
}

it('is where the map was moved to by hand, until we move it', () => {
  const { result, end, move } = setUp();
  expect(result.current.movedTo).toBeNull();
  move(29);
  expect(result.current.movedTo).toMatchObject({ south: 29 });
  end(ownMove);
  expect(result.current.movedTo).toBeNull();
});

it('is not what a map shows that has only become smaller, though that is told', () => {
  const { result, tellView, resize, move } = setUp();
  resize();
  expect(result.current.movedTo).toBeNull();
  expect(tellView).toHaveBeenCalledOnce();
  move(29);
  resize();
  expect(result.current.movedTo).toMatchObject({ south: 29 });
});

it('is where a move by hand ends during which the map has become smaller', () => {
  const { result, resize, move } = setUp();
  resize(true);
  // The move of the hand began before.
  move(28);
  expect(result.current.movedTo).toMatchObject({ south: 28 });
});
