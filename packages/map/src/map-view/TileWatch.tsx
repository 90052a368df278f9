import { useEffect, useEffectEvent } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import { watchTiles } from '../base-style/tile-watch';

/** Says when the tiles of the operator's style cannot be had. */
export function TileWatch({ onLost }: { onLost: () => void }) {
  const { current: map } = useMap();
  const tell = useEffectEvent(onLost);
  useEffect(() => (map ? watchTiles(map.getMap(), () => tell()) : undefined), [map]);
  return null;
}
