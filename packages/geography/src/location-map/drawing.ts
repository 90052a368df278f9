import type { DrawnRegion } from '@keepmark/map';
import { useState } from 'react';

/** What is drawn on a map to show only what lies in it: with what its `DrawBar` and the map itself need for that. */
export function useDrawing() {
  const [draw, setDraw] = useState<DrawnRegion['kind']>();
  const [region, setRegion] = useState<DrawnRegion | null>(null);
  const [canDraw, setCanDraw] = useState(true);
  const drawAnew = (kind: DrawnRegion['kind'] | undefined) => {
    setDraw(kind);
    setRegion(null);
  };
  return {
    /** Null for everything. */
    region,
    showEverything: () => drawAnew(undefined),
    bar: { draw, isDrawn: region !== null, canDraw, onDraw: drawAnew },
    map: {
      draw,
      onDrawn: setRegion,
      onUsable: (isUsable: boolean) => {
        setCanDraw(isUsable);
        // What nobody sees, and nobody could take away, narrows nothing down.
        if (!isUsable) drawAnew(undefined);
      },
    },
  };
}
