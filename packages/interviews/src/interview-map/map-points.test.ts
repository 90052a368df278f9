import { expect, it } from 'vitest';
import { savedInterview } from '../testing/fixtures';
import { everyPoint, parseId } from './map-points';

it('shows interviews, jobs, companies and places with a location, each with its kind', () => {
  const here = { latitude: 30, longitude: -97 };
  const points = everyPoint(
    {
      interviews: [
        savedInterview({ internalId: 'a', ...here }),
        savedInterview({ internalId: 'b', ...here, status: 'Cancelled' }),
        savedInterview({ internalId: 'c' }),
      ],
      jobs: [{ internalId: 'j', jobTitle: 'Baker', companyName: 'Acme', status: 'offer-pending', ...here }] as never,
      companies: [{ internalId: 'c', companyName: 'Acme', address: '', city: 'Austin', ...here }] as never,
      places: [{ internalId: 'p', name: 'Park', city: '', latitude: 0, longitude: 0 }] as never,
    },
    Date.parse('2026-11-22T18:00Z'),
  );
  expect(points.map(({ id, category }) => [id, category])).toEqual([
    ['interview/a', 'upcoming'],
    ['interview/b', 'past'],
    ['job/j', 'job'],
    ['company/c', 'company'],
  ]);
  expect(parseId('company/a/b')).toEqual({ kind: 'company', internalId: 'a/b' });
});
