import { createApiClient } from '@keepmark/api-client';
import { renderScreen } from '@keepmark/app-shell/testing';
import type { Occupation } from '@keepmark/contracts';
import { testDatabase } from '@keepmark/local-store/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createPostingsRoutes } from '../routes';
import { savedInMemory } from '../testing/saved-in-memory';
import { popularOccupations } from './popular-occupations';
import { searchTerm } from '../search-term';

const group = (code: string, title: string, parentCode = ''): Occupation => ({
  code,
  title,
  parentCode,
  level: parentCode ? 'detailed' : 'major',
  description: parentCode ? '' : `About ${title}.`,
  hasChildren: parentCode === '',
});
const health = group('29-0000', 'Healthcare Practitioners and Technical Occupations');
const food = group('35-0000', 'Food Preparation and Serving Related Occupations');
const nurses = group('29-1141', 'Registered Nurses', health.code);

const minor: Occupation = { ...group('29-1000', 'Diagnosing Practitioners', health.code), level: 'minor' };

const answers: Readonly<Record<string, unknown>> = {
  '/joboccupations/parent': { table: 'hand-written', results: [food, health] },
  [`/joboccupations/children/${health.code}`]: { table: 'hand-written', results: [nurses] },
  [`/joboccupation/code/${health.code}`]: health,
  [`/joboccupation/code/${minor.code}`]: minor,
  [`/joboccupations/children/${minor.code}`]: { table: 'hand-written', results: [nurses] },
  [`/joboccupations/parent/${minor.code}`]: {
    table: 'hand-written',
    results: [
      { ...food, selected: false },
      { ...health, selected: true },
    ],
  },
};

async function open(path: string) {
  const requests: string[] = [];
  const api = createApiClient({
    baseUrl: 'http://api.test',
    fetch: async (input) => {
      const { pathname } = new URL((input as Request).url);
      requests.push(pathname);
      const data = answers[pathname.replace(/\/$/, '')];
      return data
        ? Response.json({ success: true, data })
        : Response.json(
            { success: false, code: 'not-found', message: 'There is no such occupation.' },
            { status: 404 },
          );
    },
  });
  const opened = await renderScreen((signedIn) => createPostingsRoutes(signedIn, savedInMemory()), {
    path,
    database: testDatabase(),
    api,
  });
  return { ...opened, requests };
}

const rows = () => within(screen.getByRole('list', { name: 'Occupations' }));

describe('occupations', () => {
  it('can be browsed by group, with a job search for each', async () => {
    const { router } = await open('/job/occupations');
    await userEvent.click(await rows().findByRole('link', { name: health.title }));
    expect(await screen.findByText(`About ${health.title}.`)).toBeTruthy();
    const search = await rows().findByRole('link', { name: 'Search jobs: Registered Nurses' });
    expect(search.getAttribute('href')).toBe('/jobs/searchterm/Registered%20Nurse');
    // It has no further occupations, so it only links to its job search.
    expect(rows().queryByRole('link', { name: 'Registered Nurses' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'All groups' }));
    await waitFor(() => expect(router.state.location.href).toBe('/job/occupations'));
    expect(await rows().findByText(food.title)).toBeTruthy();
    expect(screen.getByText(/groups only; the full table is not loaded/)).toBeTruthy();
  });

  it('show their level, and lead to the group that they are in', async () => {
    await open(`/job/occupations?code=${minor.code}`);
    expect(await rows().findByText('Occupation')).toBeTruthy();
    expect(screen.getByText('Minor group')).toBeTruthy();
    const up = await screen.findByRole('link', { name: health.title });
    expect(up.getAttribute('href')).toBe(`/job/occupations?code=${health.code}`);
  });

  it('ask for the level above only below a major group', async () => {
    const { requests } = await open(`/job/occupations?code=${health.code}`);
    await rows().findByText('Registered Nurses');
    expect(requests.filter((path) => path.startsWith('/joboccupations/parent'))).toEqual([]);
  });

  it('can be searched, and a search without a match looks for postings', async () => {
    const { router } = await open('/job/occupations');
    await rows().findByText(food.title);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search occupations' }), 'health');
    expect(rows().queryByText(food.title)).toBeNull();
    expect(screen.getByRole('link', { name: 'Mental Health Counselors' })).toBeTruthy();
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'falconer{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/jobs/searchterm/falconer'));
  });

  it('show the error of the service for an unknown code', async () => {
    await open('/job/occupations?code=99-9999');
    expect(await screen.findByText('There is no such occupation.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All groups' })).toBeTruthy();
  });
});

it.each([
  ['Registered Nurses', 'Registered Nurse'],
  ['Accountants and Auditors', 'Accountant'],
  ['Secretaries and Administrative Assistants', 'Secretary'],
  ['Heavy and Tractor-Trailer Truck Drivers', 'Tractor-Trailer Truck Driver'],
  ['General and Operations Managers', 'Operations Manager'],
  ['Elementary School Teachers, Except Special Education', 'Elementary School Teacher'],
  ['Engineers, All Other', 'Engineer'],
  ['Computer and Mathematical Occupations', 'Computer'],
  ['Waiters and Waitresses', 'Waiter'],
  ['Hostesses', 'Hostess'],
  ['Nurse Midwives', 'Nurse Midwife'],
  ['Chief Executives', 'Chief Executive'],
])('%j becomes the search term %j', (title, term) => {
  expect(searchTerm(title)).toBe(term);
});

it('the search term of a popular occupation is more than an adjective', () => {
  for (const { title } of popularOccupations) expect(searchTerm(title)).not.toMatch(/^(Heavy|General|Maintenance)$|s$/);
});
