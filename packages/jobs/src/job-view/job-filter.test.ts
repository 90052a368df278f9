import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workplaces } from '@keepmark/contracts';
import { completeStatuses, inProgressStatuses, jobStatuses } from '../job-status';
import { job } from '../testing/fixtures';
import { submissionMethods } from '../vocabulary';
import { filteredJobs, jobFilterUrl, readJobFilter } from './job-filter';
import { jobSorts, sortedJobs } from './job-sort';

const jobs = [
  job({ internalId: 'a', jobTitle: 'Data Analyst', companyName: 'Northwind Labs', location: 'Austin, TX' }),
  job({ internalId: 'b', jobTitle: 'Welder', companyName: 'Harbor & Vale', status: 'offer-accepted', applied: true }),
  job({ internalId: 'c', jobTitle: 'analyst 10', notes: 'Ask Dana about Austin', status: 'application-submitted' }),
  job({ internalId: 'd', jobTitle: 'Analyst 9', status: 'archived' }),
];
const ids = (list: readonly { internalId: string }[]) => list.map(({ internalId }) => internalId).join('');
const filter = {
  text: '',
  show: 'all',
  method: 'any',
  workplace: 'any',
  tag: '',
  sort: 'added',
  reverse: false,
  view: undefined,
} as const;

describe('filtering jobs', () => {
  it.each([
    ['', 'abcd'],
    ['analyst', 'acd'],
    ['ANALYST austin', 'ac'],
    ['  harbor ', 'b'],
    ['analyst (', ''],
  ])('by the text %j returns %j', (text, left) => {
    expect(ids(filteredJobs(jobs, { ...filter, text }))).toBe(left);
  });

  it.each([
    ['applied', 'b'],
    ['in-progress', 'c'],
    ['complete', 'bd'],
    ['applications', 'bcd'],
    ['application-not-started', 'a'],
  ] as const)('by the selection %s returns %j', (show, left) => {
    expect(ids(filteredJobs(jobs, { ...filter, show }))).toBe(left);
  });

  it('letter by letter returns what each text alone does', () => {
    const text = fc
      .array(fc.constantFrom('a', 'n', ' ', 'au', '9', 's'), { maxLength: 4 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(text, { maxLength: 12 }), (texts) => {
        const list = [...jobs];
        for (const each of texts) {
          expect(filteredJobs(list, { ...filter, text: each })).toEqual(
            filteredJobs([...jobs], { ...filter, text: each }),
          );
        }
      }),
    );
  });

  it('by a group returns the jobs of all its statuses', () => {
    const any = fc.array(fc.constantFrom(...jobStatuses).map((status) => job({ status })));
    const groups = { 'in-progress': inProgressStatuses, complete: completeStatuses } as const;
    fc.assert(
      fc.property(any, fc.constantFrom('in-progress', 'complete'), (list, group) => {
        const each = groups[group].map((show) => filteredJobs(list, { ...filter, show }).length);
        expect(filteredJobs(list, { ...filter, show: group })).toHaveLength(each.reduce((sum, one) => sum + one, 0));
      }),
    );
  });
});

it('filters by one submission method, or by any known one', () => {
  const handed = [job({ internalId: 'x', submissionMethod: 'email' }), job({ internalId: 'y' })];
  expect(ids(filteredJobs(handed, { ...filter, method: 'email' }))).toBe('x');
  expect(ids(filteredJobs(handed, { ...filter, method: 'handed-in' }))).toBe('x');
  expect(ids(filteredJobs(handed, { ...filter, method: 'online' }))).toBe('');
});

it('filters by workplace, as entered or else as the location or the title says', () => {
  const placed = [
    job({ internalId: 'x', workplace: 'hybrid', location: 'Remote' }),
    job({ internalId: 'y', location: 'Remote in USA' }),
    job({ internalId: 'z', jobTitle: 'Nurse (On-site)', location: 'Waco, TX' }),
    job({ internalId: 'u', location: 'Waco, TX' }),
  ];
  const left = (workplace: (typeof workplaces)[number]) => ids(filteredJobs(placed, { ...filter, workplace }));
  expect(workplaces.map(left)).toEqual(['y', 'x', 'z']);
});

