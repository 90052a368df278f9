import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { pressUndo } from '../testing/press-undo';
import { renderCompanies } from '../testing/render-companies';

const kept = [
  { companyName: 'Acme', city: 'Boston', jobPostingsUrl: 'https://acme.example/careers' },
  { companyName: 'Beta', notes: 'Near the harbor', latitude: 30, longitude: -97 },
];
const shown = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('/company/details/'))
    .map(({ textContent }) => textContent);

describe('the list of kept companies', () => {
  it('teaches what it is for while it is empty', async () => {
    await renderCompanies('/companies');
    expect(screen.getByText('No companies kept yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Search the directory' }).getAttribute('href')).toBe('/companies/search');
  });

  it('is filtered by word, and the URL follows', async () => {
    const { router } = await renderCompanies('/companies?text=harbor', { companies: kept });
    expect(shown()).toEqual(['Beta']);
    await userEvent.clear(screen.getByRole('searchbox', { name: 'Search kept companies' }));
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
  ])('loads %s', async (load, expected) => {
    await renderCompanies(`/companies/list/${load}`, { companies: kept });
    expect(shown()).toEqual(expected);
  });

  it('goes from one selection to another by its own address', async () => {
    const { router } = await renderCompanies('/companies', { companies: kept });
    await userEvent.selectOptions(screen.getByLabelText('Which companies'), 'With a careers page');
    await waitFor(() => expect(router.state.location.pathname).toBe('/companies/list/careers'));
    expect(shown()).toEqual(['Acme']);
  });

  it('deletes with one press and brings back with another', async () => {
    const { table } = await renderCompanies('/companies', { companies: kept });
    const before = table.query();
    await userEvent.click(screen.getByRole('button', { name: 'Delete Acme' }));
    await waitFor(() => expect(shown()).toEqual(['Beta']));
    await pressUndo('Deleted Acme.');
    expect(table.query()).toEqual(before);
  });

  it.each([10_000, 12_000, 20_000])('holds %i companies and only the rows in sight', async (count) => {
    const many = Array.from({ length: count }, (_, index) => ({ companyName: `Company ${index}` }));
    await renderCompanies('/companies', { companies: many });
    expect(screen.getByText(`${count.toLocaleString('en')} companies`)).toBeTruthy();
    expect(screen.getAllByRole('listitem').length).toBeLessThan(60);
  });
});
