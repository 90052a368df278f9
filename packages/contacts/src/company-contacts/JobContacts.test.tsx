import { type Company, companyTable } from '@keepmark/companies';
import type { SignedInRoute } from '@keepmark/app-shell';
import { renderScreen } from '@keepmark/app-shell/testing';
import { createRoute } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createContactsRoutes } from '../routes';
import { databaseOf } from '../testing/database-of';
import { PeopleOfJob } from './PeopleOfJob';

/** The section of a job at "Northwind Labs", on a page of its own. */
async function renderSection(companies: readonly Partial<Company>[]) {
  const routes = (signedIn: SignedInRoute) => [
    ...createContactsRoutes(signedIn),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/job',
      component: () => <PeopleOfJob companyName="Northwind Labs" />,
    }),
  ];
  const { database, table } = databaseOf([]);
  const kept = companies.map((company) => database.table(companyTable).insert(company));
  table.insert({ name: 'Zoe Lin', companyId: kept[0] ?? '', companyName: 'Northwind Labs' });
  await renderScreen(routes, { path: '/job', database });
  return kept;
}

it('names who is known at the company of a job, and leads to what is kept of it', async () => {
  const [companyId] = await renderSection([{ companyName: 'Northwind Labs, Inc.' }]);
  expect(screen.getByRole('link', { name: 'Zoe Lin' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'What you keep about Northwind Labs, Inc.' }).getAttribute('href')).toBe(
    `/company/details/${companyId}`,
  );
});

it('leads to no company that is not kept', async () => {
  await renderSection([]);
  expect(screen.getByRole('link', { name: 'Zoe Lin' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /What you keep/ })).toBeNull();
});
