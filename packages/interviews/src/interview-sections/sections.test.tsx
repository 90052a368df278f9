import { renderScreen } from '@keepmark/app-shell/testing';
import { createRoute } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settingTable } from '@keepmark/app-shell/settings-table';
import { interviewsDatabase, type SavedRows } from '../testing/interviews-database';
import { createInterviewsRoutes } from '../routes';
import { CompanyInterviews } from './CompanyInterviews';
import { ContactInterviews } from './ContactInterviews';
import { DeskInterviews } from './DeskInterviews';
import { JobRounds } from './JobRounds';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T18:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const interview = (jobTitle: string, dateOfInterview: string) =>
  ({ jobTitle, dateOfInterview, companyName: 'Acme', status: 'Scheduled' }) as const;

async function renderSection(Section: ComponentType, rows: SavedRows) {
  const { database } = interviewsDatabase(rows);
  const settings = { locationText: 'Austin', locationLat: '30.2672', locationLng: '-97.7431' };
  for (const [settingName, settingValue] of Object.entries(settings)) {
    database.table(settingTable).insert({ settingGroup: 'travel-from', settingName, settingValue });
  }
  await renderScreen(
    (signedIn) => [
      ...createInterviewsRoutes(signedIn),
      createRoute({ getParentRoute: () => signedIn, path: '/section', component: () => <Section /> }),
    ],
    { path: '/section', database },
  );
}
const names = () => screen.getAllByRole('listitem').map((item) => item.querySelector('a')?.textContent);

it('shows the next interviews on the desk, with when to leave, and asks about past ones', async () => {
  await renderSection(DeskInterviews, {
    interviews: [
      { ...interview('Later', '2026-12-09T14:30[UTC]') },
      {
        ...interview('Sooner', '2026-12-01T14:30[UTC]'),
        interviewType: 'On-Site',
        latitude: 30.5083,
        longitude: -97.6789,
      },
      { ...interview('Past', '2026-11-01T14:30[UTC]') },
    ],
  });
  expect(names()).toEqual(['Sooner at Acme', 'Later at Acme']);
  expect(screen.getByText(/About 47 min by car\. Leave by \d+:28/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '1 past interview' }).getAttribute('href')).toBe('/interviews?when=past');
});

it('shows nothing on the desk if no interview is saved', async () => {
  await renderSection(DeskInterviews, {});
  expect(screen.queryByRole('heading', { name: 'Interviews' })).toBeNull();
});

it('shows the interviews at a company, by id or name', async () => {
  await renderSection(() => <CompanyInterviews companyId="c1" companyName="Acme" />, {
    companies: [{ internalId: 'c1', companyName: 'Acme' }],
    interviews: [
      interview('First', '2026-11-01T14:30[UTC]'),
      { companyName: 'Bolt' },
      { companyId: 'c1', jobTitle: 'Second' },
    ],
  });
  expect(names()).toEqual(['Second at Acme', 'First at Acme']);
  expect(screen.getByRole('link', { name: 'Add interview' }).getAttribute('href')).toContain('companyId=c1');
});

it('shows the interviews with a contact', async () => {
  await renderSection(() => <ContactInterviews contactId="jane" />, {
    interviews: [
      { ...interview('Hers', '2026-12-01T14:30[UTC]'), interviewers: [{ name: 'Jane', contactId: 'jane' }] },
      { ...interview('Other', '2026-12-01T14:30[UTC]'), interviewers: [{ name: 'Jane', contactId: '' }] },
    ],
  });
  expect(names()).toEqual(['Hers at Acme']);
});

it('offers to add the first interview for a job', async () => {
  await renderSection(() => <JobRounds jobId="job-1" />, { jobs: [{ internalId: 'job-1', jobTitle: 'Baker' }] });
  expect(screen.getByText('No interviews for this job yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add interview' }).getAttribute('href')).toBe('/interview/add/job-1');
});
