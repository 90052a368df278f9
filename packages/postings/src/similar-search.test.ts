import { expect, it } from 'vitest';
import { posting } from './testing/fixtures';
import { otherPostings, similarSearches, similarTerm } from './similar-search';

it.each([
  ['Senior Software Engineer, Platform Infrastructure', 'Software Engineer'],
  ['Welder', 'Welder'],
  ['Nurse Practitioner II (Remote)', 'Nurse Practitioner'],
  ['Jr. Data Analyst - Night Shift', 'Data Analyst'],
  ['Registered Pediatric Intensive Care Nurse', 'Intensive Care Nurse'],
  ['Senior', 'Senior'],
  ['', ''],
])('%j is work like %j', (title, term) => {
  expect(similarTerm(title)).toBe(term);
});

it('similar postings are around the posting, or else anywhere in its country', () => {
  expect(similarSearches(posting())).toMatchObject([
    { term: 'Data Analyst', location: 'Austin, TX', distanceMiles: 50 },
    { term: 'Data Analyst', location: '', country: 'us' },
  ]);
  expect(similarSearches(posting({ remote: true }))).toMatchObject([
    { location: '', workplace: 'remote' },
    { location: '', workplace: 'any' },
  ]);
  expect(similarSearches(posting({ city: '', country: '' }))).toMatchObject([{ location: '', country: 'us' }]);
});

it('a posting is not similar to itself or its copy', () => {
  const other = posting({ externalId: 'c', companyName: 'Harbor & Vale' });
  expect(otherPostings([posting(), posting({ externalId: 'b' }), other, other], posting(), 1)).toEqual([other]);
});
