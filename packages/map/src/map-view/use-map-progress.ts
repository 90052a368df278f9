import { useState } from 'react';
import type { MapEvent } from 'react-map-gl/maplibre';
import { outlineSource } from '../base-style/outline-style';
import type { MapViewProps } from './map-view-props';
import { viewOf } from './use-camera';

/** From here on people look for streets. */
const streetZoom = 10;

interface MapProgressOptions extends Pick<MapViewProps, 'onUsable' | 'onViewChange'> {
  /** Called when the base style can't load. */
  readonly onStyleLost: () => void;
}

/**
 * How much of the map is there, from the events of the map.
 * @throws what keeps the map from starting, such as a browser without WebGL
 */
export function useMapProgress({ onStyleLost, onUsable, onViewChange }: MapProgressOptions) {
  const [isLoaded, setIsLoaded] = useState(false);
  const [hasOutlines, setHasOutlines] = useState(false);
  const [isClose, setIsClose] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null);
  if (failure) throw failure;
  const events = {
    onLoad: ({ target }: Pick<MapEvent, 'target'>) => {
      setIsLoaded(true);
      setIsClose(target.getZoom() >= streetZoom);
      onUsable?.(true);
      onViewChange?.(viewOf(target));
    },
    onRender: ({ target }: Pick<MapEvent, 'target'>) => {
      if (!hasOutlines && target.isSourceLoaded(outlineSource)) setHasOutlines(true);
    },
    onError: ({ target, error, tile }: { target: unknown; error: Error; tile?: unknown }) => {
      // Without WebGL the error has no map as its target.
      if (target === null) setFailure(error);
      // A missing tile just leaves a gap. The tile watch decides about the server.
      else if (!isLoaded && !tile) onStyleLost();
    },
    onZoomEnd: ({ target }: Pick<MapEvent, 'target'>) => setIsClose(target.getZoom() >= streetZoom),
  };
  return { isLoaded, hasOutlines, isClose, events };
}
