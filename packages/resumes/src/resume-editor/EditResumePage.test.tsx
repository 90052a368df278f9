import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { leavePagesLoading } from '../testing/leave-pages-loading';
import { blankDocument } from '@keepmark/resume-document/new-document';
import { readResumeDocument } from '../read-resume';
import { createResumesStore } from '../resumes-store';
import { renderResumes } from '../testing/render-resumes';
import { sampleResume } from '@keepmark/resume-document/testing/sample-documents';
import { entriesOf } from '@keepmark/resume-document';

// Drawing pages needs a real browser. Stories and journeys test it.
leavePagesLoading();

async function open(document = sampleResume()) {
  const { database, router, resumeIds } = await renderResumes(({ resumeIds: [id] }) => `/resume/edit/${id}`, {
    resumes: [document],
  });
  const [id = ''] = resumeIds;
  await screen.findByRole('textbox', { name: 'Full name' });
  return {
    id,
    router,
    store: createResumesStore(database),
    stored: () => readResumeDocument(database, id),
    titlesOf: (sectionId: string) =>
      entriesOf(readResumeDocument(database, id)!.sections.find((section) => section.id === sectionId)!).map((entry) =>
        'title' in entry ? entry.title : '',
      ),
  };
}

const input = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string | RegExp, value: string) => fireEvent.change(input(name), { target: { value } });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const choose = async (menu: string, item: string) => {
  await press(menu);
  await userEvent.click(await screen.findByRole('menuitem', { name: item, hidden: true }));
};

describe('the résumé editor', () => {
  it('saves what is typed without a button, and undoes across fields', async () => {
    const { stored } = await open(blankDocument());
    type('Full name', 'Ada Lovelace');
    type('Headline', 'Analyst');
    await waitFor(() => expect(stored()).toMatchObject({ name: 'Ada Lovelace', headline: 'Analyst' }));
    await userEvent.keyboard('{Control>}z{/Control}');
    expect([input('Full name').value, input('Headline').value]).toEqual(['Ada Lovelace', '']);
    await press('Undo');
    await waitFor(() => expect(stored()).toMatchObject({ name: '', headline: '' }));
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await press('Redo');
    await waitFor(() => expect(stored()).toMatchObject({ name: 'Ada Lovelace', headline: 'Analyst' }));
  });

  it('adds a job with a month, the present and bullets', async () => {
    const { stored } = await open(blankDocument());
    await press('Add job');
    expect(document.activeElement).toBe(input('Job title'));
    type('Job title', 'Nurse');
    type('Company', 'Mercy');
    type('Start date', 'March 2021');
    await userEvent.click(screen.getByRole('checkbox', { name: 'I work here now' }));
    type('What you did', '• Led six people');
    await waitFor(() =>
      expect(stored()?.sections[1]).toMatchObject({
        entries: [
          {
            title: 'Nurse',
            companyName: 'Mercy',
            startDate: '2021-03',
            endDate: 'present',
            notes: '- Led six people',
          },
        ],
      }),
    );
    fireEvent.blur(input('Start date'));
    expect(input('Start date').value).toBe('Mar 2021');
  });

  it('moves, hides, duplicates and deletes entries from their menu', async () => {
    const { stored, titlesOf } = await open();
    await choose('Actions for Registered nurse', 'Move up');
    await waitFor(() => expect(titlesOf('experience')).toEqual(['Registered nurse', 'Senior registered nurse']));
    await choose('Actions for Registered nurse', 'Duplicate');
    await waitFor(() => expect(titlesOf('experience')).toHaveLength(3));
    await choose('Actions for Senior registered nurse', 'Hide');
    await waitFor(() =>
      expect(entriesOf(stored()!.sections[1]!).map(({ isHidden }) => isHidden)).toEqual([false, false, true]),
    );
    await choose('Actions for Senior registered nurse', 'Delete');
    await waitFor(() => expect(titlesOf('experience')).toEqual(['Registered nurse', 'Registered nurse']));
  });

  it('renames, moves, breaks before, hides and adds sections', async () => {
    const { stored } = await open();
    await choose('Actions for section Education', 'Rename');
    type('Heading of the section', 'Studies');
    await press('Save heading');
    await choose('Actions for section Studies', 'Move up');
    await choose('Actions for section Studies', 'Start on a new page');
    await choose('Actions for section Skills', 'Hide');
    await choose('Add section', 'Projects');
    await waitFor(() => expect(stored()?.sections.at(-1)?.id).toBe('projects'));
    const document = stored()!;
    expect(document.sections.map(({ id }) => id)).toEqual([
      'summary',
      'education',
      'experience',
      'skills',
      'certifications',
      'languages',
      'projects',
    ]);
    expect(document.sections[1]?.heading).toBe('Studies');
    expect(document.sections[3]?.isHidden).toBe(true);
    expect(document.design.pageBreaksBefore).toEqual(['education']);
  });

  it('changes the design', async () => {
    const { stored } = await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Design' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Two columns' }));
    await press('Teal');
    await userEvent.selectOptions(screen.getByLabelText('Paper'), 'a4');
    await waitFor(() =>
      expect(stored()?.design).toMatchObject({ template: 'two-column', color: '#0b7a75', paper: 'a4' }),
    );
  });

  it('shows changes from another tab, and keeps what is typed here', async () => {
    const { id, store, stored } = await open();
    type('Headline', 'Charge nurse');
    store.saveDocument(id, { ...stored()!, phone: '1234' });
    await waitFor(() => expect(input('Phone').value).toBe('1234'));
    await waitFor(() => expect(stored()).toMatchObject({ headline: 'Charge nurse', phone: '1234' }));
  });

  it('says that another tab deleted the résumé, and saves it as a new one', async () => {
    const { id, store, router } = await open();
    store.delete([id]);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('This résumé was deleted in another tab');
    type('Full name', 'Still here');
    await userEvent.click(within(alert).getByRole('button', { name: 'Save as a new résumé' }));
    await waitFor(() => expect(router.state.location.pathname).not.toBe(`/resume/edit/${id}`));
    expect(input('Full name').value).toBe('Still here');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that a résumé isn’t found', async () => {
    await renderResumes('/resume/edit/no-such-resume');
    expect(await screen.findByText('Résumé not found')).toBeTruthy();
  });
});

it('applies a template from the comparison', async () => {
  const { stored } = await open();
  await userEvent.click(screen.getByRole('radio', { name: 'Design' }));
  await press('Compare templates');
  await userEvent.click(await screen.findByRole('button', { name: 'Use Academic' }));
  await waitFor(() => expect(stored()?.design.template).toBe('academic'));
});
