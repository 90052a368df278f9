import { describe, expect, it } from 'vitest';
import { posting } from './testing/fixtures';
import { commuteText, postedAgo, postingFacts, shortLocation } from './posting-facts';

const place = (label: string, city: string, state: string) => ({
  label,
  city,
  state,
  country: 'us',
  latitude: null,
  longitude: null,
});

describe('the short location of a posting', () => {
  it('names the location that matches the search and counts the others', () => {
    const locations = [place('Boston, MA', 'Boston', 'MA'), place('Austin, TX', 'Austin', 'TX')];
    expect(shortLocation(posting({ locations, city: 'Austin', state: 'TX' }))).toBe('Austin, TX and 1 more');
    expect(shortLocation(posting({ locations, city: '', state: '' }))).toBe('Boston, MA and 1 more');
    expect(shortLocation(posting())).toBe('Austin, TX');
  });

  it('is the text from the feed if it has no known location', () => {
    expect(shortLocation(posting({ locations: [], location: 'On tour' }))).toBe('On tour');
  });
});

it('the age of a posting counts calendar days, not 24 hours', () => {
  const lastNight = new Date(2026, 10, 22, 18).toISOString();
  const now = new Date(2026, 10, 23, 9);
  expect(postedAgo(posting({ datePosted: lastNight, daysAgoPosted: 0 }), now)).toBe('yesterday');
  expect(postedAgo(posting({ datePosted: now.toISOString(), daysAgoPosted: 0 }), now)).toBe('today');
  expect(postedAgo(posting({ daysAgoPosted: null }), now)).toBe('');
});

describe('the facts of a posting', () => {
  it('skip unknown values', () => {
    const unknown = { daysAgoPosted: null, salary: '', jobType: '', distanceMiles: null };
    expect(postingFacts(posting(unknown))).toEqual([]);
  });

  it.each([
    [0.3, 'Less than 1 mile away'],
    [1.2, '1 mile away'],
    [12.6, '13 miles away'],
  ])('show %s miles as %j', (distanceMiles, text) => {
    expect(postingFacts(posting({ distanceMiles }))).toEqual([
      'Posted 2 days ago',
      '$80,000 to $95,000',
      'Full-time',
      text,
    ]);
  });
});

it('the commute is an estimate, by bike only where people would', () => {
  const austin = { latitude: 30.2672, longitude: -97.7431 };
  expect(commuteText(austin, { latitude: 30.3, longitude: -97.7431 })).toBe('6 min by car, 15 min by bike (estimate)');
  expect(commuteText(austin, { latitude: 30.5083, longitude: -97.6789 })).toBe('47 min by car (estimate)');
  expect(commuteText(austin, { latitude: 32.7767, longitude: -96.797 })).toMatch(/^\d h( \d+ min)? by car/);
  expect(commuteText(austin, { latitude: 51.5, longitude: 0 })).toBe('Too far to commute');
});