describe('sorting jobs', () => {
  it('by follow-up date puts the next one first, and can be reversed', () => {
    const due = [
      job({ internalId: 'x' }),
      job({ internalId: 'y', followUpOn: '2026-10-09' }),
      job({ internalId: 'z', followUpOn: '2026-10-02' }),
    ];
    expect(ids(sortedJobs(due, 'follow-up'))).toBe('zyx');
    expect(ids(sortedJobs(due, 'follow-up', true))).toBe('xyz');
  });

  it('by title compares numbers as numbers and ignores case', () => {
    expect(ids(sortedJobs(jobs, 'title'))).toBe('dcab');
  });

  it('by status follows the stages of an application', () => {
    expect(ids(sortedJobs(jobs, 'status'))).toBe('acbd');
  });

  it('by date puts the newest first, also among equals of another order', () => {
    const dated = [
      job({ internalId: 'x', dateAdded: '2026-01-01' }),
      job({ internalId: 'y', dateAdded: '2026-03-01' }),
      job({ internalId: 'z', dateAdded: '2026-02-01', dateUpdated: '2026-04-01' }),
    ];
    expect(ids(sortedJobs(dated, 'added'))).toBe('yzx');
    expect(ids(sortedJobs(dated, 'company'))).toBe('yzx');
    expect(ids(sortedJobs(dated, 'updated'))).toBe('zyx');
  });
});

it('filters by a tag, and finds tags by their words', () => {
  const tagged = [
    job({ internalId: 'x', tags: ['Night shift', 'remote'] }),
    job({ internalId: 'y', tags: ['remote'] }),
  ];
  expect(ids(filteredJobs(tagged, { ...filter, tag: 'night shift' }))).toBe('x');
  expect(ids(filteredJobs(tagged, { ...filter, tag: 'remote' }))).toBe('xy');
  expect(ids(filteredJobs(tagged, { ...filter, text: 'night' }))).toBe('x');
});

it('sorts by the next deadline, those without one last', () => {
  const dated = [
    job({ internalId: 'x' }),
    job({ internalId: 'y', deadline: '2026-12-02' }),
    job({ internalId: 'z', deadline: '2026-12-01' }),
  ];
  expect(ids(sortedJobs(dated, 'deadline'))).toBe('zyx');
});

describe('a filter in the URL', () => {
  const anyFilter = fc.record({
    text: fc.string().filter((text) => text.trim() !== ''),
    show: fc.constantFrom('all', 'applied', 'applications', 'in-progress', 'complete', ...jobStatuses),
    method: fc.constantFrom('any', 'handed-in', ...submissionMethods),
    workplace: fc.constantFrom('any', ...workplaces),
    tag: fc.constantFrom('', 'night shift', '2025'),
    reverse: fc.boolean(),
    view: fc.constantFrom(undefined, 'list', 'table', 'board'),
    sort: fc.constantFrom(...(Object.keys(jobSorts) as (keyof typeof jobSorts)[])),
  });

  it('is read back unchanged', () => {
    fc.assert(
      fc.property(anyFilter, (original) => {
        expect(readJobFilter(jobFilterUrl(original))).toEqual(original);
      }),
    );
  });

  it('falls back to defaults for values that make no sense', () => {
    expect(readJobFilter({ text: { a: 1 }, show: 'hired', sort: 'salary' })).toEqual(filter);
    expect(readJobFilter({ text: 2025 }).text).toBe('2025');
    expect(jobFilterUrl(filter)).toEqual({});
  });
});

it.each([
  ['muller', 'Müller'],
  ['KÖLN', 'Koln'],
  ['lodz', 'Łódź'],
  ['strasse', 'Straße'],
  ['ışık', 'IŞIK'],
])('finds %j in %j, whatever its case and accents', (text, companyName) => {
  expect(filteredJobs([job({ companyName }), job({ companyName: 'Olive' })], { ...filter, text })).toMatchObject([
    { companyName },
  ]);
});
