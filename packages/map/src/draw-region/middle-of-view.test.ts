import { describe, expect, it } from 'vitest';
import { drawnRegion } from './drawn-region';
import { middleOfView } from './middle-of-view';

/** A view of one degree for each ten pixels, its upper left corner at 0, 10. */
const view = {
  width: 200,
  height: 100,
  unproject: ([x, y]: [number, number]) => ({ lng: x / 10, lat: 10 - y / 10 }),
};

describe('what is drawn in the middle of a view', () => {
  it('is a box that leaves a tenth free on each side', () => {
    expect(drawnRegion('box', middleOfView('box', view))).toEqual({
      kind: 'box',
      west: 2,
      south: 1,
      east: 18,
      north: 9,
    });
  });

  it('is a circle as high as that box', () => {
    const ring = middleOfView('circle', view).coordinates[0]!;
    expect(ring[0]).toEqual([14, 5]);
    expect(ring.at(-1)).toEqual(ring[0]);
    expect(drawnRegion('circle', middleOfView('circle', view))).toMatchObject({ latitude: 5, longitude: 10 });
  });

  it('has degrees as short as the drawing takes them', () => {
    const third = { ...view, unproject: ([x, y]: [number, number]) => ({ lng: x / 30, lat: y / 30 }) };
    for (const position of middleOfView('circle', third).coordinates[0]!) {
      for (const degrees of position) expect(String(degrees).split('.')[1]?.length ?? 0).toBeLessThan(7);
    }
  });
});
