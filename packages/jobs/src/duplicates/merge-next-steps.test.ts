import { testDatabase } from '@keepmark/local-store/testing';
import { describe, expect, it } from 'vitest';
import type { JobValues } from '../job';
import { jobTable } from '../job-table';
import { createJobsStore } from '../jobs-store';
import { nextStepTable } from '../next-steps/next-step-table';
import { createNextStepsStore, type StepValues } from '../next-steps/next-steps-store';
import { stepList } from '../next-steps/step-list';
import { mergeRules } from './same-job';

const write = { text: 'Write', dueOn: '2026-10-25' };

describe('merging duplicates', () => {
  const merged = (own: JobValues, other: JobValues, added: readonly StepValues[] = []) => {
    const database = testDatabase();
    const [jobs, rows] = [database.table(jobTable), database.table(nextStepTable)];
    const store = createJobsStore(database);
    const named = { jobTitle: 'Welder', companyName: 'Harbor & Vale' };
    const [id, otherId] = [store.add({ ...named, ...own }), store.add({ ...named, ...other })];
    for (const step of added) createNextStepsStore(database).add(otherId, step);
    const job = () => jobs.get(id)!;
    const undo = store.merge([job(), jobs.get(otherId)!], mergeRules);
    const dated = stepList(job(), rows.query({ where: { jobId: id } })).map(({ text, dueOn }) => [text, dueOn]);
    return { rows, job, undo, dated };
  };

  it('joins the steps of both, those with the same text once', () => {
    const { dated, job, rows, undo } = merged({ nextStep: 'Write' }, { nextStep: 'Call' }, [write]);
    expect(dated).toEqual([
      ['Write', '2026-10-25'],
      ['Call', ''],
    ]);
    expect(job()).toMatchObject({ nextStep: 'Write', followUpOn: '2026-10-25' });
    expect(rows.count()).toBe(2);
    undo?.();
    expect(job()).toMatchObject({ nextStep: 'Write', followUpOn: '' });
  });

  it('keeps the only step, and a follow-up beside another step', () => {
    expect(merged({}, { nextStep: 'Call', followUpOn: '2026-10-22' }).dated).toEqual([['Call', '2026-10-22']]);
    expect(merged({}, {}, [write]).dated).toEqual([['Write', '2026-10-25']]);
    expect(merged({ nextStep: 'Call' }, { followUpOn: '2026-10-22' }).dated).toEqual([
      ['Call', ''],
      ['Follow up', '2026-10-22'],
    ]);
  });
});
