import { renderScreen } from '@keepmark/app-shell/testing';
import { createApiClient } from '@keepmark/api-client';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { createJobsRoutes } from './routes';
import { databaseOf } from './testing/database-of';

const api = createApiClient({ baseUrl: 'http://api.test', fetch: () => Promise.reject(new TypeError('No network.')) });
const slots = {
  ResumeField: () => <p>Résumé of the slot</p>,
  JobAssistance: () => <p>Assistance of the slot</p>,
  JobPay: () => <p>Pay of the slot</p>,
  DeskInterviews: () => <p>Interviews of the slot</p>,
  calendarSources: async () => [
    (_database: unknown, from: string) => [
      {
        id: '1',
        day: from,
        kind: 'Plan' as const,
        name: 'Step of the slot',
        link: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
      },
    ],
  ],
  DeskPlans: () => <p>Plans of the slot</p>,
};

it.each([
  [
    '/job/edit/ID',
    ['Résumé of the slot', 'Assistance of the slot', 'Pay of the slot'],
    /résumé|interview|assist|offer/i,
  ],
  ['/job/apply/ID', ['Résumé of the slot', 'Assistance of the slot'], /résumé|interview|assist/i],
  ['/work', ['Interviews of the slot', 'Plans of the slot', 'Step of the slot'], /prepar|practice|assist|interview/i],
])('%s shows its slots, and without them has no dead buttons', async (path, texts, dead) => {
  const open = (given: Parameters<typeof createJobsRoutes>[1]) => {
    const { database, ids } = databaseOf([{ jobTitle: 'Welder', companyName: 'Harbor' }]);
    const address = path.replace('ID', ids[0] ?? '');
    return renderScreen((signedIn) => createJobsRoutes(signedIn, given), { path: address, database, api });
  };
  const { unmount } = await open(slots);
  for (const text of texts) expect(await screen.findByText(text)).toBeTruthy();
  unmount();
  await open({});
  await screen.findByRole('heading', { level: 1 });
  for (const text of texts) expect(screen.queryByText(text)).toBeNull();
  expect(screen.queryByRole('button', { name: dead })).toBeNull();
  expect(screen.queryByRole('link', { name: dead })).toBeNull();
});

it('shows the steps of plans on a desk without jobs', async () => {
  const { database } = databaseOf([]);
  await renderScreen((signedIn) => createJobsRoutes(signedIn, slots), { path: '/work', database, api });
  expect(await screen.findByText('No saved jobs yet')).toBeTruthy();
  expect(screen.getByText('Plans of the slot')).toBeTruthy();
});
