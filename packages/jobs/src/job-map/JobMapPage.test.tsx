import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { leaveMapLoading } from '@keepmark/map/leave-map-loading';
import { renderJobs } from '../testing/render-jobs';

leaveMapLoading();

const jobs = ['Welder', 'Chef', 'Museum Educator'].map((jobTitle, index) => ({
  jobTitle,
  companyName: 'Cedar Works',
  location: `City ${index}`,
  dateAdded: `2026-10-0${index + 1}T12:00:00.000Z`,
  latitude: 30 + index,
  longitude: -97,
}));
const titles = async () => {
  const list = await screen.findByRole('list', { name: 'Saved jobs' });
  return within(list)
    .getAllByRole('button')
    .map(({ textContent }) => textContent?.split(' Cedar')[0]);
};

it('lists the jobs on the map in the chosen order', async () => {
  await renderJobs('/jobs/map/view', { jobs });
  expect(await titles()).toEqual(['Museum Educator', 'Chef', 'Welder']);
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Title, A to Z');
  expect(await titles()).toEqual(['Chef', 'Museum Educator', 'Welder']);
});

it('lists the jobs in reverse order', async () => {
  await renderJobs('/jobs/map/view?sort=title&reverse=true', { jobs });
  expect(await titles()).toEqual(['Welder', 'Museum Educator', 'Chef']);
});

it('explains its markers by the stages of the board, not by fourteen statuses', async () => {
  await renderJobs('/jobs/map/view', {
    jobs: [
      { ...jobs[0], status: 'application-no-response' },
      { ...jobs[1], status: 'archived' },
      { ...jobs[2], status: 'offer-pending' },
    ],
  });
  const legend = await screen.findByRole('list', { name: 'Legend: Saved jobs' });
  expect(
    within(legend)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Offer 1', 'Complete 2']);
  await userEvent.click(within(legend).getByRole('button', { name: 'Complete 2' }));
  expect(await titles()).toHaveLength(1);
});

describe('the map of saved jobs', () => {
  it('has the same filter as the list', async () => {
    const at = { latitude: 30.27, longitude: -97.74 };
    await renderJobs('/jobs/map/view?text=weld', {
      jobs: [
        { jobTitle: 'Welder', ...at },
        { jobTitle: 'Cook', ...at },
      ],
    });
    expect(await screen.findByText('Welder')).toBeTruthy();
    expect(screen.queryByText('Cook')).toBeNull();
  });
});
