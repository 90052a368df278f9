import { moveInterviewsToJob } from '@keepmark/interviews/job-connection';
import { describe, expect, it } from 'vitest';
import { openSuite } from './testing/open-suite';

describe('the interviews of a job', () => {
  it('stay when the job is deleted, and are linked again by its undo', () => {
    const suite = openSuite();
    const jobId = suite.addJob('Acme');
    suite.addInterview({ jobId, companyName: 'Acme' });
    const before = suite.rows();
    const undo = suite.jobs.delete([jobId]);
    expect(suite.rows()).toMatchObject({ jobs: [], interviews: [{ companyName: 'Acme' }] });
    undo();
    expect(suite.rows()).toEqual(before);
  });

  it('stay when their job is deleted with its company, unless they are deleted, too', () => {
    const suite = openSuite();
    const acme = suite.addCompany('Acme');
    const jobId = suite.addJob('Acme');
    suite.addInterview({ jobId, companyId: acme });
    const before = suite.rows();
    const undo = suite.delete(acme, { jobs: 'delete' });
    expect(suite.rows()).toMatchObject({ jobs: [], interviews: [{ companyId: '', companyName: 'Acme' }] });
    undo();
    expect(suite.rows()).toEqual(before);
    suite.delete(acme, { jobs: 'delete', interviews: 'delete' });
    expect(suite.rows()).toMatchObject({ companies: [], jobs: [], interviews: [] });
  });

  it('move with duplicates that are merged, and back with the undo', () => {
    const suite = openSuite();
    const [first, second] = [suite.addJob('Acme'), suite.addJob('Acme')];
    suite.addInterview({ jobId: second });
    suite.addInterview({ jobId: first });
    const before = suite.rows();
    const [job, duplicate] = before.jobs.toSorted((left) => (left.internalId === first ? -1 : 1));
    const rules = {
      values: () => ({}),
      history: <Step>(own: readonly Step[]) => [...own],
      nextSteps: () => undefined,
      moveRows: moveInterviewsToJob,
    };
    const undo = suite.jobs.merge([job!, duplicate!], rules);
    expect(suite.rows().interviews.map(({ jobId }) => jobId)).toEqual([first, first]);
    undo?.();
    expect(suite.rows()).toEqual(before);
  });
});
