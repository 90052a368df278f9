import { expect, test } from 'vitest';
import { memoryStorage } from '../testing';
import { type Job, jobTable } from '../testing/jobs';
import { opened } from '../testing/opened';

test('an index that nobody read for thousands of writes knows them all', () => {
  const jobs = opened(memoryStorage()).database.table(jobTable);
  const statuses = ['saved', 'applied', 'rejected'] as const;
  const ids = Array.from({ length: 300 }, (_, row) => jobs.insert({ status: statuses[row % 3]!, salary: row % 7 }));
  // From now on there are indexes.
  jobs.countsOf('status');
  jobs.query({ where: { salary: 3 } });
  for (let write = 0; write < 2500; write += 1) {
    const id = ids[(write * 7919) % ids.length]!;
    if (write % 5 === 0) jobs.update(id, { notes: `${write}` });
    else if (write % 11 === 0) {
      jobs.delete(id);
      ids.splice(ids.indexOf(id), 1, jobs.insert({ salary: write % 7 }));
    } else jobs.update(id, { status: statuses[write % 3]!, salary: write % 7 });
  }
  const all = jobs.query();
  for (const status of statuses) {
    const same = all.filter((job) => job.status === status);
    expect(jobs.query({ where: { status } })).toEqual(same);
    expect(jobs.countsOf('status')[status]).toBe(same.length);
  }
  const bySalary = (left: Job, right: Job): number => left.salary! - right.salary!;
  expect(jobs.query({ sort: [['salary', 'asc']], limit: 50 })).toEqual(all.toSorted(bySalary).slice(0, 50));
});
