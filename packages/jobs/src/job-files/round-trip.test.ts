import { jobTypes, workplaces } from '@keepmark/contracts';
import { csvText } from '@keepmark/ui/csv';
import { createBackup, restoreBackup } from '@keepmark/local-store/care';
import { testDatabase } from '@keepmark/local-store/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JobValues } from '../job';
import { dayAfter } from '@keepmark/ui/words';
import { groupedEvents } from '../job-history/history-store';
import { jobEventTable } from '../job-history/job-event-table';
import { historyOf } from '../job-history/job-history';
import { jobStatuses } from '../job-status';
import { tagsIn } from '../job-tags';
import { type Job, jobTable } from '../job-table';
import { createJobsStore } from '../jobs-store';
import { jobSources, submissionMethods } from '../vocabulary';
import { jobsCsv } from './job-csv';
import { jobsJson, readJobsJson } from './job-json';
import { readJobsText } from './read-jobs-file';

function browser() {
  const database = testDatabase();
  const clock = { now: new Date(2026, 9, 1, 12) };
  const store = createJobsStore(database, () => clock.now);
  const [jobs, events] = [database.table(jobTable), database.table(jobEventTable)];
  const exported = {
    csv: () => jobsCsv(jobs.query(), groupedEvents(events.query())),
    csvWithoutCommas: () => jobsCsv(jobs.query(), groupedEvents(events.query()), csvText),
    json: () => jobsJson(jobs.query(), groupedEvents(events.query())),
  };
  return { database, store, jobs, events, clock, exported };
}

async function importInto({ store }: ReturnType<typeof browser>, text: string): Promise<void> {
  const read = await readJobsText(text);
  if (!('jobs' in read)) throw new Error('The import did not recognize its own file.');
  expect(read).toMatchObject({ unreadable: [], skipped: 0 });
  store.addMany(read.jobs);
}

const pieces = [
  'a|Z| |,|"|""|\'|=|+|-|@|;|; |\t|\n|\r\n|\\|\\n|\uFEFF|é|李|😀'.split('|'),
  '<b>|</script>|&amp;|{|=HYPERLINK("x")|Yes|2026-10-01|null'.split('|'),
].flat();
const piece = fc.constantFrom(...pieces);
const trickyText = fc.array(piece, { maxLength: 8 }).map((some) => some.join(''));
const anyDay = fc.integer({ min: 0, max: 60 }).map((days) => dayAfter('2026-09-01', days));
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.oneof(fc.constant(''), value);
const moment = fc
  .integer({ min: 0, max: 5_000_000 })
  .map((seconds) => new Date(1.79e12 + seconds * 1000).toISOString());
const address = fc.constantFrom('', 'https://jobs.example.com/?a=1;b=%222%22', 'https://jobs.example.com/x#y');
const degrees = (most: number) =>
  fc.option(fc.double({ min: -most, max: most, noNaN: true }).map((value) => value + 0));
const anyJob: fc.Arbitrary<JobValues> = fc.record({
  externalId: trickyText,
  jobTitle: trickyText,
  companyName: trickyText,
  jobType: fc.constantFrom('' as const, ...jobTypes),
  workplace: fc.constantFrom('' as const, ...workplaces),
  salary: trickyText,
  source: fc.constantFrom(...jobSources),
  url: address,
  location: trickyText,
  city: trickyText,
  state: trickyText,
  country: trickyText,
  latitude: degrees(90),
  longitude: degrees(180),
  status: fc.constantFrom(...jobStatuses),
  applied: fc.boolean(),
  dateApplied: maybe(anyDay),
  deadline: maybe(anyDay),
  tags: fc.array(trickyText, { maxLength: 4 }).map((tags) => tagsIn(tags.join('\n'))),
  followUpOn: maybe(anyDay),
  nextStep: trickyText,
  submissionMethod: fc.constantFrom('' as const, ...submissionMethods),
  submissionUrl: address,
  resumeId: trickyText,
  coverLetter: trickyText,
  contactInfo: trickyText,
  notes: trickyText,
  datePosted: maybe(fc.oneof(anyDay, moment)),
  dateAdded: moment,
  description: trickyText,
  jobPostingData: trickyText,
  postingClosedDate: maybe(moment),
});
const anyChange = fc.record({ job: fc.nat(3), status: fc.constantFrom(...jobStatuses), at: anyDay, note: trickyText });

/** Jobs with tricky texts, some with a history and notes. */
const anyBrowser = fc
  .tuple(fc.array(anyJob, { minLength: 1, maxLength: 3 }), fc.array(anyChange, { maxLength: 5 }))
  .map(([list, changes]) => {
    const made = browser();
    const ids = list.map((values) => made.store.add(values));
    changes.forEach(({ job, status, at, note }, index) => {
      const id = ids[job % ids.length] ?? '';
      made.clock.now = new Date(2026, 9, 2 + index, 12, 30);
      made.store.setStatus([id], status);
      const events = made.events.query({ where: { jobId: id } });
      const last = historyOf(made.jobs.get(id)!, events).at(-1);
      if (last) made.store.editStep(last, { at, note });
    });
    return made;
  });

