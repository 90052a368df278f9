import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { shownInterviewTypes } from '../interview-vocabulary';
import { occupationGroupCodes } from '../question-bank/occupation-groups';
import { savedInterview } from '../testing/fixtures';
import { renderInterviews } from '../testing/render-interviews';
import { checklistFor } from './checklist';
import { groupTips } from './group-tips';
import { phaseTips } from './phase-tips';
import { thankYouNote } from './thank-you-note';
import { tipLines } from './tip-lines';
import { typeTips } from './type-tips';

it('has distinct tips in whole sentences for every phase, type and occupation group', () => {
  const lists = [
    ...phaseTips.map(({ tips }) => tips),
    ...shownInterviewTypes.map((type) => typeTips[type]),
    ...occupationGroupCodes.map((group) => groupTips[group]),
  ].map(tipLines);
  expect(lists.every((list) => list.length >= 4)).toBe(true);
  const all = lists.flat();
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((tip) => !/^[A-Z].*[.”]$/.test(tip))).toEqual([]);
});

it('fills in known facts in a thank-you note, and brackets the rest', () => {
  const known = savedInterview({ interviewers: [{ name: 'Jane Doe', contactId: '' }] });
  expect(thankYouNote(known, 'Ada King')).toMatch(
    /^Dear Jane Doe,\n\nThank you .* on Tue, Dec 1, 2026 about the position of Data Analyst at Northwind Labs\.[^]*Ada King$/,
  );
  const unknown = savedInterview({ jobTitle: '', companyName: '', dateOfInterview: '' });
  expect(thankYouNote(unknown, '')).toMatch(
    /^Dear \[name\],\n\n.*\[today\] about the position of \[position\]\.[^]*\[your name\]$/,
  );
});

it('has a checklist for each type, without duplicates', () => {
  for (const type of [...shownInterviewTypes, 'video'] as const) {
    const ids = checklistFor(type).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
  expect(checklistFor('video')).toEqual(checklistFor('Video'));
});

it('shows the tips of an occupation, and keeps it in the URL', async () => {
  const { unmount } = await renderInterviews('/interview/tips?group=35');
  const section = within(screen.getByRole('region', { name: 'Food preparation and serving' }));
  expect(section.getByText(/^Offer to work a trial shift/)).toBeTruthy();
  unmount();
  await renderInterviews('/interview/tips?group=99');
  expect(screen.getByText('Choose an occupation to see its tips.')).toBeTruthy();
});

it('prints the tips', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  await renderInterviews('/interview/tips');
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

it('saves each check of an interview’s checklist', async () => {
  const { internalId: _id, ...values } = savedInterview();
  const { table, ids } = await renderInterviews((id) => `/interview/edit/${id}`, { interviews: [values] });
  await userEvent.click(screen.getByLabelText('Read the posting again'));
  expect(table.get(ids[0] ?? '')).toMatchObject({ checklist: ['posting'], calendarSequence: 0 });
  expect(screen.getByText('1 of 10 done')).toBeTruthy();
  await userEvent.click(screen.getByLabelText('Read the posting again'));
  expect(table.get(ids[0] ?? '')?.checklist).toEqual([]);
});
