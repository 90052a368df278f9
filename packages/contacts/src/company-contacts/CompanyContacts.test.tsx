import { companyTable } from '@keepmark/companies';
import type { SignedInRoute } from '@keepmark/app-shell';
import { renderScreen } from '@keepmark/app-shell/testing';
import { createRoute } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ContactValues } from '../contact';
import { createContactsRoutes } from '../routes';
import { databaseOf } from '@keepmark/local-store/testing';
import { contactTable } from '../contact-table';
import { CompanyContacts } from './CompanyContacts';

/** The section on a page by itself. */
async function renderSection(contacts: readonly ContactValues[]) {
  const routes = (signedIn: SignedInRoute) => [
    ...createContactsRoutes(signedIn),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/company',
      component: () => <CompanyContacts companyId="c1" companyName="Northwind Labs" />,
    }),
  ];
  const { database, table } = databaseOf(contactTable, contacts);
  const companies = database.table(companyTable);
  for (const internalId of ['c1', 'c2']) companies.insert({ internalId, companyName: 'Northwind Labs' });
  return { ...(await renderScreen(routes, { path: '/company', database })), table };
}

it('shows the contacts at the company, by its id or name, with email and phone links', async () => {
  await renderSection([
    { name: 'Zoe Lin', companyId: 'c1', title: 'Recruiter', email: 'zoe@northwind.example' },
    { name: 'Adam Baker', companyName: 'northwind labs, Inc.', dateLastContacted: '2026-10-20' },
    { name: 'Somebody Else', companyId: 'c2', companyName: 'Northwind Labs' },
  ]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Adam BakerOther, contacted Oct 20, 2026',
    'Zoe LinRecruiter',
  ]);
  expect(screen.getByRole('link', { name: 'Email Zoe Lin' })).toBeTruthy();
});

it('shows 20 of many contacts at first', async () => {
  await renderSection(Array.from({ length: 30 }, (_, at) => ({ name: `Person ${at + 10}`, companyId: 'c1' })));
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
  await userEvent.click(screen.getByRole('button', { name: 'Show 10 more' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(30);
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
});

it('adds a contact at this company', async () => {
  const { router } = await renderSection([]);
  expect(screen.getByText('No contacts at Northwind Labs yet')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Add contact' }));
  await screen.findByRole('heading', { name: 'Add contact' });
  expect(router.state.location.search).toEqual({ companyId: 'c1', companyName: 'Northwind Labs' });
  expect(screen.getByLabelText<HTMLInputElement>('Company').value).toBe('Northwind Labs');
});
