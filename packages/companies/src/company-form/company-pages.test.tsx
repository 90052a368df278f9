import { defineTable, field } from '@keepmark/local-store';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showFakeMap } from '@keepmark/map/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { connectTable } from '../connections';
import { databaseOf } from '@keepmark/local-store/testing';
import { companyTable } from '../company-table';
import { pressUndo } from '@keepmark/ui/testing';
import { renderCompanies } from '../testing/render-companies';

showFakeMap();

const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const fill = (box: HTMLElement, text: string) => fireEvent.change(box, { target: { value: text } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => sessionStorage.clear());

describe('adding a company', () => {
  it('saves the form and goes to the list', async () => {
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

  it('can be undone', async () => {
    const { table } = await renderCompanies('/company/add');
    fill(input('Name'), 'Acme');
    await press('Add company');
    await pressUndo('Added Acme.');
    expect(table.query()).toEqual([]);
  });

  it('announces that a company with the same name is saved', async () => {
    const { ids } = await renderCompanies('/company/add', { companies: [{ companyName: 'Acme' }] });
    const statusRegions = screen.getAllByRole('status');
    fill(input('Name'), 'ACME, Inc.');
    const link = await screen.findByRole('link', { name: 'Acme' });
    expect(link.getAttribute('href')).toBe(`/company/details/${ids[0]}`);
    expect(statusRegions).toContain(link.closest('output'));
  });

  it('shows errors and focuses the first one', async () => {
    const { table } = await renderCompanies('/company/add');
    fill(input('Website'), 'javascript:alert(1)');
    await press('Add company');
    expect(screen.getByText('Enter a name.')).toBeTruthy();
    expect(screen.getByText('Enter a web address such as https://example.com.')).toBeTruthy();
    expect(document.activeElement).toBe(input('Name'));
    expect(table.count()).toBe(0);
  });
});

describe('editing a company', () => {
  it('saves the edited field and keeps the others', async () => {
    const { table, ids } = await renderCompanies('/companies', { companies: [{ companyName: 'Acme', city: 'Oslo' }] });
    await userEvent.click(screen.getByRole('link', { name: 'Edit Acme' }));
    await screen.findByRole('heading', { name: 'Acme' });
    fill(input('Notes'), 'Ask for Ada');
    await press('Save changes');
    await waitFor(() => expect(table.get(ids[0] ?? '')).toMatchObject({ city: 'Oslo', notes: 'Ask for Ada' }));
  });

  it('renames connected rows too, and undoes all of it', async () => {
    const bills = defineTable('bills', { fields: { companyName: field.text() } });
    const connection = connectTable(bills, { released: {}, nouns: ['bill', 'bills'], Section: () => null });
    const opened = databaseOf(companyTable, [{ companyName: 'Acme' }]);
    const table = opened.database.table(bills);
    table.insert({ companyName: 'ACME, Inc.' });
    const before = [opened.table.query(), table.query()];
    await renderCompanies(`/company/edit/${opened.ids[0]}`, {
      database: opened,
      slots: { connections: () => Promise.resolve([connection]) },
    });
    await screen.findByRole('heading', { name: 'Acme' });
    fill(input('Name'), ' Bolt ');
    await press('Save changes');
    await waitFor(() => expect(table.query()).toMatchObject([{ companyName: 'Bolt' }]));
    expect(opened.table.query()).toMatchObject([{ companyName: 'Bolt' }]);
    await pressUndo('Renamed Acme to Bolt. Updated 1 bill.');
    expect([opened.table.query(), table.query()]).toEqual(before);
  });

  it('warns about another saved company with the new name, but not about itself', async () => {
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
      'You already saved Acme. Jobs at either one will show up on both.',
    );
  });

  it('says that a company isn’t found', async () => {
    await renderCompanies('/company/edit/none');
    expect(await screen.findByText('Company not found')).toBeTruthy();
  });
});
