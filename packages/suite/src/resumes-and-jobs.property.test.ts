import { jobTable } from '@keepmark/jobs';
import { createVersion } from '@keepmark/jobs/create-version';
import { createJobsStore } from '@keepmark/jobs/jobs-store';
import { releaseResumes } from '@keepmark/jobs/resume-connection';
import { openDatabase, type Undo } from '@keepmark/local-store';
import { allRows } from '@keepmark/local-store/all-rows';
import { memoryStorage } from '@keepmark/local-store/testing';
import { resumeTable, sentContentTable, sentDocumentTable } from '@keepmark/resume-document/tables';
import { blankDocument } from '@keepmark/resume-document/new-document';
import { createResumesStore } from '@keepmark/resumes/resumes-store';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

const place = fc.nat(20);
const step = fc.oneof(
  fc.record({ do: fc.constant('add resume' as const), place, other: place }),
  fc.record({ do: fc.constant('edit resume' as const), place, other: place }),
  fc.record({ do: fc.constant('delete resume' as const), place, other: place }),
  { weight: 2, arbitrary: fc.record({ do: fc.constant('add job' as const), place, other: place }) },
  fc.record({ do: fc.constant('link' as const), place, other: place }),
  fc.record({ do: fc.constant('version' as const), place, other: place }),
  { weight: 3, arbitrary: fc.record({ do: fc.constant('apply' as const), place, other: place }) },
  fc.record({ do: fc.constant('reject' as const), place, other: place }),
  fc.record({ do: fc.constant('merge' as const), place, other: place }),
  fc.record({ do: fc.constant('delete job' as const), place, other: place }),
  { weight: 3, arbitrary: fc.record({ do: fc.constant('undo' as const), place, other: place }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

function openBoth() {
  const database = openDatabase('keepmark', { storage: memoryStorage() });
  const resumes = createResumesStore(database);
  const jobs = createJobsStore(database);
  const rows = () => ({
    jobs: allRows(database.table(jobTable)),
    resumes: allRows(database.table(resumeTable)),
    sent: allRows(database.table(sentDocumentTable)),
    contents: allRows(database.table(sentContentTable)),
  });
  return { database, resumes, jobs, rows };
}

type Both = ReturnType<typeof openBoth>;

/** Takes a step other than an undo. @returns its undo, or undefined if there was nothing to change */
function take({ database, resumes, jobs, rows }: Both, taken: Step): Undo | undefined {
  const all = rows();
  const job = all.jobs[taken.place % Math.max(1, all.jobs.length)];
  const resume = all.resumes[taken.other % Math.max(1, all.resumes.length)];
  const resumeId = resume?.internalId ?? '';
  const undoable = (work: () => unknown) => database.undoable(taken.do, work);
  if (taken.do === 'add resume') return undoable(() => resumes.add(blankDocument({ name: `${taken.place}` })));
  if (taken.do === 'add job') return undoable(() => jobs.add({ jobTitle: 'Baker', companyName: 'Acme', resumeId }));
  if (resume && taken.do === 'edit resume')
    return undoable(() => resumes.saveDocument(resumeId, blankDocument({ name: `${taken.place}` })));
  if (resume && taken.do === 'delete resume') return resumes.delete([resumeId], releaseResumes);
  if (!job) return undefined;
  const { internalId } = job;
  if (taken.do === 'link') return undoable(() => jobs.update(internalId, { resumeId }));
  if (taken.do === 'version') return createVersion(database, internalId, resumeId)?.undo;
  if (taken.do === 'apply') return undoable(() => jobs.apply(internalId, { dateApplied: '2026-11-22' }, ''));
  if (taken.do === 'reject') return jobs.setStatus([internalId], 'rejected-before-interview');
  if (taken.do === 'delete job') return jobs.delete([internalId]);
  const second = all.jobs[taken.other % all.jobs.length];
  if (taken.do !== 'merge' || !second || second === job) return undefined;
  return jobs.merge([job, second], { values: () => ({}), history: (own) => [...own], nextSteps: () => undefined });
}

function check({ jobs, resumes, sent, contents }: ReturnType<Both['rows']>): void {
  const resumeIds = new Set(['', ...resumes.map(({ internalId }) => internalId)]);
  expect(jobs.filter(({ resumeId }) => !resumeIds.has(resumeId))).toEqual([]);
  const jobIds = new Set(jobs.map(({ internalId }) => internalId));
  expect(sent.filter(({ jobId }) => !jobIds.has(jobId))).toEqual([]);
  const hashes = contents.map(({ contentHash }) => contentHash);
  expect(new Set(sent.map(({ contentHash }) => contentHash))).toEqual(new Set(hashes));
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(resumes.filter(({ isDefault }) => isDefault)).toHaveLength(Math.min(1, resumes.length));
}

it('keeps every sent document with its job, leaves no dangling résumé, and undoes exactly', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 30 }), (steps) => {
      const both = openBoth();
      const done: { readonly undo: Undo; readonly before: ReturnType<Both['rows']> }[] = [];
      for (const taken of steps) {
        const before = both.rows();
        const last = taken.do === 'undo' ? done.pop() : undefined;
        last?.undo();
        const undo = taken.do === 'undo' ? undefined : take(both, taken);
        if (undo) done.push({ undo, before });
        expect(last?.before ?? both.rows()).toEqual(both.rows());
        check(both.rows());
      }
      both.database.close();
    }),
    { numRuns: 200 },
  );
});
