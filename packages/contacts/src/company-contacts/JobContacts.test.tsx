import { type Company, companyTable } from '@keepmark/companies';
import type { SignedInRoute } from '@keepmark/app-shell';
import { renderScreen } from '@keepmark/app-shell/testing';
import { createRoute } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createContactsRoutes } from '../routes';
import { databaseOf } from '@keepmark/local-store/testing';
import { contactTable } from '../contact-table';
import { JobContacts } from './JobContacts';

/** The section of a job at "Northwind Labs", on a page by itself. */
async function renderSection(companies: readonly Partial<Company>[]) {
  const routes = (signedIn: SignedInRoute) => [
    ...createContactsRoutes(signedIn),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/job',
      component: () => <JobContacts companyName="Northwind Labs" />,
    }),
  ];
  const { database, table } = databaseOf(contactTable, []);
  const companyIds = companies.map((company) => database.table(companyTable).insert(company));
  table.insert({ name: 'Zoe Lin', companyId: companyIds[0] ?? '', companyName: 'Northwind Labs' });
  await renderScreen(routes, { path: '/job', database });
  return companyIds;
}

it('shows the contacts at a job’s company, with a link to the saved company', async () => {
  const [companyId] = await renderSection([{ companyName: 'Northwind Labs, Inc.' }]);
  expect(screen.getByRole('link', { name: 'Zoe Lin' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to Northwind Labs, Inc.' }).getAttribute('href')).toBe(
    `/company/details/${companyId}`,
  );
});

it('has no link to a company that isn’t saved', async () => {
  await renderSection([]);
  expect(screen.getByRole('link', { name: 'Zoe Lin' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Go to/ })).toBeNull();
});
