import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  commuteFilterUrl,
  commutePoints,
  type Placed,
  readCommuteFilter,
  withinMinutesChoices,
} from './commute-filter';

const austin = { locationText: 'Austin', locationLat: 30.2672, locationLng: -97.7431 };
const at = (id: string, latitude: number | null, longitude: number | null): Placed => ({
  id,
  label: id,
  detail: '',
  latitude,
  longitude,
});
// Round Rock is 27.5 km away: 47 minutes at 35 km/h, 110 minutes at 15 km/h.
const placed = [at('downtown', 30.27, -97.74), at('round-rock', 30.5083, -97.6789), at('nowhere', null, null)];
const ids = (filter: Parameters<typeof commutePoints>[2], from: typeof austin | null = austin) =>
  commutePoints(placed, from, filter).map(({ id, caption }) => [id, caption]);

it('shows the commute to each job and skips longer ones', () => {
  expect(ids({ withinMinutes: 0, mode: 'driving' })).toEqual([
    ['downtown', '1 min'],
    ['round-rock', '47 min'],
    ['nowhere', undefined],
  ]);
  expect(ids({ withinMinutes: 45, mode: 'driving' })).toEqual([['downtown', '1 min']]);
  expect(ids({ withinMinutes: 60, mode: 'driving' }).map(([id]) => id)).toEqual(['downtown', 'round-rock']);
  expect(ids({ withinMinutes: 90, mode: 'bicycling' }).map(([id]) => id)).toEqual(['downtown']);
});

it('has no commute to the other side of an ocean', () => {
  const [point] = commutePoints([at('london', 51.5, -0.1)], austin, { withinMinutes: 0, mode: 'driving' });
  expect(point).not.toHaveProperty('caption');
});

it('shows all jobs while there is no home location', () => {
  expect(ids({ withinMinutes: 15, mode: 'driving' }, null)).toHaveLength(3);
});

it('is read back from the URL unchanged', () => {
  const mode = fc.constantFrom('driving' as const, 'bicycling' as const, 'walking' as const);
  fc.assert(
    fc.property(fc.constantFrom(...withinMinutesChoices), mode, (withinMinutes, by) => {
      const filter = { withinMinutes, mode: by };
      expect(readCommuteFilter(commuteFilterUrl(filter))).toEqual(filter);
    }),
  );
  expect(readCommuteFilter({ within: 17, mode: 'flying' })).toEqual({ withinMinutes: 0, mode: 'driving' });
});
