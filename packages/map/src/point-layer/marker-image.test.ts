import { describe, expect, it } from 'vitest';
import { markerImageName, parseMarkerImageName } from './marker-image';

describe('marker image names', () => {
  it('survive a round trip, even with a colon', () => {
    for (const symbol of ['', 'A', '12', ':', 'a:']) {
      expect(parseMarkerImageName(markerImageName('warning', symbol))).toEqual({ tone: 'warning', symbol });
    }
  });

  it.each(['', 'marker', 'marker:purple:A', 'icon:error:A'])('rejects %j', (name) => {
    expect(parseMarkerImageName(name)).toBeNull();
  });
});
