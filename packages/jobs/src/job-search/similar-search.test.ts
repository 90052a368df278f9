import { expect, it } from 'vitest';
import { posting } from '../testing/fixtures';
import { otherPostings, similarSearch, similarTerm } from './similar-search';

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

it('similar postings are around the posting, or remote like it', () => {
  expect(similarSearch(posting())).toMatchObject({ term: 'Data Analyst', location: 'Austin, TX', distanceMiles: 50 });
  expect(similarSearch(posting({ remote: true }))).toMatchObject({ location: '', workplace: 'remote' });
  expect(similarSearch(posting({ country: '' }))).toMatchObject({ country: 'us' });
});

it('a posting is not similar to itself or its copy', () => {
  const other = posting({ externalId: 'c', companyName: 'Harbor & Vale' });
  expect(otherPostings([posting(), posting({ externalId: 'b' }), other, other], posting(), 1)).toEqual([other]);
});
