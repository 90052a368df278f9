import type { Map as MapLibre } from 'maplibre-gl';
import { expect, test } from 'vitest';
import { pauseDoubleClickZoom } from './pause-double-click-zoom';

test('the map zooms on a double click again after the next press, not before', () => {
  const canvas = document.createElement('canvas');
  let zooms = true;
  const doubleClickZoom = { enable: () => (zooms = true), disable: () => (zooms = false) };
  pauseDoubleClickZoom({ doubleClickZoom, getCanvas: () => canvas } as unknown as MapLibre);

  canvas.dispatchEvent(new Event('dblclick'));
  expect(zooms).toBe(false);
  canvas.dispatchEvent(new Event('pointerdown'));
  expect(zooms).toBe(true);
});
