import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeTrack, encodeTrack, trackOfText, trackText } from './stored-track';
import { measureTrack, type Track } from './track';

const point = fc.record({
  latitude: fc.integer({ min: -90e6, max: 90e6 }).map((value) => value / 1e6),
  longitude: fc.integer({ min: -180e6, max: 180e6 }).map((value) => value / 1e6),
  elevationMeters: fc.option(fc.integer({ min: -5000, max: 90_000 }).map((value) => value / 10)),
  timeMs: fc.option(fc.integer({ min: -1e12, max: 4e12 })),
});
const track: fc.Arbitrary<Track> = fc.record({
  kind: fc.constantFrom('track' as const, 'route' as const),
  segments: fc.array(fc.array(point, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 3 }),
});

it('is stored without loss, also in one line', () => {
  fc.assert(
    fc.property(track, (any) => {
      const stored = encodeTrack(any);
      expect(decodeTrack(stored)).toEqual(any);
      expect(trackOfText(trackText(stored))).toEqual(stored);
      expect(trackText(stored)).not.toMatch(/[,"\n]/);
    }),
  );
});

it('is not read from other text', () => {
  for (const text of ['', 'track', 'hike 0??', 'track 9??', 'track 0 ,']) expect(trackOfText(text)).toBeUndefined();
});

const at = (latitude: number, elevationMeters: number | null = null, minute: number | null = null) => ({
  latitude,
  longitude: 10,
  elevationMeters,
  timeMs: minute === null ? null : minute * 60_000,
});

it('is measured without the noise of the device and without pauses', () => {
  const wavy = [100, 101, 100, 110, 109, 130, 90].map((elevation, step) => at(60 + step / 100, elevation, step));
  const { lengthKm, climbMeters, durationMs } = measureTrack({
    segments: [wavy, [at(61, null, 20), at(61, null, 21)]],
  });
  expect(lengthKm).toBeCloseTo(6.67, 1);
  expect(climbMeters).toBe(30);
  expect(durationMs).toBe(21 * 60_000);
  expect(measureTrack({ segments: [[at(60), at(60.01)]] })).toMatchObject({ climbMeters: null, durationMs: null });
});
