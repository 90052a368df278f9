import type { DrawnRegion } from '@keepmark/map';
import { useState } from 'react';

/** The area drawn on a map, with the props of its `DrawBar` and of the map. */
export function useDrawing() {
  const [draw, setDraw] = useState<DrawnRegion['kind']>();
  const [region, setRegion] = useState<DrawnRegion | null>(null);
  const [canDraw, setCanDraw] = useState(true);
  const startDrawing = (kind: DrawnRegion['kind'] | undefined) => {
    setDraw(kind);
    setRegion(null);
  };
  return {
    /** Null to show all cities. */
    region,
    showAll: () => startDrawing(undefined),
    bar: { draw, isDrawn: region !== null, canDraw, onDraw: startDrawing },
    map: {
      draw,
      onDrawn: setRegion,
      onUsable: (isUsable: boolean) => {
        setCanDraw(isUsable);
        // Without a map nobody could see or clear the drawn area.
        if (!isUsable) startDrawing(undefined);
      },
    },
  };
}