const withoutCommas = (value: unknown) => (typeof value === 'string' ? value.replaceAll(',', '') : value);
/** The parts of a job that CSV can hold: everything but commas and ids. */
const csvOf = (job: Job) =>
  Object.entries(job)
    .filter(([name]) => !['internalId', 'datePostedFormatted', 'companyAlreadyAdded'].includes(name))
    .map(([name, value]) => [name, withoutCommas(value)]);

describe('jobs exported, imported into an empty browser, and exported again', () => {
  it('give the same JSON file, history included', async () => {
    await fc.assert(
      fc.asyncProperty(anyBrowser, async (from) => {
        const to = browser();
        await importInto(to, from.exported.json());
        expect(to.exported.json()).toBe(from.exported.json());
        expect(to.jobs.query()).toEqual(from.jobs.query());
      }),
    );
  });

  it('give the same CSV for spreadsheets, and lose nothing but ids', async () => {
    await fc.assert(
      fc.asyncProperty(anyBrowser, async (from) => {
        const to = browser();
        await importInto(to, from.exported.csv());
        expect(to.exported.csv()).toBe(from.exported.csv());
        const whole = (job: Job) =>
          Object.entries(job).filter(
            ([name]) => !['internalId', 'datePostedFormatted', 'companyAlreadyAdded'].includes(name),
          );
        expect(to.jobs.query().map(whole)).toEqual(from.jobs.query().map(whole));
      }),
    );
  });

  it('give the same CSV file without commas, and lose nothing but commas', async () => {
    await fc.assert(
      fc.asyncProperty(anyBrowser, async (from) => {
        const to = browser();
        await importInto(to, from.exported.csvWithoutCommas());
        expect(to.exported.csvWithoutCommas()).toBe(from.exported.csvWithoutCommas());
        expect(to.jobs.query().map(csvOf)).toEqual(from.jobs.query().map(csvOf));
        const stepsOf = ({ jobs, events }: typeof from) =>
          jobs
            .query()
            .map(({ internalId }) =>
              events
                .query({ where: { jobId: internalId } })
                .map(({ status, at, dateRecorded, note }) => [status, at, dateRecorded, withoutCommas(note)]),
            );
        expect(stepsOf(to)).toEqual(stepsOf(from));
      }),
    );
  });

  it.each(['replace', 'merge'] as const)('are the same after restoring a backup in mode "%s"', async (mode) => {
    await fc.assert(
      fc.asyncProperty(anyBrowser, async (from) => {
        const to = browser();
        await restoreBackup(to.database, createBackup(from.database).text, mode);
        expect([to.jobs.query(), to.events.query()]).toEqual([from.jobs.query(), from.events.query()]);
        expect(to.exported.json()).toBe(from.exported.json());
      }),
      { numRuns: 30 },
    );
  });

  it('can be undone in one step', async () => {
    const from = browser();
    const id = from.store.add({ jobTitle: 'Chef' });
    from.store.setStatus([id], 'application-submitted');
    const to = browser();
    const read = readJobsJson(from.exported.json());
    to.store.addMany(read.jobs)();
    expect([to.jobs.count(), to.events.count()]).toEqual([0, 0]);
  });
});

describe('a JSON file', () => {
  const read = (jobs: unknown, version = 2) => readJobsJson(JSON.stringify({ format: 'keepmark-jobs', version, jobs }));

  it('gives its jobs new ids when imported into the browser it came from', async () => {
    const { store, jobs, events, exported } = browser();
    const id = store.add({ jobTitle: 'Chef' });
    store.setStatus([id], 'archived');
    store.addMany(readJobsJson(exported.json()).jobs);
    expect(jobs.count()).toBe(2);
    const other = jobs.query().find(({ internalId }) => internalId !== id);
    expect(events.count({ jobId: other?.internalId ?? '' })).toBe(2);
  });

  it('in version 1 keeps its history unless the dates of the job give the same', () => {
    const dateAdded = '2026-10-01T08:00:00.000Z';
    const first = { status: 'application-not-started', at: dateAdded, note: '' };
    const entries = [
      { jobTitle: 'Chef', status: 'archived', dateAdded, history: [first, { ...first, status: 'archived' }] },
      { jobTitle: 'Cook', status: 'application-not-started', dateAdded, history: [first] },
    ];
    expect(read(entries, 1).jobs.map(({ history }) => history?.length)).toEqual([2, 0]);
  });

  it('reports unreadable values, script addresses included', () => {
    const entry = { jobTitle: 'Chef', status: 'hired', latitude: 'north', url: 'javascript:alert(1)', notes: 7, x: 1 };
    const { jobs, unreadable, skipped } = read([entry, 'text', null]);
    expect(jobs).toEqual([{ jobTitle: 'Chef', history: [] }]);
    expect(unreadable.toSorted()).toEqual(['Chef: latitude', 'Chef: notes', 'Chef: status', 'Chef: url']);
    expect(skipped).toBe(2);
  });

  it.each(['', '{', '[]', '{"jobs":[]}', '{"format":"keepmark-jobs"}'])('is rejected with the content %j', (text) => {
    expect(() => readJobsJson(text)).toThrow('This file has no Keepmark jobs.');
  });
});
