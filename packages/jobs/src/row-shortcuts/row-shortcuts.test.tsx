import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { writeSetting } from '@keepmark/app-shell/setting';
import { singleKeysSetting } from '@keepmark/app-shell/single-keys';
import { renderJobs } from '../testing/render-jobs';
import './RowShortcuts';

const jobs = [
  { jobTitle: 'Cook', companyName: 'Olive Street', url: 'https://jobs.example.com/1' },
  { jobTitle: 'Nurse', companyName: 'Cedar Works' },
  { jobTitle: 'Welder', companyName: 'Harbor & Vale' },
];
const openWindow = vi.fn<typeof window.open>();

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  vi.stubGlobal('open', openWindow.mockReset());
  return () => vi.unstubAllGlobals();
});

async function openList(path = '/jobs/list?sort=title') {
  const opened = await renderJobs(path, { jobs });
  await waitFor(async () => {
    await userEvent.keyboard('j');
    expect(document.activeElement?.textContent).toBe('Cook');
  });
  return opened;
}
const focused = () => document.activeElement?.textContent;

describe('single keys in the list of jobs', () => {
  it('move between the rows', async () => {
    await openList();
    await userEvent.keyboard('jj');
    expect(focused()).toBe('Welder');
    await userEvent.keyboard('j{ArrowUp}');
    expect(focused()).toBe('Nurse');
    await userEvent.keyboard('k{ArrowDown}');
    expect(focused()).toBe('Nurse');
  });

  it('edit a job, with the notes first for a note, and come back to its row', async () => {
    const { table, ids } = await openList();
    await userEvent.keyboard('jn');
    const dialog = await screen.findByRole('dialog', { name: 'Nurse at Cedar Works' });
    const notes = within(dialog).getByLabelText('Notes');
    await waitFor(() => expect(document.activeElement).toBe(notes));
    await userEvent.keyboard('Ask Jo');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(table.get(ids[1] ?? '')?.notes).toBe('Ask Jo'));
    await waitFor(() => expect(focused()).toBe('Nurse'));
    await userEvent.keyboard('e');
    await screen.findByRole('dialog', { name: 'Nurse at Cedar Works' });
  });

  it('go to the status, and leave its keys alone', async () => {
    await openList();
    await userEvent.keyboard('s');
    expect(document.activeElement).toBe(screen.getByLabelText('Status of Cook at Olive Street'));
    await userEvent.keyboard('e');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('open the original posting, or say that there is none', async () => {
    await openList();
    await userEvent.keyboard('o');
    expect(openWindow).toHaveBeenCalledExactlyOnceWith('https://jobs.example.com/1', '_blank', 'noopener,noreferrer');
    await userEvent.keyboard('jo');
    expect(await screen.findByText(/no link to its posting/)).toBeTruthy();
    expect(openWindow).toHaveBeenCalledOnce();
  });

  it('search, and are text in the search field', async () => {
    await openList();
    await userEvent.keyboard('/wel');
    const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search saved jobs' });
    expect(document.activeElement).toBe(search);
    expect(search.value).toBe('wel');
  });

  it('are listed by ?, and can be turned off there', async () => {
    await openList();
    await userEvent.keyboard('?');
    const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(help.getByText('Add a note')).toBeTruthy();
    await userEvent.click(help.getByLabelText('Use single keys in lists'));
    await userEvent.click(help.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('do nothing together with Ctrl, and nothing when turned off', async () => {
    const { database } = await openList();
    await userEvent.keyboard('{Control>}e{/Control}');
    expect(screen.queryByRole('dialog')).toBeNull();
    writeSetting(database, singleKeysSetting, false);
    await userEvent.keyboard('j');
    expect(focused()).toBe('Cook');
  });
});

it('move between the jobs on the desk, and edit one', async () => {
  await renderJobs('/work', { jobs: [{ ...jobs[0], followUpOn: '2026-01-02' }] });
  await waitFor(async () => {
    await userEvent.keyboard('j');
    expect(focused()).toBe('Cook at Olive Street');
  });
  await userEvent.keyboard('s');
  expect(await screen.findByRole('dialog', { name: 'Cook at Olive Street' })).toBeTruthy();
});
