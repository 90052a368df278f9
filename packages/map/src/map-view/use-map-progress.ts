import { useState } from 'react';
import type { MapEvent } from 'react-map-gl/maplibre';
import type { MapViewProps } from './map-view-props';
import { viewOf } from './use-camera';

/** From here on people look for streets. */
const streetZoom = 10;

interface MapProgressOptions extends Pick<MapViewProps, 'onUsable' | 'onViewChange'> {
  /** The source with the land of the first view. Until it is drawn, all of the map would be sea. */
  readonly landSource: string;
  /** Called when the base style can't load. */
  readonly onStyleLost: () => void;
  /** Called when the first view is drawn. */
  readonly onDrawn: () => void;
}

/**
 * How much of the map is there, from the events of the map.
 * @throws what keeps the map from starting, such as a browser without WebGL
 */
export function useMapProgress({ landSource, onStyleLost, onDrawn, onUsable, onViewChange }: MapProgressOptions) {
  const [isLoaded, setIsLoaded] = useState(false);
  const [hasLand, setHasLand] = useState(false);
  const [isClose, setIsClose] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null);
  if (failure) throw failure;
  const events = {
    onLoad: ({ target }: Pick<MapEvent, 'target'>) => {
      setIsLoaded(true);
      setIsClose(target.getZoom() >= streetZoom);
      onDrawn();
      onUsable?.(true);
      onViewChange?.(viewOf(target));
    },
    onRender: ({ target }: Pick<MapEvent, 'target'>) => {
      if (!hasLand && target.isSourceLoaded(landSource)) setHasLand(true);
    },
    onError: ({ target, error, tile }: { target: unknown; error: Error; tile?: unknown }) => {
      // Without WebGL the error has no map as its target.
      if (target === null) setFailure(error);
      // A missing tile just leaves a gap. The tile watch decides about the server.
      else if (!isLoaded && !tile) onStyleLost();
    },
    onZoomEnd: ({ target }: Pick<MapEvent, 'target'>) => setIsClose(target.getZoom() >= streetZoom),
  };
  return { isLoaded, hasLand, isClose, events };
}
