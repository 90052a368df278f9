import { useCallback, useRef, useState } from 'react';
import type { MapEvent, ViewStateChangeEvent } from 'react-map-gl/maplibre';
import type { BoundingBox } from '../geometry';
import { type ownMove, viewOf } from './use-camera';

/**
 * Where a person has moved the map to, for a search there; null while it shows what we have brought into view. A legend
 * that comes under the map makes it smaller, which is a move for the library and none by hand.
 */
export function useMovedView(onViewChange: ((box: BoundingBox) => void) | undefined) {
  const [movedTo, setMovedTo] = useState<BoundingBox | null>(null);
  const isResized = useRef(false);

  const noteResize = useCallback(({ target }: Pick<MapEvent, 'target'>) => {
    // Told before the end of the move that it makes, unless the map is moving anyway: that move then ends for itself.
    isResized.current = !target.isMoving();
  }, []);

  const noteMove = useCallback(
    (event: Pick<ViewStateChangeEvent, 'target'> & Partial<typeof ownMove>) => {
      const view = viewOf(event.target);
      const wasResize = isResized.current;
      isResized.current = false;
      setMovedTo((before) => (event.isOwnMove || (wasResize && before === null) ? null : view));
      onViewChange?.(view);
    },
    [onViewChange],
  );

  return { movedTo, forgetMove: () => setMovedTo(null), noteMove, noteResize };
}
