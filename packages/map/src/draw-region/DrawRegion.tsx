import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import { TerraDraw, TerraDrawRectangleMode } from 'terra-draw';
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter';
import type { DrawnRegion } from '../map-point';
import classes from '../map-view/MapCanvas.module.css';
import { drawnRegion } from './drawn-region';
import { centerOfView } from './center-of-view';
import { pauseDoubleClickZoom } from './pause-double-click-zoom';
import { TapCircleMode } from './tap-circle-mode';

/** Most people drag. Those who can't hold a button or finger down click or tap twice. */
const drawInteraction = 'click-move-or-drag';
const modeOf = { box: TerraDrawRectangleMode, circle: TapCircleMode } as const;

interface DrawRegionProps {
  /** Pass it as the key too, so that another kind starts a new drawing. */
  readonly kind: DrawnRegion['kind'];
  readonly color: `#${string}`;
  readonly onDrawn: (region: DrawnRegion) => void;
}

/**
 * Draws one box or circle by a drag or two clicks. The shape stays until this unmounts. Without a pointer, arrow keys
 * move the map and a button draws in its center.
 */
export default function DrawRegion({ kind, color, onDrawn }: DrawRegionProps) {
  const { current: map } = useMap();
  const drawInCenter = useRef<() => void>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  // A new callback must not clear the drawing.
  const report = useEffectEvent(onDrawn);
  useEffect(() => {
    if (!map) return undefined;
    const styles = { fillColor: color, outlineColor: color, fillOpacity: 0.15, outlineWidth: 2 } as const;
    const mode = new modeOf[kind]({ styles, drawInteraction });
    const draw = new TerraDraw({ adapter: new TerraDrawMapLibreGLAdapter({ map: map.getMap() }), modes: [mode] });
    draw.start();
    draw.setMode(mode.mode);
    draw.on('finish', (drawnId) => {
      const shape = draw.getSnapshot().find((feature) => feature.id === drawnId);
      const region = shape?.geometry.type === 'Polygon' ? drawnRegion(kind, shape.geometry) : null;
      if (!region) return;
      // The next click goes to the map again.
      draw.setMode('static');
      pauseDoubleClickZoom(map.getMap());
      setIsDrawn(true);
      report(region);
    });
    drawInCenter.current = () => {
      // Cancels a shape that a single click started.
      draw.setMode(mode.mode);
      const { clientWidth, clientHeight } = map.getContainer();
      for (const [containerX, containerY] of centerOfView(kind, clientWidth, clientHeight)) {
        const { lng, lat } = map.unproject([containerX, containerY]);
        mode.onClick({ lng, lat, containerX, containerY, button: 'left', heldKeys: [], isContextMenu: false });
      }
      // The button disappears, so keyboard focus moves to the map.
      map.getCanvas().focus({ preventScroll: true });
    };
    return () => {
      drawInCenter.current = null;
      draw.stop();
    };
  }, [map, kind, color]);

  if (isDrawn) return null;
  return (
    <Button
      className={classes['drawInCenter']}
      size="compact-sm"
      variant="default"
      onClick={() => drawInCenter.current?.()}
    >
      Draw in the center
    </Button>
  );
}
