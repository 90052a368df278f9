import { renderScreen } from '@keepmark/app-shell/testing';
import { createRoute } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { prepareSalary, type SalaryScreenOptions } from '../testing/prepare-salary';
import { DeskOffers } from './DeskOffers';

async function open(options: SalaryScreenOptions) {
  const { database, api } = prepareSalary(options);
  return renderScreen(
    (signedIn) => [createRoute({ getParentRoute: () => signedIn, path: '/desk', component: DeskOffers })],
    { path: '/desk', database, api },
  );
}

it('shows offers to answer, most urgent first, and jobs without their offer', async () => {
  await open({
    jobs: [
      { jobTitle: 'Nurse', companyName: 'Mercy', status: 'offer-pending' },
      { jobTitle: 'Tutor', companyName: 'Cedar', status: 'offer-pending' },
    ],
    offers: [
      { jobTitle: 'Cook', companyName: 'Diner', salary: 40_000 },
      { jobId: 'first', jobTitle: 'Nurse', companyName: 'Mercy', answerBy: '2026-12-01' },
    ],
  });
  expect(screen.getByRole('link', { name: 'Compare offers' }).getAttribute('href')).toBe('/offers');
  expect(screen.getByRole('link', { name: 'Add offer: Tutor at Cedar' })).toBeDefined();
  expect(screen.getByText('No salary entered, answer by Dec 1, 2026')).toBeDefined();
  expect(screen.getAllByRole('link', { name: /^(Nurse|Cook) at/ }).map(({ textContent }) => textContent)).toEqual([
    'Nurse at Mercy',
    'Cook at Diner',
  ]);
});

it('doesn’t ask for an offer that was added by its names', async () => {
  await open({
    jobs: [{ jobTitle: 'Nurse', companyName: 'Mercy', status: 'offer-pending' }],
    offers: [{ jobTitle: 'nurse', companyName: 'Mercy' }],
  });
  expect(screen.queryByRole('link', { name: /^Add offer: / })).toBeNull();
});

it('omits offers of decided jobs, and shows nothing if there are none', async () => {
  await open({
    jobs: [{ jobTitle: 'Nurse', companyName: 'Mercy', status: 'offer-accepted' }],
    offers: [{ jobId: 'first', jobTitle: 'Nurse', companyName: 'Mercy' }],
  });
  expect(screen.queryByText('Offers')).toBeNull();
});
