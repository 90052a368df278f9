import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { leavePagesLoading } from '../testing/leave-pages-loading';
import { letterTable } from '@keepmark/resume-document/tables';
import { renderResumes } from '../testing/render-resumes';
import { sampleLetter, sampleResume } from '@keepmark/resume-document/testing/sample-documents';
import { storySlots } from '../testing/story-slots';

// Drawing pages needs a real browser. Stories and journeys test it.
leavePagesLoading();

const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('cover letters', () => {
  it('start from the job and the résumé in a link', async () => {
    const resume = { ...sampleResume(), design: { ...sampleResume().design, template: 'modern' as const } };
    const { database, router, resumeIds } = await renderResumes('/letter/add?jobId=job-1', {
      resumes: [resume],
      slots: storySlots,
    });
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Job').value).toBe('job-1'));
    await userEvent.click(screen.getByRole('button', { name: 'Create letter' }));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/letter\/edit\//));
    expect(database.table(letterTable).query()).toMatchObject([
      {
        title: 'Letter for Charge nurse at Harbor Medical',
        jobId: 'job-1',
        resumeId: resumeIds[0],
        companyName: 'Harbor Medical',
        design: { template: 'modern' },
      },
    ]);
  });

  it('save what is typed, and count words', async () => {
    const { database } = await renderResumes(({ letterIds: [id] }) => `/letter/edit/${id}`, {
      letters: [sampleLetter()],
    });
    await screen.findByRole('textbox', { name: 'Text' });
    fireEvent.change(input('Text'), { target: { value: 'Three short words\n• and more' } });
    fireEvent.change(input('Closing'), { target: { value: 'Best regards,' } });
    expect(screen.getByText('5 words')).toBeTruthy();
    await waitFor(() =>
      expect(database.table(letterTable).query()).toMatchObject([
        { body: 'Three short words\n- and more', closing: 'Best regards,' },
      ]),
    );
  });

  it('can have their own sender', async () => {
    const { database, letterIds } = await renderResumes(({ letterIds: [id] }) => `/letter/edit/${id}`, {
      resumes: [sampleResume()],
      letters: [sampleLetter()],
    });
    await userEvent.click(await screen.findByRole('combobox', { name: 'Name and contact from' }));
    await userEvent.click(await screen.findByRole('option', { name: 'This letter', hidden: true }));
    fireEvent.change(await screen.findByRole('textbox', { name: 'Your name' }), { target: { value: 'A. Okafor' } });
    await waitFor(() =>
      expect(database.table(letterTable).get(letterIds[0]!)).toMatchObject({
        resumeId: '',
        sender: { name: 'A. Okafor' },
      }),
    );
  });

  it('still belong to their job when they are saved again after another tab deleted them', async () => {
    const { database, letterIds } = await renderResumes(({ letterIds: [id] }) => `/letter/edit/${id}`, {
      letters: [sampleLetter()],
      slots: storySlots,
    });
    const letters = database.table(letterTable);
    const [id = ''] = letterIds;
    act(() => void letters.update(id, { jobId: 'job-1' }));
    await screen.findByRole('textbox', { name: 'Text' });
    act(() => void letters.delete({ internalId: id }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save as a new letter' }));
    expect(letters.query()).toMatchObject([{ jobId: 'job-1', title: sampleLetter().title }]);
  });

  it('are duplicated, and deleted with undo', async () => {
    const { database } = await renderResumes('/letters', { letters: [sampleLetter()] });
    const { title } = sampleLetter();
    await userEvent.click(await screen.findByRole('button', { name: `Actions for ${title}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate', hidden: true }));
    expect(database.table(letterTable).count()).toBe(2);
    await userEvent.click(screen.getByRole('button', { name: `Actions for ${title}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete', hidden: true }));
    expect(database.table(letterTable).count()).toBe(1);
    const said = await screen.findByText(`Deleted ${title}.`);
    await userEvent.click(within(said.parentElement!).getByRole('button', { name: 'Undo' }));
    expect(database.table(letterTable).count()).toBe(2);
  });

  it('say when there are none, or when one isn’t found', async () => {
    const { unmount } = await renderResumes('/letters');
    expect(await screen.findByText('No cover letters yet')).toBeTruthy();
    unmount();
    await renderResumes('/letter/edit/no-such-letter');
    expect(await screen.findByText('Letter not found')).toBeTruthy();
  });
});
