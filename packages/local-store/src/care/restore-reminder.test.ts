import { expect, test } from 'vitest';
import { backupDue, createBackup, readHealth, restoreBackup } from '../care';
import { jobTable } from '../testing/jobs';
import { opened } from '../testing/opened';
import { SimulatedBrowser } from '../testing/simulated-browser';

function open() {
  const { database } = opened(new SimulatedBrowser(new Map()).openTab().storage);
  return { database, jobs: database.table(jobTable) };
}

test('restoring a backup raises no reminder, even after everything was cleared, and neither does its undo', async () => {
  const { database, jobs } = open();
  database.transaction(() => {
    for (let row = 0; row < 200; row += 1) jobs.insert({ title: `${row}` });
  });
  const { text } = createBackup(database);
  jobs.delete(() => true);
  const { undo } = await restoreBackup(database, text, 'merge');
  expect(readHealth(database).changesSinceBackup).toBe(0);
  expect(backupDue(database)).toBeUndefined();
  undo();
  expect(jobs.count()).toBe(0);
  const empty = open();
  const restored = await restoreBackup(empty.database, text, 'merge');
  empty.jobs.insert({ title: 'New' });
  restored.undo();
  expect(readHealth(empty.database).changesSinceBackup).toBe(1);
  expect(backupDue(empty.database)).toBeUndefined();
});
