import { describe, expect, it } from 'vitest';
import { markerImageName, parseMarkerImageName } from './marker-image';

describe('marker image names', () => {
  it('survive a round trip, even with a colon', () => {
    for (const symbol of ['', 'A', '12', ':', 'a:']) {
      const look = { tone: 'warning', symbol } as const;
      expect(parseMarkerImageName(markerImageName(look))).toEqual(look);
      expect(parseMarkerImageName(markerImageName({ ...look, icon: 'cafe' }))).toEqual({ ...look, icon: 'cafe' });
    }
  });

  it.each(['', 'marker', 'marker:purple::A', 'icon:error:A', 'marker:error'])('rejects %j', (name) => {
    expect(parseMarkerImageName(name)).toBeNull();
  });
});
