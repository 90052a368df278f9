import { pressUndo } from '@keepmark/ui/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { companyTable } from '../company-table';
import { renderCompanies } from '../testing/render-companies';
import { SaveCompanies } from './SaveCompanies';

const slots = {
  UnsavedCompanies: () => <SaveCompanies of="Your jobs" names={['Bolt', 'Acme, Inc.', ' acme ', '', 'Cedar Works']} />,
};

it('saves the companies that jobs name, each once, in one step that can be undone', async () => {
  const { database } = await renderCompanies('/companies', { companies: [{ companyName: 'Cedar Works' }], slots });
  const names = () =>
    database
      .table(companyTable)
      .query({ sort: [['companyName', 'asc']] })
      .map((row) => row.companyName);
  expect(await screen.findByText('Your jobs name 2 companies that aren’t saved.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save 2 companies' }));
  expect(names()).toEqual(['Acme, Inc.', 'Bolt', 'Cedar Works']);
  expect(screen.queryByRole('button', { name: /^Save / })).toBeNull();
  await pressUndo('Saved 2 companies.');
  expect(names()).toEqual(['Cedar Works']);
});

it('offers them before the first company is saved', async () => {
  await renderCompanies('/companies', {
    companies: [],
    slots: { UnsavedCompanies: () => <SaveCompanies of="Your jobs" names={['Bolt']} /> },
  });
  expect(await screen.findByText('Your jobs name a company that isn’t saved: Bolt.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save it' }));
  expect(await screen.findByRole('link', { name: 'Bolt' })).toBeTruthy();
});
