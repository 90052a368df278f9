import { TerraDraw } from 'terra-draw';
import { expect, it } from 'vitest';
import { drawnRegion } from './drawn-region';
import { TapCircleMode } from './tap-circle-mode';

type Adapter = ConstructorParameters<typeof TerraDraw>[0]['adapter'];
type Callbacks = Parameters<Adapter['register']>[0];

/** A fake map with one pixel per degree. */
class FakeMap implements Adapter {
  callbacks: Callbacks | undefined;
  project = (lng: number, lat: number) => ({ x: lng, y: lat });
  unproject = (x: number, y: number) => ({ lng: x, lat: y });
  setCursor = () => {};
  getLngLatFromEvent = () => null;
  setDoubleClickToZoom = () => {};
  getMapEventElement = () => document.body;
  register = (callbacks: Callbacks) => {
    this.callbacks = callbacks;
  };
  unregister = () => {};
  render = () => {};
  clear = () => {};
  getCoordinatePrecision = () => 9;

  tap(lng: number, lat: number): void {
    this.callbacks?.onClick({
      lng,
      lat,
      containerX: lng,
      containerY: lat,
      button: 'left',
      heldKeys: [],
      isContextMenu: false,
    });
  }
}

it('draws a circle with two taps, on its center and its edge', () => {
  const map = new FakeMap();
  const draw = new TerraDraw({ adapter: map, modes: [new TapCircleMode({ drawInteraction: 'click-move-or-drag' })] });
  draw.start();
  draw.setMode('circle');
  map.tap(2, 0);
  map.tap(3, 0);
  const [circle] = draw.getSnapshot();
  if (circle?.geometry.type !== 'Polygon') throw new Error('nothing was drawn');
  expect(drawnRegion('circle', circle.geometry)).toMatchObject({ kind: 'circle', radiusKm: expect.closeTo(111.2, 0) });
});
