import { renderScreen } from '@keepmark/app-shell/testing';
import { offerTable } from '../offers/offer-table';
import { salaryNoteTable } from '../salary/negotiation/salary-note-table';
import { createSalaryRoutes } from '../salary/routes';
import { prepareSalary, type SalaryScreenOptions } from './prepare-salary';

/** Opens a salary or offer screen. `$offer` and `$job` in the path stand for the first ids. */
export async function renderSalary(path: string, options: SalaryScreenOptions = {}) {
  const { api, database, jobIds, offerIds, requests } = prepareSalary(options);
  const address = path.replace('$offer', offerIds[0] ?? '').replace('$job', jobIds[0] ?? '');
  const screen = await renderScreen(createSalaryRoutes, { path: address, database, api });
  return {
    ...screen,
    jobIds,
    offerIds,
    requests,
    offers: database.table(offerTable),
    notes: database.table(salaryNoteTable),
  };
}
