import { useCallback, useRef, useState } from 'react';
import type { MapEvent, ViewStateChangeEvent } from 'react-map-gl/maplibre';
import type { BoundingBox } from '../geometry';
import { type ownMove, viewOf } from './use-camera';

/**
 * The view that the user moved the map to, for a search there; null while the map shows a view we set. A legend that
 * appears below the map makes it smaller. The library reports that as a move, but the user didn't make it.
 */
export function useMovedView(onViewChange: ((box: BoundingBox) => void) | undefined) {
  const [movedTo, setMovedTo] = useState<BoundingBox | null>(null);
  const isResized = useRef(false);

  const handleResize = useCallback(({ target }: Pick<MapEvent, 'target'>) => {
    // Reported before the end of its own move. During another move there is no separate end.
    isResized.current = !target.isMoving();
  }, []);

  const handleMove = useCallback(
    (event: Pick<ViewStateChangeEvent, 'target'> & Partial<typeof ownMove>) => {
      const view = viewOf(event.target);
      const wasResize = isResized.current;
      isResized.current = false;
      setMovedTo((before) => (event.isOwnMove || (wasResize && before === null) ? null : view));
      onViewChange?.(view);
    },
    [onViewChange],
  );

  return { movedTo, forgetMove: () => setMovedTo(null), handleMove, handleResize };
}
