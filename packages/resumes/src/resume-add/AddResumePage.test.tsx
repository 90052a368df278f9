import { screen, waitFor } from '@testing-library/react';
import { reloadSafely } from '@keepmark/ui';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { resumeTable } from '@keepmark/resume-document/tables';
import { renderResumes } from '../testing/render-resumes';
import { sampleResume } from '@keepmark/resume-document/testing/sample-documents';

// Drawing pages needs a real browser. Stories and journeys test it.
vi.mock('@keepmark/resume-pages/document-tasks', () => ({ runDocumentTask: () => new Promise(() => {}) }));

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

it('adds a blank résumé with the next title, and opens it', async () => {
  const { database, router } = await renderResumes('/resume/add', { resumes: [sampleResume({ title: 'Resume1' })] });
  await press(/^Blank/);
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/resume\/edit\//));
  expect(
    database
      .table(resumeTable)
      .query()
      .map(({ title, isDefault }) => `${title} ${isDefault}`)
      .toSorted((left, right) => left.localeCompare(right)),
  ).toEqual(['Resume1 true', 'Resume2 false']);
});

it('makes the first résumé the default, and offers a copy only if there is one', async () => {
  const { database } = await renderResumes('/resume/add');
  await screen.findByRole('button', { name: /^Blank/ });
  expect(screen.queryByRole('button', { name: /^From another résumé/ })).toBeNull();
  await press(/^Blank/);
  expect(database.table(resumeTable).query()).toMatchObject([{ title: 'Resume1', isDefault: true }]);
});

it('starts from another résumé', async () => {
  const { database, router } = await renderResumes('/resume/add', { resumes: [sampleResume()] });
  await press(/^From another résumé/);
  await press('Create copy');
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/resume\/edit\//));
  expect(database.table(resumeTable).query({ where: { title: 'Registered nurse (Copy)' } })).toHaveLength(1);
});

it('shows the import preview again after the page reloads itself', async () => {
  const { unmount } = await renderResumes('/resume/add');
  await press(/^From a file/);
  await waitFor(() => expect(document.querySelector('input[type="file"]')).not.toBeNull());
  const file = new File(['ADA OKAFOR\nDesigner\nada@example.com\n\nSKILLS\nPainting'], 'ada.txt', {
    type: 'text/plain',
  });
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, file);
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Ada N. Okafor');
  await reloadSafely(() => {});
  unmount();
  await renderResumes('/resume/add');
  expect(await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })).toHaveProperty(
    'value',
    'Ada N. Okafor',
  );
  expect(screen.getByText(/^ada\.txt/)).toBeDefined();
});
