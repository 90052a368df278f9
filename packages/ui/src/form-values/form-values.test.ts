import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import {
  atMost,
  changedValues,
  emptyLocation,
  locationChecks,
  locationFormOf,
  locationValuesOf,
  required,
} from './index';

const refusal = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

describe('changed values', () => {
  it('are those that differ from the row the form was opened with', () => {
    const before = { name: 'Acme', city: 'Austin', latitude: 30 as number | null };
    expect(changedValues({ name: 'Acme', city: 'Houston', latitude: null }, before)).toEqual({
      city: 'Houston',
      latitude: null,
    });
  });

  it('omit a list with the same content', () => {
    expect(changedValues({ types: ['park'] }, { types: ['park'] })).toEqual({});
    expect(changedValues({ types: ['park'] }, { types: ['park', 'city'] })).toEqual({ types: ['park'] });
  });

  it('omit values the form has no field for', () => {
    const row = { name: 'Acme', notes: 'Call back' };
    expect(changedValues<Partial<typeof row>>({ name: 'Bolt' }, row)).toEqual({ name: 'Bolt' });
  });
});

it('says how long a text may be', () => {
  expect(refusal(atMost(1000), 'a'.repeat(1000))).toBeUndefined();
  expect(refusal(atMost(1000), 'a'.repeat(1001))).toBe('Use 1,000 characters or fewer.');
});

it('refuses a required text that is blank or too long', () => {
  const name = required('Enter a name.', 3);
  expect([refusal(name, '  '), refusal(name, 'Acme')]).toEqual(['Enter a name.', 'Use 3 characters or fewer.']);
  expect(name.parse(' Ac ')).toBe('Ac');
});

describe('a location', () => {
  const austin = { ...emptyLocation, city: 'Austin', latitude: 30.2672, longitude: -97.7431 };

  it('comes out of the form as it went in', () => {
    expect(locationValuesOf(locationFormOf(austin))).toEqual(austin);
    const unknown = { ...emptyLocation, latitude: null, longitude: null };
    expect(locationFormOf(unknown)).toEqual(emptyLocation);
    expect(locationValuesOf(emptyLocation)).toEqual(unknown);
  });

  it('is trimmed when it is stored', () => {
    expect(locationValuesOf({ ...emptyLocation, city: ' Austin ' }).city).toBe('Austin');
  });

  it('is refused when a coordinate is off the globe', () => {
    const schema = z.object(locationChecks);
    expect(refusal(schema, { ...emptyLocation, latitude: '91' })).toMatch(/between -90 and 90/);
    expect(refusal(schema, emptyLocation)).toBeUndefined();
  });
});
