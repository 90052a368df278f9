import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { pressUndo } from '@keepmark/ui/testing';
import { renderCompanies } from '../testing/render-companies';

const companies = [
  { companyName: 'Acme', city: 'Boston', jobPostingsUrl: 'https://acme.example/careers' },
  { companyName: 'Beta', notes: 'Near the harbor', latitude: 30, longitude: -97 },
];
const shown = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('/company/details/'))
    .map(({ textContent }) => textContent);

describe('saved company list', () => {
  it('says how to start when it is empty', async () => {
    await renderCompanies('/companies');
    expect(screen.getByText('No saved companies yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Search the directory' }).getAttribute('href')).toBe('/companies/search');
  });

  it('links to what was deleted', async () => {
    await renderCompanies('/companies', { companies });
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    const link = await screen.findByRole('menuitem', { name: 'Recently deleted', hidden: true });
    expect(link.getAttribute('href')).toBe('/settings/deleted?kind=companies');
  });

  it('filters by text and updates the URL', async () => {
    const { router } = await renderCompanies('/companies?text=harbor', { companies });
    expect(shown()).toEqual(['Beta']);
    await userEvent.clear(screen.getByRole('searchbox', { name: 'Search saved companies' }));
    await waitFor(() => expect(shown()).toEqual(['Beta', 'Acme']));
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Name, A to Z');
    await waitFor(() => expect(shown()).toEqual(['Acme', 'Beta']));
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'name' }));
  });

  it.each([
    ['careers', ['Acme']],
    ['placed', ['Beta']],
    ['unplaced', ['Acme']],
    ['nonsense', ['Beta', 'Acme']],
  ])('shows the right companies for /companies/list/%s', async (load, expected) => {
    await renderCompanies(`/companies/list/${load}`, { companies });
    expect(shown()).toEqual(expected);
  });

  it('puts the chosen selection in the path', async () => {
    const { router } = await renderCompanies('/companies', { companies });
    await userEvent.selectOptions(screen.getByLabelText('Show'), 'With a careers page');
    await waitFor(() => expect(router.state.location.pathname).toBe('/companies/list/careers'));
    expect(shown()).toEqual(['Acme']);
  });

  it('deletes a company, with undo', async () => {
    const { table } = await renderCompanies('/companies', { companies });
    const before = table.query();
    await userEvent.click(screen.getByRole('button', { name: 'Delete Acme' }));
    await waitFor(() => expect(shown()).toEqual(['Beta']));
    await pressUndo('Deleted Acme.');
    expect(table.query()).toEqual(before);
  });

  it.each([10_000, 12_000, 20_000])('renders only the visible rows of %i companies', async (count) => {
    const many = Array.from({ length: count }, (_, index) => ({ companyName: `Company ${index}` }));
    await renderCompanies('/companies', { companies: many });
    expect(screen.getByText(`${count.toLocaleString('en')} companies`)).toBeTruthy();
    expect(screen.getAllByRole('listitem').length).toBeLessThan(60);
  });
});
