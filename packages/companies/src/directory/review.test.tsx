import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { found, pageOf } from '../testing/fixtures';
import { ownDigest } from '../testing/own-digest';
import { renderCompanies } from '../testing/render-companies';

beforeEach(() => sessionStorage.clear());

describe('a directory company that isn’t approved', () => {
  it('says that only its author can see it, and why it was rejected', async () => {
    const results = [
      found(),
      found({ id: '8', companyName: 'Beta', review: 'waiting' }),
      found({ id: '9', companyName: 'Gamma', review: 'rejected', reviewNote: 'Add a website.' }),
    ];
    await renderCompanies('/companies/search', { service: { 'POST company/groups': () => pageOf(results) } });
    const rows = (await screen.findAllByRole('listitem')).map((row) => row.textContent);
    expect(rows.find((text) => text.includes('Acme'))).not.toMatch(/only you/);
    expect(rows.find((text) => text.includes('Beta'))).toContain('Waiting for review: only you can see this.');
    expect(rows.find((text) => text.includes('Gamma'))).toContain(
      'Not approved: only you can see this. Add a website.',
    );
  });

  it.each([
    ['approved', 'If you save changes, only you can see this company until we approve them.'],
    ['waiting', 'You can keep editing it. Everyone can see it once we approve it.'],
    ['rejected', 'Save your changes to send it for review again.'],
  ] as const)('says what saving changes will do: %s', async (review, text) => {
    const own = found({ owner: await ownDigest(), review });
    await renderCompanies('/company/locationedit/my%20list/7', { service: { 'GET company/7': () => own } });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeTruthy();
  });
});

describe('adding to a group', () => {
  const groups = (canAdd: boolean) => ({
    'GET company/groups': () => [{ group: 'index', groupName: 'Index', companyCount: 1, canAdd }],
    'POST company/groups': () => pageOf([found()]),
  });

  it('is not offered for a group that we maintain', async () => {
    const list = await renderCompanies('/companies/group/list/index', { service: groups(false) });
    await screen.findByText('Acme, Inc.');
    expect(screen.queryByRole('link', { name: 'Add to this group' })).toBeNull();
    list.unmount();
    await renderCompanies('/company/locationadd/index', { service: groups(false) });
    expect(await screen.findByText('You can’t add to Index')).toBeTruthy();
  });

  it('says who can see the company', async () => {
    const list = await renderCompanies('/companies/group/list/index', { service: groups(true) });
    expect(await screen.findByRole('link', { name: 'Add to this group' })).toBeTruthy();
    list.unmount();
    const service = { ...groups(true), 'POST company/': () => found({ groupName: 'Index', review: 'waiting' }) };
    await renderCompanies('/company/locationadd/index', { service });
    expect(await screen.findByText(/^Only you can see this company until we approve it\./)).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Acme');
    await userEvent.click(screen.getByRole('button', { name: 'Add to the directory' }));
    expect(await screen.findByText('Added Acme, Inc. to Index. It’s waiting for review.')).toBeTruthy();
  });
});
