import { renderScreen } from '@keepmark/app-shell/testing';
import { blankDocument } from '@keepmark/resume-document/new-document';
import { createResumesStore } from '@keepmark/resumes/resumes-store';
import { lazyRouteComponent } from '@tanstack/react-router';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { calendarDayOf } from '@keepmark/ui/words';
import { createJobsRoutes } from '../routes';
import type { CompanyFieldProps, JobsSlots } from '../slots';
import { renderJobs } from '../testing/render-jobs';

const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const fill = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => sessionStorage.clear());

describe('adding a job', () => {
  it('saves the values of the form and goes to the list', async () => {
    const { table, router } = await renderJobs('/job/add');
    fill(input('Job title'), 'Museum Educator');
    fill(input('Company'), 'Cedar Works');
    await userEvent.selectOptions(screen.getByLabelText('Job type'), 'Part-time');
    await userEvent.selectOptions(screen.getByLabelText('Found through'), 'Referral');
    fill(screen.getByLabelText('Link to the posting'), 'cedar.example.com/jobs/7');
    fill(screen.getByLabelText('Applied on'), '2026-10-02');
    await press('Add job');
    await waitFor(() => expect(router.state.location.pathname).toBe('/jobs/list'));
    expect(table.query()).toMatchObject([
      {
        jobTitle: 'Museum Educator',
        companyName: 'Cedar Works',
        jobType: 'parttime',
        source: 'referral',
        url: 'https://cedar.example.com/jobs/7',
        status: 'application-not-started',
        dateApplied: '2026-10-02',
        applied: true,
        jobAlreadyAdded: true,
        dateUpdated: '',
      },
    ]);
    expect(await screen.findByText('Added Museum Educator at Cedar Works.')).toBeTruthy();
  });

  it('shows what is typed in every text field', async () => {
    await renderJobs('/job/add');
    const fields = screen.getAllByRole<HTMLInputElement>('textbox');
    for (const [index, field] of fields.entries()) fill(field, `Text ${index}`);
    expect(fields.map(({ value }) => value)).toEqual(fields.map((_, index) => `Text ${index}`));
    expect(fields.length).toBeGreaterThan(10);
  });

  it('warns about a job already saved in the same location, and adds it on request', async () => {
    const saved = { jobTitle: 'Museum Educator', companyName: 'Cedar Works, Inc.', location: 'Austin, TX' };
    const { table, ids } = await renderJobs('/job/add', { jobs: [saved] });
    fill(input('Job title'), 'museum educator');
    fill(input('Company'), 'Cedar Works');
    await press('Add job');
    expect(screen.getByText('You already saved this job')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Museum Educator at Cedar Works, Inc.' });
    expect(link.getAttribute('href')).toBe(`/job/edit/${ids[0]}`);
    expect(table.count()).toBe(1);
    expect(document.activeElement?.textContent).toBe('Add anyway');
    await press('Add anyway');
    expect(table.count()).toBe(2);
  });

  it('adds the same job in another city without a warning', async () => {
    const saved = { jobTitle: 'Museum Educator', companyName: 'Cedar Works', location: 'Austin, TX' };
    const { table } = await renderJobs('/job/add', { jobs: [saved] });
    fill(input('Job title'), 'Museum Educator');
    fill(input('Company'), 'Cedar Works');
    fill(screen.getByRole('combobox', { name: 'Location' }), 'Denver, CO');
    await press('Add job');
    expect(table.count()).toBe(2);
  });

  it('starts with the company in the link', async () => {
    await renderJobs('/job/add?companyName=Cedar%20Works');
    expect(input('Company').value).toBe('Cedar Works');
  });

  it('takes the company from the field of the site and shows its error there', async () => {
    const CompanyField = ({ companyName, onChange, error }: CompanyFieldProps) => (
      <>
        <button onClick={() => onChange('Cedar Works')}>{companyName || 'Choose'}</button>
        {error}
      </>
    );
    await renderScreen((signedIn) => createJobsRoutes(signedIn, { CompanyField }), { path: '/job/add' });
    expect(screen.queryByRole('textbox', { name: 'Company' })).toBeNull();
    await press('Add job');
    expect(screen.getByText('Enter the company name.')).toBeTruthy();
    await press('Choose');
    expect(screen.getByRole('button', { name: 'Cedar Works' })).toBeTruthy();
    expect(screen.queryByText('Enter the company name.')).toBeNull();
  });

  it('shows no form before the company field of the site has loaded', async () => {
    const CompanyField = lazyRouteComponent(async () => ({ default: () => <p>Companies</p> }));
    const { container } = await renderScreen((signedIn) => createJobsRoutes(signedIn, { CompanyField }), {
      path: '/jobs/list',
    });
    let hadFormWithout = false;
    new MutationObserver(() => {
      hadFormWithout ||= screen.queryByLabelText('Job type') !== null && screen.queryByText('Companies') === null;
    }).observe(container, { childList: true, subtree: true });
    await userEvent.click(screen.getAllByRole('link', { name: 'Add job' })[0]!);
    await screen.findByText('Companies');
    expect(hadFormWithout).toBe(false);
  });

  it('shows errors and moves the focus to the first one', async () => {
    const { table } = await renderJobs('/job/add');
    fill(screen.getByLabelText('Link to the posting'), 'javascript:alert(1)');
    await press('Add job');
    expect(screen.getByText('Enter the job title.')).toBeTruthy();
    expect(screen.getByText('Enter the company name.')).toBeTruthy();
    expect(screen.getByText('Enter a web address such as https://example.com/jobs/42.')).toBeTruthy();
    expect(document.activeElement).toBe(input('Job title'));
    expect(table.count()).toBe(0);
  });

  it('restores a draft when the person comes back', async () => {
    const { unmount } = await renderJobs('/job/add');
    fill(input('Job title'), 'Museum Educator');
    unmount();
    await renderJobs('/job/add');
    expect(input('Job title').value).toBe('Museum Educator');
  });
});

describe('editing a job', () => {
  const welder = {
    jobTitle: 'Welder',
    companyName: 'Harbor & Vale',
    url: 'https://example.com/welder',
    datePosted: '2026-10-01T08:30:00.000Z',
  };

  async function openWelder() {
    const opened = await renderJobs('/jobs/list', { jobs: [welder] });
    await userEvent.click(screen.getByRole('link', { name: 'Welder' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Edit job' }));
    await screen.findByRole('heading', { name: 'Edit job: Welder at Harbor & Vale' });
    return { ...opened, id: opened.ids[0] ?? '' };
  }

  it('saves only the changes and the date of the update', async () => {
    const { table, router, id } = await openWelder();
    const before = table.get(id);
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Offer Pending');
    expect(screen.getByText('Today if left empty')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Applied/ })).toMatchObject({
      checked: true,
      disabled: true,
    });
    fill(input('Notes'), 'Ask about shifts');
    await press('Save changes');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/job/edit/${id}`));
    const after = table.get(id);
    expect(after).toEqual({
      ...before,
      status: 'offer-pending',
      applied: true,
      dateApplied: calendarDayOf(new Date()),
      notes: 'Ask about shifts',
      dateUpdated: after?.dateUpdated,
    });
    expect(Date.parse(after?.dateUpdated ?? '')).not.toBeNaN();
  });

  it('does not overwrite changes from another tab', async () => {
    const { table, router, id } = await openWelder();
    fill(input('Notes'), 'Mine');
    table.update(id, { status: 'offer-accepted' });
    await press('Save changes');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/job/edit/${id}`));
    expect(table.get(id)).toMatchObject({ notes: 'Mine', status: 'offer-accepted' });
  });

  it('shows what another tab changed, and asks about what both changed', async () => {
    const { table, router, id } = await openWelder();
    fill(input('Salary'), '$50k');
    act(() => void table.update(id, { salary: '$70k', status: 'offer-accepted', city: 'Austin' }));
    expect(screen.getByText('Changed while you were editing: Location and Status.')).toBeTruthy();
    expect(screen.getByText('Salary changed while you were editing. Choose which to save.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>('Status').value).toBe('offer-accepted');
    await press('Save changes');
    expect(table.get(id)?.salary).toBe('$70k');
    expect(await screen.findByText('Choose one.')).toBeTruthy();
    await userEvent.click(await screen.findByRole('radio', { name: /^Use yours/ }));
    await press('Save changes');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/job/edit/${id}`));
    expect(table.get(id)).toMatchObject({ salary: '$50k', status: 'offer-accepted', city: 'Austin' });
  });

  it('names the résumés when two tabs choose different ones', async () => {
    const ResumeField: JobsSlots['ResumeField'] = ({ onChange }) => (
      <button type="button" onClick={() => onChange(mine)}>
        Choose résumé
      </button>
    );
    const { database, table, ids } = await renderJobs('/jobs/list', { jobs: [welder], slots: { ResumeField } });
    const resumes = createResumesStore(database);
    const mine = resumes.add(blankDocument({ title: 'Welding' }));
    const other = resumes.add(blankDocument({ title: 'General' }));
    await userEvent.click(screen.getByRole('link', { name: 'Welder' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Edit job' }));
    await screen.findByRole('heading', { name: 'Edit job: Welder at Harbor & Vale' });
    await press('Choose résumé');
    act(() => void table.update(ids[0] ?? '', { resumeId: other }));
    const choices = await screen.findByRole('radiogroup', { name: 'Résumé' });
    expect(choices.textContent).toMatch(/Use yours\s*Welding\s*Use the other one\s*General/);
  });

  it('says immediately that another tab deleted the job, and saves what was typed as a new one', async () => {
    const { table, router, id } = await openWelder();
    fill(input('Salary'), '$50k');
    act(() => void table.delete(id));
    expect(input('Salary').value).toBe('$50k');
    expect(
      screen.getByText('This job was deleted while you were editing it. Save it as a new job to keep what you typed.'),
    ).toBeTruthy();
    await press('Save as a new job');
    await waitFor(() => expect(router.state.location.pathname).toBe('/jobs/list'));
    expect(table.query()).toMatchObject([{ ...welder, salary: '$50k' }]);
  });

  it('says that a job was not found', async () => {
    await renderJobs('/job/edit/no-such-job/form');
    expect(await screen.findByText('Job not found')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to jobs' }).getAttribute('href')).toBe('/jobs/list');
  });
});
