import { renderScreen } from '@keepmark/app-shell/testing';
import { screen } from '@testing-library/react';
import { createRoute } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { prepareSalary, type SalaryScreenOptions } from '../testing/prepare-salary';
import { JobPay } from './JobPay';

const nurse = { jobTitle: 'Nurse', companyName: 'Mercy' };

async function open(options: SalaryScreenOptions) {
  const { database, api, jobIds, offerIds } = prepareSalary(options);
  const component = () => <JobPay jobId={jobIds[0] ?? ''} />;
  await renderScreen((signedIn) => [createRoute({ getParentRoute: () => signedIn, path: '/job', component })], {
    path: '/job',
    database,
    api,
  });
  return { jobIds, offerIds };
}

const target = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

it('links a job in Offer Pending to a new offer, and to salaries', async () => {
  const { jobIds } = await open({ jobs: [{ ...nurse, status: 'offer-pending' }] });
  expect(target('Add offer')).toBe(`/offer/add?jobId=${jobIds[0]}`);
  expect(target('What this work pays')).toBe('/salary/assistant/Nurse');
});

it('doesn’t ask for an offer if the job has none', async () => {
  await open({ jobs: [nurse] });
  expect(target('What this work pays')).toBe('/salary/assistant/Nurse');
  expect(target('Add offer')).toBeUndefined();
});

it('shows the offer of a job in any status', async () => {
  const { offerIds } = await open({
    jobs: [{ ...nurse, status: 'offer-accepted' }],
    offers: [{ jobId: 'first', salary: 31.5, salaryPer: 'hour' }],
  });
  expect(target('$31.50 an hour')).toBe(`/offer/edit/${offerIds[0]}`);
  expect(target('Compare offers')).toBe('/offers');
});
