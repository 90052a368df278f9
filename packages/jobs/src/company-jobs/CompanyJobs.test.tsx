import { renderScreen } from '@keepmark/app-shell/testing';
import { createRoute } from '@tanstack/react-router';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { databaseOf } from '../testing/database-of';
import { CompanyJobs } from './CompanyJobs';

it('lists the saved jobs at a company, whatever the spelling of its name', async () => {
  const { database } = databaseOf([
    { jobTitle: 'Baker', companyName: 'Acme, Inc.' },
    { jobTitle: 'Cook', companyName: 'ACME', status: 'offer-pending' },
    { jobTitle: 'Clerk', companyName: 'Other' },
  ]);
  await renderScreen(
    (signedIn) => [
      createRoute({
        getParentRoute: () => signedIn,
        path: '/company',
        component: () => <CompanyJobs companyName="Acme" />,
      }),
    ],
    { path: '/company', database },
  );
  const jobs = within(await screen.findByRole('region', { name: 'Jobs' }));
  expect(jobs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'CookOffer Pending',
    'BakerApplication Not Started',
  ]);
  const add = jobs.getByRole('link', { name: 'Add job' });
  expect(add.getAttribute('href')).toBe('/job/add?companyName=Acme');
});
