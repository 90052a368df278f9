import { describe, expect, it } from 'vitest';
import { markerImageName, parseMarkerImageName } from './marker-image';

describe('marker image names', () => {
  it('come back as they went in, a colon inside included', () => {
    for (const symbol of ['', 'A', '12', ':', 'a:']) {
      expect(parseMarkerImageName(markerImageName('warning', symbol))).toEqual({ tone: 'warning', symbol });
    }
  });

  it.each(['', 'marker', 'marker:purple:A', 'icon:error:A'])('refuses %j', (name) => {
    expect(parseMarkerImageName(name)).toBeNull();
  });
});
