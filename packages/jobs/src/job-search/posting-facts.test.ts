import { describe, expect, it } from 'vitest';
import { posting } from '../testing/fixtures';
import { postingFacts, shortLocation } from './posting-facts';

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

describe('the facts of a posting', () => {
  it('skip unknown values', () => {
    const unknown = { daysAgoPosted: null, salary: '', jobType: '', distanceMiles: null };
    expect(postingFacts(posting(unknown))).toEqual([]);
  });

  it.each([
    [0.3, 'Less than a mile away'],
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
