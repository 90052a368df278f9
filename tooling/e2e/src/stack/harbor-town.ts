const [latitude, longitude] = [1, -30];
const at = (north: number, east: number) => ({ lat: latitude + north / 1000, lon: longitude + east / 1000 });

/** A crossing of two main streets, with a park beside it, in a town that doesn't exist. */
export const harborTown = {
  latitude,
  longitude,
  extract: {
    bounds: [longitude - 0.02, latitude - 0.02, longitude + 0.02, latitude + 0.02],
    nodes: [
      { id: 1, ...at(0, -9) },
      { id: 2, ...at(0, 0) },
      { id: 3, ...at(0, 9) },
      { id: 4, ...at(-9, 0) },
      { id: 5, ...at(9, 0) },
      { id: 6, ...at(0.4, 0.4) },
      { id: 7, ...at(0.4, 2) },
      { id: 8, ...at(2, 2) },
      { id: 9, ...at(2, 0.4) },
    ],
    ways: [
      { id: 20, refs: [1, 2, 3], tags: { highway: 'primary', name: 'Harbor Street' } },
      { id: 21, refs: [4, 2, 5], tags: { highway: 'primary', name: 'Main Street' } },
      { id: 22, refs: [6, 7, 8, 9, 6], tags: { leisure: 'park', name: 'Harbor Park' } },
    ],
  },
} as const;
