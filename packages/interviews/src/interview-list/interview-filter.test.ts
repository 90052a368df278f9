import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { savedInterview } from '../testing/fixtures';
import { interviewStatuses, shownInterviewTypes } from '../interview-vocabulary';
import {
  companiesOf,
  interviewFilterUrl,
  interviewViews,
  listedInterviews,
  matchingInterviews,
  readInterviewFilter,
  whens,
} from './interview-filter';

const nowMs = Date.parse('2026-11-22T18:00Z');
const one = (internalId: string, changes: Parameters<typeof savedInterview>[0]) =>
  savedInterview({ internalId, ...changes });
const interviews = [
  one('a', { dateOfInterview: '2026-12-05T10:00[UTC]', interviewType: 'video', companyName: 'Acme' }),
  one('b', { dateOfInterview: '2026-11-30T10:00[UTC]', notes: 'Bring the portfolio', companyName: 'ACME, Inc.' }),
  one('c', { dateOfInterview: '', status: 'TBD', companyName: 'Bolt' }),
  one('d', { dateOfInterview: '2026-10-01T10:00[UTC]', status: 'Completed', outcome: 'offer' }),
  one('e', { dateOfInterview: '2026-11-01T10:00[UTC]', interviewers: [{ name: 'Ada', contactId: '' }] }),
];
const ids = (list: readonly { internalId: string }[]) => list.map(({ internalId }) => internalId).join('');
const every = readInterviewFilter({});

it.each([
  ['upcoming', 'bac'],
  ['past', 'ed'],
  ['all', 'cabed'],
] as const)('lists %s interviews', (when, listed) => {
  expect(ids(listedInterviews(interviews, when, nowMs))).toBe(listed);
});

it.each([
  [{ text: 'portfolio' }, 'b'],
  [{ text: 'ada analyst' }, 'e'],
  [{ text: 'offer' }, 'd'],
  [{ company: 'acme' }, 'ab'],
  [{ type: 'Video' }, 'a'],
  [{ status: 'TBD' }, 'c'],
  [{}, 'abcde'],
] as const)('finds by %j', (changes, found) => {
  expect(ids(matchingInterviews(interviews, { ...every, ...changes }))).toBe(found);
});

it('lists each company once', () => {
  expect(companiesOf(interviews)).toEqual(['Acme', 'Bolt', 'Northwind Labs']);
});

it('is read back from the URL unchanged, with defaults for invalid values', () => {
  const filter = fc.record({
    text: fc.string().filter((text) => text.trim() !== ''),
    company: fc.constantFrom('', 'Acme', '2024'),
    type: fc.constantFrom('all' as const, ...shownInterviewTypes),
    status: fc.constantFrom('all' as const, ...interviewStatuses),
    when: fc.constantFrom(...whens),
    view: fc.constantFrom(...interviewViews),
    date: fc.constantFrom('', '2026-11-22'),
  });
  fc.assert(
    fc.property(filter, (asked) => {
      expect(readInterviewFilter(interviewFilterUrl(asked))).toEqual(asked);
    }),
  );
  expect(readInterviewFilter({ type: 'Lunch', status: 1, when: 'soon', view: 'year', date: '2026-02-30' })).toEqual(
    every,
  );
});

it('finds interviews whatever their case and accents', () => {
  const saved = [one('a', { companyName: 'Müller & Söhne' }), one('b', { city: 'Łódź', companyName: 'Bolt' })];
  expect(ids(matchingInterviews(saved, { ...every, text: 'muller SOHNE' }))).toBe('a');
  expect(ids(matchingInterviews(saved, { ...every, text: 'lodz' }))).toBe('b');
});
