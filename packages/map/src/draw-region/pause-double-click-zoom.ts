import type { Map as MapLibre } from 'maplibre-gl';

/**
 * Ignores a double click until the pointer goes down again. Drawing lets the map zoom again as soon as the second tap ends,
 * but the browser reports two quick taps as a double click only after that: the map would zoom on the finished shape.
 */
export function pauseDoubleClickZoom(map: Pick<MapLibre, 'doubleClickZoom' | 'getCanvas'>): void {
  map.doubleClickZoom.disable();
  map.getCanvas().addEventListener('pointerdown', () => map.doubleClickZoom.enable(), { once: true, capture: true });
}
