import { jobTable } from '@keepmark/jobs';
import { testDatabase } from '@keepmark/local-store/testing';
import { expect, it } from 'vitest';
import { offerTable } from '../offers/offer-table';
import { planEntries } from './plan-entries';

it('lists the deadlines of open offers, with the current names of their jobs', () => {
  const database = testDatabase();
  const jobs = database.table(jobTable);
  jobs.insert({ internalId: 'pending', jobTitle: 'Nurse', companyName: 'Mercy', status: 'offer-pending' });
  jobs.insert({ internalId: 'decided', jobTitle: 'Tutor', companyName: 'Cedar', status: 'offer-rejected' });
  const offers = database.table(offerTable);
  offers.insert({ jobId: 'pending', jobTitle: 'Nurse (old title)', companyName: 'Mercy', answerBy: '2026-12-01' });
  offers.insert({ jobId: 'decided', jobTitle: 'Tutor', companyName: 'Cedar', answerBy: '2026-12-02' });
  offers.insert({ jobTitle: 'Cook', companyName: 'Diner', answerBy: '2026-12-03' });
  offers.insert({ jobTitle: 'Baker', companyName: 'Mill', answerBy: '2027-01-01' });
  expect(planEntries(database, '2026-11-23', '2026-12-06').map(({ day, name }) => [day, name])).toEqual([
    ['2026-12-01', 'Answer: Nurse at Mercy'],
    ['2026-12-03', 'Answer: Cook at Diner'],
  ]);
});
