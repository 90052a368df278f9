import { useEffect, useEffectEvent } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import { watchTiles } from '../base-style/tile-watch';

/** Calls `onLost` when the operator's tiles aren't available. */
export function TileWatch({ onLost }: { onLost: () => void }) {
  const { current: map } = useMap();
  const reportLost = useEffectEvent(onLost);
  useEffect(() => (map ? watchTiles(map.getMap(), () => reportLost()) : undefined), [map]);
  return null;
}
