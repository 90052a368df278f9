import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import { TerraDraw, TerraDrawRectangleMode } from 'terra-draw';
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter';
import type { DrawnRegion } from '../map-point';
import classes from '../map-view/MapCanvas.module.css';
import { drawnRegion } from './drawn-region';
import { middleOfView } from './middle-of-view';
import { TapCircleMode } from './tap-circle-mode';

/** Most people drag; who cannot hold a button or a finger down clicks or taps twice. */
const drawInteraction = 'click-move-or-drag';
const modeOf = { box: TerraDrawRectangleMode, circle: TapCircleMode } as const;

interface DrawRegionProps {
  /** Another kind is another drawing: give it as the key too. */
  readonly kind: DrawnRegion['kind'];
  readonly color: `#${string}`;
  readonly onDrawn: (region: DrawnRegion) => void;
}

/**
 * A drag, or two clicks, on the map draws one box or circle, which stays as long as this is there. Without a pointer the
 * map is moved by its keys, and a button draws in the middle of it.
 */
export default function DrawRegion({ kind, color, onDrawn }: DrawRegionProps) {
  const { current: map } = useMap();
  const drawInTheMiddle = useRef<() => void>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  // Another callback is no reason to take away what was drawn.
  const tell = useEffectEvent(onDrawn);
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
      // The next click is one on the map again.
      draw.setMode('static');
      setIsDrawn(true);
      tell(region);
    });
    drawInTheMiddle.current = () => {
      // What one click has begun is given up.
      draw.setMode(mode.mode);
      const { clientWidth, clientHeight } = map.getContainer();
      for (const [containerX, containerY] of middleOfView(kind, clientWidth, clientHeight)) {
        const { lng, lat } = map.unproject([containerX, containerY]);
        mode.onClick({ lng, lat, containerX, containerY, button: 'left', heldKeys: [], isContextMenu: false });
      }
      // The button goes: the map is where somebody goes on who came by the keyboard.
      map.getCanvas().focus({ preventScroll: true });
    };
    return () => {
      drawInTheMiddle.current = null;
      draw.stop();
    };
  }, [map, kind, color]);

  if (isDrawn) return null;
  return (
    <Button
      className={classes['drawInTheMiddle']}
      size="compact-sm"
      variant="default"
      onClick={() => drawInTheMiddle.current?.()}
    >
      Draw it in the middle
    </Button>
  );
}
