import { companyTable } from '@keepmark/companies';
import type { SignedInRoute } from '@keepmark/app-shell';
import { renderScreen } from '@keepmark/app-shell/testing';
import { createRoute } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ContactValues } from '../contact';
import { createContactsRoutes } from '../routes';
import { databaseOf } from '../testing/database-of';
import { CompanyContacts } from './CompanyContacts';

/** The section on a page of its own, as a company's page shows it. */
async function renderSection(contacts: readonly ContactValues[]) {
  const routes = (signedIn: SignedInRoute) => [
    ...createContactsRoutes(signedIn),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/company',
      component: () => <CompanyContacts companyId="c1" companyName="Northwind Labs" />,
    }),
  ];
  const { database, table } = databaseOf(contacts);
  const companies = database.table(companyTable);
  for (const internalId of ['c1', 'c2']) companies.insert({ internalId, companyName: 'Northwind Labs' });
  return { ...(await renderScreen(routes, { path: '/company', database })), table };
}

it('shows those of the company, by its id or by its name, and the ways to reach them', async () => {
  await renderSection([
    { name: 'Zoe Lin', companyId: 'c1', title: 'Recruiter', email: 'zoe@northwind.example' },
    { name: 'Adam Baker', companyName: 'northwind labs, Inc.', dateLastContacted: '2026-10-20' },
    { name: 'Somebody Else', companyId: 'c2', companyName: 'Northwind Labs' },
  ]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Adam BakerOther, in touch Oct 20, 2026',
    'Zoe LinRecruiter',
  ]);
  expect(screen.getByRole('link', { name: 'Write to Zoe Lin' })).toBeTruthy();
});

it('adds somebody at this company', async () => {
  const { router } = await renderSection([]);
  expect(screen.getByText(/^Nobody yet/)).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Add a contact' }));
  await screen.findByRole('heading', { name: 'Add a contact' });
  expect(router.state.location.search).toEqual({ companyId: 'c1', companyName: 'Northwind Labs' });
  expect(screen.getByLabelText<HTMLInputElement>('Company').value).toBe('Northwind Labs');
});
