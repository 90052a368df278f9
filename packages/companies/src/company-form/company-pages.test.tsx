import { defineTable, field } from '@keepmark/local-store';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { connectTable } from '../connections';
import { databaseOf } from '../testing/database-of';
import { pressUndo } from '../testing/press-undo';
import { renderCompanies } from '../testing/render-companies';

const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const fill = (box: HTMLElement, text: string) => fireEvent.change(box, { target: { value: text } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => sessionStorage.clear());

describe('adding a company', () => {
  it('stores what was written and shows the list', async () => {
    const { table, router } = await renderCompanies('/company/add');
    fill(input('Name'), '<b>Acme</b>');
    fill(input('Careers page'), 'acme.example/jobs');
    fill(input('Latitude'), '30.27');
    fill(input('Longitude'), '-97.74');
    await press('Add company');
    await waitFor(() => expect(router.state.location.pathname).toBe('/companies'));
    expect(table.query()).toMatchObject([
      {
        companyName: '<b>Acme</b>',
        jobPostingsUrl: 'https://acme.example/jobs',
        latitude: 30.27,
        longitude: -97.74,
        alreadyAdded: true,
      },
    ]);
    expect(await screen.findByRole('link', { name: '<b>Acme</b>' })).toBeTruthy();
  });

  it('says, where a screen reader listens, that one of the name is kept already', async () => {
    const { ids } = await renderCompanies('/company/add', { companies: [{ companyName: 'Acme' }] });
    const listenedTo = screen.getAllByRole('status');
    fill(input('Name'), 'ACME, Inc.');
    const link = await screen.findByRole('link', { name: 'Acme' });
    expect(link.getAttribute('href')).toBe(`/company/details/${ids[0]}`);
    expect(listenedTo).toContain(link.closest('output'));
  });

  it('says what is wrong and goes there', async () => {
    const { table } = await renderCompanies('/company/add');
    fill(input('Site'), 'javascript:alert(1)');
    await press('Add company');
    expect(screen.getByText('Enter a name.')).toBeTruthy();
    expect(screen.getByText('Enter a web address such as https://example.com.')).toBeTruthy();
    expect(document.activeElement).toBe(input('Name'));
    expect(table.count()).toBe(0);
  });
});

describe('editing a company', () => {
  it('changes what was changed and leaves the rest', async () => {
    const { table, ids } = await renderCompanies('/companies', { companies: [{ companyName: 'Acme', city: 'Oslo' }] });
    await userEvent.click(screen.getByRole('link', { name: 'Edit Acme' }));
    await screen.findByRole('heading', { name: 'Acme' });
    fill(input('Notes'), 'Ask for Ada');
    await press('Save changes');
    await waitFor(() => expect(table.get(ids[0] ?? '')).toMatchObject({ city: 'Oslo', notes: 'Ask for Ada' }));
  });

  it('gives a new name to what is connected to it, and takes all of it back', async () => {
    const bills = defineTable('bills', { fields: { companyName: field.text() } });
    const connection = connectTable(bills, { released: {}, nouns: ['bill', 'bills'], Section: () => null });
    const kept = databaseOf([{ companyName: 'Acme' }]);
    const table = kept.database.table(bills);
    table.insert({ companyName: 'ACME, Inc.' });
    const before = [kept.table.query(), table.query()];
    await renderCompanies(`/company/edit/${kept.ids[0]}`, {
      database: kept,
      slots: { connections: () => Promise.resolve([connection]) },
    });
    await screen.findByRole('heading', { name: 'Acme' });
    fill(input('Name'), ' Bolt ');
    await press('Save changes');
    await waitFor(() => expect(table.query()).toMatchObject([{ companyName: 'Bolt' }]));
    expect(kept.table.query()).toMatchObject([{ companyName: 'Bolt' }]);
    await pressUndo('Renamed Acme to Bolt. Updated 1 bill.');
    expect([kept.table.query(), table.query()]).toEqual(before);
  });

  it('warns of another saved company of the new name, and not of itself', async () => {
    const { ids } = await renderCompanies('/companies', {
      companies: [{ companyName: 'Acme' }, { companyName: 'Beta' }],
    });
    await userEvent.click(screen.getByRole('link', { name: 'Edit Beta' }));
    await screen.findByRole('heading', { name: 'Beta' });
    expect(screen.queryByText(/You already saved/)).toBeNull();
    fill(input('Name'), 'acme');
    const link = await screen.findByRole('link', { name: 'Acme' });
    expect(link.getAttribute('href')).toBe(`/company/details/${ids[0]}`);
    expect(link.closest('output')?.textContent).toBe(
      'You already saved Acme. With the same name, the jobs at one will show up at both.',
    );
  });

  it('says that a company is not there', async () => {
    await renderCompanies('/company/edit/none');
    expect(await screen.findByText('This company is not kept here')).toBeTruthy();
  });
});
