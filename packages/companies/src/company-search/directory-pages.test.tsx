import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { found, pageOf } from '../testing/fixtures';
import { ownDigest } from '../testing/own-digest';
import { pressUndo } from '@keepmark/ui/testing';
import { renderCompanies } from '../testing/render-companies';

beforeEach(() => sessionStorage.clear());

const groups = [
  { group: 'hiring', groupName: 'Hiring now', companyCount: 2, canAdd: false },
  { group: 'my list', groupName: 'My List', companyCount: 1, canAdd: true },
];
const service = { 'GET company/groups': () => groups };
const failing = {
  'POST company/groups': () => Response.json({ success: false, message: 'Not now.' }, { status: 503 }),
};

describe('company directory', () => {
  it('searches as the URL says, and saves a company', async () => {
    const { requests, table, ids } = await renderCompanies('/companies/search?term=acme&country=us&page=2', {
      companies: [{ companyName: 'beta' }],
      service: {
        ...service,
        'POST company/groups': () => pageOf([found(), found({ id: '8', companyName: 'Beta LLC' })], 42, 2),
      },
    });
    expect(await screen.findByText('42 companies')).toBeTruthy();
    expect(requests.find(({ call }) => call === 'POST company/groups')?.body).toEqual({
      searchTerm: 'acme',
      selectedCountryCode: 'us',
      isNewSearch: false,
      enableGroupSearch: false,
      pageNumber: 2,
      pageSize: 20,
    });
    expect(screen.getAllByRole('link', { name: '12 open postings' })[0]?.getAttribute('href')).toBe(
      '/jobs/search?company=Acme%2C+Inc.&country=WORLD',
    );
    expect(screen.getByRole('link', { name: 'Saved: open Beta LLC' }).getAttribute('href')).toBe(
      `/company/details/${ids[0]}`,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save company Acme, Inc.' }));
    expect(document.activeElement).toBe(await screen.findByRole('link', { name: 'Saved: open Acme, Inc.' }));
    expect(table.query()).toMatchObject([
      {},
      { companyName: 'Acme, Inc.', url: 'https://acme.example/', city: 'Austin' },
    ]);

    await pressUndo('Saved Acme, Inc.');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Save company Acme, Inc.'));
    expect(table.count()).toBe(1);
  });

  it('filters by group, and changes pages', async () => {
    const { router } = await renderCompanies('/companies/search', {
      service: { ...service, 'POST company/groups': () => pageOf([found()], 42) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ page: 2 }));
    await userEvent.selectOptions(screen.getByLabelText('Group'), 'My List (1)');
    await waitFor(() => expect(router.state.location.search).toEqual({ group: 'my list' }));
  });

  it('shows a failure and an empty result differently, each with a next step', async () => {
    const failed = await renderCompanies('/companies/search', { service: failing });
    expect(await screen.findByText('Not now.')).toBeTruthy();
    failed.unmount();
    const { router } = await renderCompanies('/companies/search?term=zzz&country=de', {
      service: { ...service, 'POST company/groups': () => pageOf([]) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Search all groups and countries' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ term: 'zzz', country: 'WORLD' }));
    expect(await screen.findByRole('link', { name: 'Add company' })).toBeTruthy();
  });

  it('is the only current page in the navigation', async () => {
    await renderCompanies('/companies/search');
    const links = within(await screen.findByRole('navigation', { name: 'Companies' })).getAllByRole('link');
    const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map(({ textContent }) => textContent)).toEqual(['Directory']);
  });

  it('shows the further links of a company', async () => {
    const links = [
      { name: 'LinkedIn', url: 'https://www.linkedin.com/company/acme' },
      { name: '', url: 'https://blog.acme.example/' },
    ];
    await renderCompanies('/companies/search', {
      service: { 'POST company/groups': () => pageOf([found({ links })]) },
    });
    const linkedIn = await screen.findByRole('link', { name: 'LinkedIn' });
    expect(linkedIn.getAttribute('href')).toBe('https://www.linkedin.com/company/acme');
    expect(screen.getByRole('link', { name: 'blog.acme.example' })).toBeTruthy();
  });

  it('shows markup in a name as text', async () => {
    const companyName = '<img src=x onerror=alert(1)>';
    await renderCompanies('/companies/search', {
      service: { 'POST company/groups': () => pageOf([found({ companyName, sample: true })]) },
    });
    expect(await screen.findByText(companyName)).toBeTruthy();
    expect(screen.getByText('Sample')).toBeTruthy();
  });
});

describe('directory groups', () => {
  it('are listed with their company counts, and created by name', async () => {
    const { router } = await renderCompanies('/companies/group/list', { service });
    const list = within(await screen.findByRole('list', { name: 'Groups' }));
    expect(list.getByRole('link', { name: 'My List' }).getAttribute('href')).toBe('/companies/group/list/my%20list');
    await userEvent.click(screen.getByRole('button', { name: 'Add first company' }));
    expect(screen.getByText('Enter a group name.')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'Group name' }), 'Solar');
    await userEvent.click(screen.getByRole('button', { name: 'Add first company' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/company/locationadd/Solar'));
  });

  it('show their companies, with Edit for those that the person added', async () => {
    const digest = await ownDigest();
    const own = found({ id: '9', companyName: 'Mine', group: 'my list', owner: digest });
    const { requests } = await renderCompanies('/companies/group/list/my%20list', {
      service: { ...service, 'POST company/groups': () => pageOf([found({ owner: 'somebody' }), own]) },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'My List' })).toBeTruthy();
    expect(requests.find(({ call }) => call === 'POST company/groups')?.body).toMatchObject({
      group: 'my list',
      companyGroupName: 'my list',
      enableGroupSearch: true,
    });
    const edit = await screen.findByRole('link', { name: 'Edit Mine' });
    expect(edit.getAttribute('href')).toBe('/company/locationedit/my%20list/9');
    expect(screen.queryByRole('link', { name: 'Edit Acme, Inc.' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Groups' }).getAttribute('href')).toBe('/companies/group/list');
  });

  it.each(['list', 'map'])('say that a group doesn’t exist, with next steps: %s', async (screenName) => {
    const message = 'There is no group "x". Choose one of the list of groups.';
    await renderCompanies(`/companies/group/${screenName}/x`, {
      service: { ...service, 'POST company/groups': () => Response.json({ success: false, message }, { status: 404 }) },
    });
    expect(await screen.findByText('We couldn’t find the group “x”')).toBeTruthy();
    const all = screen.getByRole('link', { name: 'See all groups' });
    expect(all.getAttribute('href')).toBe('/companies/group/list');
    expect(screen.getByRole('link', { name: 'Create group' }).getAttribute('href')).toBe('/company/locationadd/x');
    expect(screen.queryByRole('link', { name: 'Add to this group' })).toBeNull();
  });
});

describe('a company in a group', () => {
  it('is added for everyone, without notes', async () => {
    const { requests, router } = await renderCompanies('/company/locationadd/My%20List', {
      service: { ...service, 'POST company/': () => found({ group: 'my list', groupName: 'My List' }) },
    });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Acme');
    await userEvent.click(screen.getByRole('button', { name: 'Add to the directory' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/companies/group/list/my list'));
    const body = requests.find(({ call }) => call === 'POST company/')?.body;
    expect(body).toMatchObject({ companyName: 'Acme', groupName: 'My List', group: 'my list', lat: null });
    expect(body).not.toHaveProperty('notes');
  });

  it('keeps the typed values when the API rejects them', async () => {
    const message = 'This group holds a company of that name already. Open it there instead.';
    await renderCompanies('/company/locationadd/My%20List', {
      service: { 'POST company/': () => Response.json({ success: false, message }, { status: 409 }) },
    });
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
    await userEvent.type(name, 'Acme');
    await userEvent.click(screen.getByRole('button', { name: 'Add to the directory' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(name.value).toBe('Acme');
  });

  it('keeps the typed values through a reload', async () => {
    const { unmount } = await renderCompanies('/company/locationadd/My%20List');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Acme');
    globalThis.dispatchEvent(new Event('pagehide'));
    unmount();
    await renderCompanies('/company/locationadd/My%20List');
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
    await waitFor(() => expect(name.value).toBe('Acme'));
  });

  it('is edited and deleted only by the person who added it', async () => {
    const own = { 'GET company/7': () => found({ owner: digest, group: 'my list' }) };
    const digest = await ownDigest();
    const { requests, router, unmount } = await renderCompanies('/company/locationedit/my%20list/7', {
      service: { ...service, ...own, 'DELETE company/7': () => ({ success: true }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    // Its group may have been deleted with it.
    await waitFor(() => expect(router.state.location.pathname).toBe('/companies/group/list'));
    expect(requests.some(({ call }) => call === 'DELETE company/7')).toBe(true);
    unmount();
    await renderCompanies('/company/locationedit/hiring/7');
    expect(await screen.findByText('Someone else added this company')).toBeTruthy();
  });

  it('is added to a group whatever the letter case of its name in the URL', async () => {
    await renderCompanies('/company/locationadd/my%20list', { service });
    expect(await screen.findByRole('heading', { level: 1, name: 'Add to My List' })).toBeTruthy();
  });
});
