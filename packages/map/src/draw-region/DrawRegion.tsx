import { useEffect, useEffectEvent } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import { TerraDraw, TerraDrawRectangleMode } from 'terra-draw';
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter';
import type { DrawnRegion } from '../map-point';
import { drawnRegion } from './drawn-region';
import { TapCircleMode } from './tap-circle-mode';

/** Most people drag; who cannot hold a button or a finger down clicks or taps twice. */
const drawInteraction = 'click-move-or-drag';

interface DrawRegionProps {
  readonly kind: DrawnRegion['kind'];
  readonly color: `#${string}`;
  readonly onDrawn: (region: DrawnRegion) => void;
}

/** A drag, or two clicks, on the map draws one box or circle, which stays as long as this is there. */
export default function DrawRegion({ kind, color, onDrawn }: DrawRegionProps) {
  const { current: map } = useMap();
  // Another callback is no reason to take away what was drawn.
  const tell = useEffectEvent(onDrawn);
  useEffect(() => {
    if (!map) return undefined;
    const styles = { fillColor: color, outlineColor: color, fillOpacity: 0.15, outlineWidth: 2 } as const;
    const draw = new TerraDraw({
      adapter: new TerraDrawMapLibreGLAdapter({ map: map.getMap() }),
      modes: [new TerraDrawRectangleMode({ styles, drawInteraction }), new TapCircleMode({ styles, drawInteraction })],
    });
    draw.start();
    draw.setMode(kind === 'box' ? 'rectangle' : 'circle');
    draw.on('finish', (drawnId) => {
      const shape = draw.getSnapshot().find((feature) => feature.id === drawnId);
      const region = shape?.geometry.type === 'Polygon' ? drawnRegion(kind, shape.geometry) : null;
      if (!region) return;
      // The next click is one on the map again.
      draw.setMode('static');
      tell(region);
    });
    return () => draw.stop();
  }, [map, kind, color]);
  return null;
}
