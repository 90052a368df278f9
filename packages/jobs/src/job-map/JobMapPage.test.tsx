import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { leaveMapLoading } from '../testing/leave-map-loading';
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
