import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { defineTable, field, type Table } from '@keepmark/local-store';
import { deletedRows } from '@keepmark/local-store/deleted';
import { testDatabase } from '@keepmark/local-store/testing';
import { renderShell } from '../testing/render-shell';
import { testKinds } from '../testing/saved-kinds';

const jobTable = defineTable('jobs', { fields: { jobTitle: field.text(), notes: field.text() } });
const placeTable = defineTable('places', { fields: { name: field.text() } });
const linkTable = defineTable('links', { fields: { placeId: field.text() } });

function deleted() {
  const database = testDatabase();
  const [jobs, places, links] = [database.table(jobTable), database.table(placeTable), database.table(linkTable)];
  const [baker, cook] = [jobs.insert({ jobTitle: 'Baker' }), jobs.insert({ jobTitle: 'Cook' })];
  const mill = places.insert({ name: 'Mill' });
  links.insert({ placeId: mill });
  jobs.delete(baker);
  jobs.delete(cook);
  database.transaction(() => {
    links.truncate();
    places.delete(mill);
  });
  return { database, jobs, places, links, baker };
}

const open = (path: string, { database }: Pick<ReturnType<typeof deleted>, 'database'>, savedKinds = testKinds) =>
  renderShell({ path, database, savedKinds });

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const confirmed = async (name: string) => {
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name }));
};
const count = (table: Pick<Table<{ internalId: string }>, 'count'>) => table.count();

it('lists what was deleted by kind, and restores one with its parts and an undo', async () => {
  const data = deleted();
  const afterRestore = vi.fn<typeof testKinds.afterRestore>();
  await open('/settings/deleted', data, { ...testKinds, afterRestore });
  expect(await screen.findByRole('heading', { name: '2 jobs' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: '1 place' })).toBeTruthy();
  expect(screen.queryByText(/link/)).toBeNull();
  expect(await screen.findByText('Mill')).toBeTruthy();
  await press('Restore Mill');
  expect(await screen.findByText('Restored Mill.')).toBeTruthy();
  expect([count(data.places), count(data.links)]).toEqual([1, 1]);
  expect(afterRestore).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('heading', { name: '1 place' })).toBeNull());
  await press('Undo');
  await waitFor(() => expect(screen.getByRole('heading', { name: '1 place' })).toBeTruthy());
  expect([count(data.places), count(data.links)]).toEqual([0, 0]);
});

it('restores all that are selected, of one kind if it is filtered', async () => {
  const data = deleted();
  await open('/settings/deleted?kind=jobs', data);
  expect(await screen.findByRole('heading', { name: '2 jobs' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: '1 place' })).toBeNull();
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Baker' }));
  await press('Select all 2');
  await press('Restore selected');
  expect(await screen.findByText('Restored 2 jobs.')).toBeTruthy();
  expect(data.jobs.query().map(({ jobTitle }) => jobTitle)).toEqual(['Baker', 'Cook']);
});

it('deletes permanently, after asking', async () => {
  const data = deleted();
  await open('/settings/deleted', data);
  await press('Delete Baker permanently');
  expect(await screen.findByText('You can’t restore Baker after this.')).toBeTruthy();
  await confirmed('Delete permanently');
  expect(await screen.findByText('Deleted Baker permanently.')).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('heading', { name: '1 job' })).toBeTruthy());
  await press('Delete all permanently');
  await confirmed('Delete all permanently');
  expect(await screen.findByText('Nothing deleted')).toBeTruthy();
  expect((await deletedRows(data.database, new Set(['jobs', 'places', 'links']))).rows).toEqual([]);
});

it('says when an entry is there again, and leaves it', async () => {
  const data = deleted();
  await open('/settings/deleted', data);
  const restore = await screen.findByRole('button', { name: 'Restore Baker' });
  // In the moment between the press and the list that follows.
  fireEvent.click(restore);
  data.jobs.insert({ internalId: data.baker, jobTitle: 'New' });
  expect(await screen.findByText('1 entry not restored: already there again.')).toBeTruthy();
  expect(data.jobs.get(data.baker)?.jobTitle).toBe('New');
});

it('says that the list is gone with the page when the browser blocks storage', async () => {
  await open('/settings/deleted', deleted());
  expect(await screen.findByText(/this list is gone when you close this page/)).toBeTruthy();
});

it('says why nothing is shown, and tries again', async () => {
  let fails = true;
  const savedKinds = () => {
    if (fails) throw new Error('You’re offline.');
    return testKinds;
  };
  await renderShell({ path: '/settings/deleted', database: deleted().database, savedKinds });
  expect(await screen.findByRole('alert')).toBeTruthy();
  fails = false;
  await press('Try again');
  expect(await screen.findByRole('heading', { name: '2 jobs' })).toBeTruthy();
});
