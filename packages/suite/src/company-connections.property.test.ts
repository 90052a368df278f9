import { clearTables } from '@keepmark/app-shell/clear-tables';
import { savedCompanies } from '@keepmark/companies';
import { companyNameKey } from '@keepmark/contracts';
import type { Undo } from '@keepmark/local-store';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { releaseCleared } from './clear-and-backup';
import { openSuite } from './testing/open-suite';

type Suite = ReturnType<typeof openSuite>;
type Rows = ReturnType<Suite['rows']>;

// Three companies in several spellings, so that names collide.
const name = fc.constantFrom('Acme', 'ACME, Inc.', ' acme', 'Bolt', 'bolt llc', 'Cedar');
const place = fc.nat(20);
const fate = fc.constantFrom('keep' as const, 'delete' as const);
const step = fc.oneof(
  fc.record({ do: fc.constant('add company' as const), name }),
  fc.record({ do: fc.constant('add job' as const), name }),
  fc.record({ do: fc.constant('add contact by name' as const), name }),
  fc.record({ do: fc.constant('add contact by id' as const), place }),
  fc.record({ do: fc.constant('delete contact' as const), place }),
  fc.record({ do: fc.constant('add interview by name' as const), name }),
  fc.record({ do: fc.constant('add interview by id' as const), place }),
  fc.record({ do: fc.constant('delete interview' as const), place }),
  fc.record({ do: fc.constant('delete job' as const), place }),
  { weight: 3, arbitrary: fc.record({ do: fc.constant('rename' as const), place, name }) },
  fc.record({
    do: fc.constant('delete company' as const),
    place,
    fates: fc.record({ jobs: fate, contacts: fate, interviews: fate }),
  }),
  fc.record({
    do: fc.constant('clear' as const),
    tables: fc.subarray(['companies', 'jobs', 'contacts', 'interviews']),
  }),
  { weight: 3, arbitrary: fc.record({ do: fc.constant('undo' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const pick = <Row>(rows: readonly Row[], at: number): Row | undefined => rows[at % Math.max(1, rows.length)];

/** Takes a step other than an undo. @returns its undo, or undefined if there was nothing to change */
function take(suite: Suite, taken: Exclude<Step, { do: 'undo' }>): Undo | undefined {
  const { database } = suite;
  if (taken.do === 'add company') return suite.companies.save({ companyName: taken.name }).undo;
  if (taken.do === 'add job') return database.undoable(taken.do, () => suite.addJob(taken.name));
  if (taken.do === 'add contact by name')
    return suite.contacts.add(taken.do, { name: 'Jane', companyName: taken.name }).undo;
  if (taken.do === 'clear') return clearTables(database, taken.tables, releaseCleared);
  if (taken.do === 'add interview by name') return suite.interviews.add({ companyName: taken.name }).undo;
  const { companies, contacts, interviews, jobs } = suite.rows();
  if (taken.do === 'delete interview') {
    const interview = pick(interviews, taken.place);
    return interview && suite.interviews.delete(taken.do, [interview]);
  }
  if (taken.do === 'delete job') {
    const job = pick(jobs, taken.place);
    return job && suite.jobs.delete([job.internalId]);
  }
  if (taken.do === 'delete contact') {
    const contact = pick(contacts, taken.place);
    return contact && suite.contacts.delete(taken.do, [contact]);
  }
  const internalId = pick(companies, taken.place)?.internalId;
  if (internalId === undefined) return undefined;
  if (taken.do === 'rename') return renamed(suite, internalId, taken.name);
  if (taken.do === 'delete company') return suite.delete(internalId, taken.fates);
  if (taken.do === 'add interview by id') {
    const jobId = pick(jobs, taken.place)?.internalId ?? '';
    return suite.interviews.add({ companyId: internalId, jobId }).undo;
  }
  return suite.contacts.add(taken.do, { name: 'Jane', companyId: internalId }).undo;
}

/** Renames a company, and checks that its connected rows, and no others, have the new name. */
function renamed(suite: Suite, internalId: string, newName: string): Undo {
  const before = suite.rows();
  const own = before.companies.find((company) => company.internalId === internalId);
  const key = companyNameKey(own?.companyName ?? '');
  const sharesName = before.companies.filter((other) => companyNameKey(other.companyName) === key).length > 1;
  const follows = (row: { companyId?: string; companyName: string }) =>
    row.companyId ? row.companyId === internalId : !sharesName && companyNameKey(row.companyName) === key;
  const isSame = newName.trim() === own?.companyName;
  const expected = <Row extends { companyName: string }>(rows: readonly Row[]) =>
    rows.map((row) => (!isSame && follows(row) ? { ...row, companyName: newName.trim() } : row));
  const { undo } = suite.rename(internalId, newName);
  const after = suite.rows();
  expect(after.jobs).toEqual(expected(before.jobs));
  expect(after.contacts).toEqual(expected(before.contacts));
  expect(after.interviews).toEqual(expected(before.interviews));
  return undo;
}

function check(suite: Suite, { companies, jobs, contacts, interviews }: Rows): void {
  const byId = new Map(companies.map((company) => [company.internalId, company]));
  const linked = [...contacts, ...interviews].filter(({ companyId }) => companyId !== '');
  expect(linked.map(({ companyId }) => byId.get(companyId)?.companyName)).toEqual(
    linked.map(({ companyName }) => companyName),
  );
  const saved = savedCompanies(suite.database);
  const marked = jobs.filter(({ companyAlreadyAdded }) => companyAlreadyAdded);
  expect(marked.filter(({ companyName }) => !saved.named(companyName))).toEqual([]);
}

it('leaves no dangling link and undoes exactly, whatever happens to companies, jobs, interviews and contacts', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 10, maxLength: 45 }), (steps) => {
      const suite = openSuite();
      const done: { readonly undo: Undo; readonly before: Rows }[] = [];
      for (const taken of steps) {
        const before = suite.rows();
        const last = taken.do === 'undo' ? done.pop() : undefined;
        const undo = taken.do === 'undo' ? last?.undo() : take(suite, taken);
        if (undo) done.push({ undo, before });
        expect(last?.before ?? suite.rows()).toEqual(suite.rows());
        check(suite, suite.rows());
      }
      suite.database.close();
    }),
    { numRuns: 300 },
  );
});
