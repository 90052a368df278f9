import { useComputedColorScheme } from '@mantine/core';
import { type RefCallback, useCallback, useState } from 'react';
import { type MapPalette, readMapPalette } from './map-colors';
import { minZoomOf } from './use-camera';

/** What the element around the map decides: its colors, null until it is on the page, and how far out one can zoom. */
export function useMapFrame(): {
  readonly frame: RefCallback<HTMLElement>;
  readonly palette: MapPalette | null;
  readonly minZoom: number;
} {
  const scheme = useComputedColorScheme('light');
  const [palette, setPalette] = useState<MapPalette | null>(null);
  const [minZoom, setMinZoom] = useState(minZoomOf(0));
  // A new color scheme makes a new ref, so React calls it again and the colors are read again.
  const frame = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      setPalette(readMapPalette(element, scheme));
      setMinZoom(minZoomOf(element.clientWidth));
    },
    [scheme],
  );
  return { frame, palette, minZoom };
}
