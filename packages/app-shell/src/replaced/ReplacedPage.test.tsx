import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { defineTable, field } from '@keepmark/local-store';
import { addReplacedTexts } from '@keepmark/local-store/replaced';
import { testDatabase } from '@keepmark/local-store/testing';
import { renderShell } from '../testing/render-shell';
import { testKinds } from '../testing/saved-kinds';

const jobTable = defineTable('jobs', { fields: { jobTitle: field.text(), notes: field.text() } });

async function open() {
  const database = testDatabase();
  const jobs = database.table(jobTable);
  const id = jobs.insert({ jobTitle: 'Baker', notes: 'Newer' });
  const replaced = { table: 'jobs', field: 'notes', replacedAtMs: Date.now() };
  await addReplacedTexts(database, [
    { ...replaced, id, text: 'Older' },
    { ...replaced, id: 'gone', text: 'Of a deleted job' },
  ]);
  await renderShell({ path: '/settings/replaced', database, savedKinds: testKinds });
  return { jobs, id };
}

it('restores a text into its field, and undo takes it back', async () => {
  const { jobs, id } = await open();
  const row = within(await screen.findByRole('article', { name: 'Baker' }));
  expect(row.getByText(/^Notes · Replaced/)).toBeTruthy();
  fireEvent.click(row.getByRole('button', { name: 'Restore in Baker' }));
  expect(await screen.findByText('Restored the text of Baker.')).toBeTruthy();
  expect(jobs.get(id)?.notes).toBe('Older');
  expect(await screen.findByText('Newer')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(jobs.get(id)?.notes).toBe('Newer');
  expect(await screen.findByText('Older')).toBeTruthy();
});

it('a text of an entry that is gone can be copied and deleted, not restored', async () => {
  await open();
  const row = within(await screen.findByRole('article', { name: 'Deleted job' }));
  expect(row.queryByRole('button', { name: /^Restore/ })).toBeNull();
  expect(row.getByRole('button', { name: /^Copy/ })).toBeTruthy();
  fireEvent.click(row.getByRole('button', { name: /^Delete/ }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete text' }));
  await waitFor(() => expect(screen.queryByText('Of a deleted job')).toBeNull());
});

it('says what goes here when there is none', async () => {
  await renderShell({ path: '/settings/replaced', savedKinds: testKinds });
  expect(await screen.findByText('No replaced texts')).toBeTruthy();
});
