import { useEffect, useEffectEvent } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import { TerraDraw, TerraDrawCircleMode, TerraDrawRectangleMode } from 'terra-draw';
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter';
import type { DrawnRegion } from '../map-point';
import { drawnRegion } from './drawn-region';

interface DrawRegionProps {
  readonly kind: DrawnRegion['kind'];
  readonly color: `#${string}`;
  readonly onDrawn: (region: DrawnRegion) => void;
}

/** While it is there, two clicks on the map draw a box or a circle. A second drawing replaces the first. */
export default function DrawRegion({ kind, color, onDrawn }: DrawRegionProps) {
  const { current: map } = useMap();
  // Another callback is no reason to take away what was drawn.
  const tell = useEffectEvent(onDrawn);
  useEffect(() => {
    if (!map) return undefined;
    const styles = { fillColor: color, outlineColor: color, fillOpacity: 0.15, outlineWidth: 2 } as const;
    const draw = new TerraDraw({
      adapter: new TerraDrawMapLibreGLAdapter({ map: map.getMap() }),
      modes: [new TerraDrawRectangleMode({ styles }), new TerraDrawCircleMode({ styles })],
    });
    draw.start();
    draw.setMode(kind === 'box' ? 'rectangle' : 'circle');
    draw.on('finish', (drawnId) => {
      const shape = draw.getSnapshot().find((feature) => feature.id === drawnId);
      const earlier = draw.getSnapshot().flatMap(({ id }) => (id === undefined || id === drawnId ? [] : [id]));
      draw.removeFeatures(earlier);
      const region = shape?.geometry.type === 'Polygon' ? drawnRegion(kind, shape.geometry) : null;
      if (region) tell(region);
    });
    return () => draw.stop();
  }, [map, kind, color]);
  return null;
}
