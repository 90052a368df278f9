import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { manyContacts } from '../testing/fixtures';
import { pressUndo } from '../testing/press-undo';
import { renderContacts } from '../testing/render-contacts';

const kept = [
  {
    name: 'Jane Doe',
    title: 'Head of People',
    companyName: 'Northwind Labs',
    contactType: 'recruiter',
    email: 'jane@northwind.example',
    phoneNumber: '+1 (555) 010-9999',
    nextStep: 'Thank her',
    dateNextStep: '2026-12-01',
  },
  { name: 'Adam Baker', companyName: 'Cedar Works', contactType: 'employee', dateLastContacted: '2026-10-20' },
  { name: 'Zoe Lin', contactType: 'employee' },
] as const;

const names = () =>
  screen
    .getAllByRole('link')
    .flatMap(({ textContent, attributes }) =>
      attributes.getNamedItem('href')?.value.startsWith('/contact/edit/') ? [textContent] : [],
    );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** What was given to save, in place of a download. */
function savedFiles() {
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:saved';
  });
  return blobs;
}
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the list of kept contacts', () => {
  it('teaches what it is for while it is empty', async () => {
    await renderContacts('/contacts');
    expect(screen.getByText('No contacts kept yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add a contact' }).getAttribute('href')).toBe('/contact/add');
    expect(screen.getByRole('button', { name: 'Import' })).toBeTruthy();
  });

  it('shows who they are, how to reach them and what comes next', async () => {
    await renderContacts('/contacts', kept);
    expect(names()).toEqual(['Adam Baker', 'Jane Doe', 'Zoe Lin']);
    expect(screen.getByText('Head of People, Northwind Labs')).toBeTruthy();
    expect(screen.getByText('Next: Dec 1, 2026: Thank her')).toBeTruthy();
    expect(screen.getByText('In touch Oct 20, 2026')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Write to Jane Doe' }).getAttribute('href')).toBe(
      'mailto:jane@northwind.example',
    );
    expect(screen.getByRole('link', { name: 'Call Jane Doe' }).getAttribute('href')).toBe('tel:+15550109999');
    expect(screen.queryByRole('link', { name: 'Write to Zoe Lin' })).toBeNull();
  });

  it('is filtered by word and kind, and the URL follows', async () => {
    const { router } = await renderContacts('/contacts?text=cedar', kept);
    expect(names()).toEqual(['Adam Baker']);
    await userEvent.clear(screen.getByRole('searchbox', { name: 'Search kept contacts' }));
    await userEvent.selectOptions(screen.getByLabelText('Kind of contact'), 'Employee (2)');
    await waitFor(() => expect(names()).toEqual(['Adam Baker', 'Zoe Lin']));
    await waitFor(() => expect(router.state.location.search).toEqual({ type: 'employee' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search kept contacts' }), 'jane');
    await userEvent.click(await screen.findByRole('button', { name: 'Show all contacts' }));
    expect(names()).toHaveLength(3);
  });

  it('takes a URL that makes no sense for all contacts', async () => {
    await renderContacts('/contacts?type=friend&sort=luck', kept);
    expect(names()).toHaveLength(3);
  });

  it('deletes with one press and brings back with another', async () => {
    const { table } = await renderContacts('/contacts', kept);
    const before = table.query();
    await press('Delete Jane Doe');
    expect(names()).toEqual(['Adam Baker', 'Zoe Lin']);
    await pressUndo('Deleted Jane Doe.');
    expect(table.query()).toEqual(before);
  });

  it('notes that one was in touch today', async () => {
    vi.setSystemTime('2026-10-20T12:00');
    const { table, ids } = await renderContacts('/contacts', kept);
    await press('In touch today with Zoe Lin');
    expect(table.get(ids[2] ?? '')?.dateLastContacted).toBe('2026-10-20');
    await pressUndo('In touch today with Zoe Lin.');
    expect(table.get(ids[2] ?? '')?.dateLastContacted).toBe('');
  });

  it.each([10_000, 12_000, 20_000])('holds %i contacts and only the rows in sight', async (count) => {
    await renderContacts('/contacts', manyContacts(count));
    expect(screen.getByText(`${count.toLocaleString('en')} contacts`)).toBeTruthy();
    expect(screen.getAllByRole('listitem').length).toBeLessThan(60);
  });
});

describe('several contacts at once', () => {
  const select = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));

  it('get another kind, and their old ones back', async () => {
    const { table } = await renderContacts('/contacts', kept);
    await select('Select Jane Doe');
    await select('Select Adam Baker');
    expect(screen.getByText('2 selected')).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Change the kind of those selected'), 'LinkedIn');
    expect(table.query().map(({ contactType }) => contactType)).toEqual(['linked-in', 'linked-in', 'employee']);
    await pressUndo('2 contacts: LinkedIn.');
    expect(table.query().map(({ contactType }) => contactType)).toEqual(['recruiter', 'employee', 'employee']);
  });

  it('are deleted, only those that the filter shows, and come back', async () => {
    const { table } = await renderContacts('/contacts', kept);
    const before = table.query();
    await select('Select all that are shown');
    await userEvent.selectOptions(screen.getByLabelText('Kind of contact'), 'Employee (2)');
    await screen.findByText('2 selected');
    await press('Delete');
    expect(table.query().map(({ name }) => name)).toEqual(['Jane Doe']);
    await pressUndo('Deleted 2 contacts.');
    expect(table.query()).toEqual(before);
  });
});

describe('taking contacts out', () => {
  async function exported(item: string) {
    const files = savedFiles();
    await press('Export');
    // Nothing has a size here, so the menu takes its button for scrolled away and hides.
    await userEvent.click(await screen.findByRole('menuitem', { name: item, hidden: true }));
    await waitFor(() => expect(files).toHaveLength(1));
    return files[0]!.text();
  }

  it('gives a CSV of those that are shown, which a spreadsheet cannot run', async () => {
    await renderContacts('/contacts', [{ name: '=1+1', notes: 'a, "b"' }, { name: 'Other' }]);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search kept contacts' }), '=1');
    await waitFor(() => expect(names()).toEqual(['=1+1']));
    expect((await exported('CSV, for a spreadsheet')).split('\r\n').slice(1)).toEqual([
      `'=1+1,,,Other,,,,,,"a ""b"""`,
      '',
    ]);
  });

  it('gives a vCard of those selected', async () => {
    await renderContacts('/contacts', kept);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Zoe Lin' }));
    const text = await exported('vCard, for an address book');
    expect(text).toContain('FN:Zoe Lin');
    expect(text).not.toContain('Jane');
  });
});

describe('bringing contacts in', () => {
  const vcard = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n');

  async function choose(text: string) {
    await press('Import');
    const dialog = await screen.findByRole('dialog', { name: 'Import contacts' });
    const input = dialog.ownerDocument.querySelector<HTMLInputElement>('input[type="file"]');
    await userEvent.upload(input!, new File([text], 'people.vcf', { type: 'text/vcard' }));
    return dialog;
  }

  it('shows what each card will do, then adds the new ones, and takes it back', async () => {
    const { table } = await renderContacts('/contacts', kept);
    const before = table.query();
    const dialog = await choose(
      vcard('FN:Jane Doe', 'EMAIL:jane@northwind.example', 'TITLE:Other') + vcard('FN:Ada Lovelace') + vcard('TITLE:X'),
    );
    await within(dialog).findByText('1 will be added, 1 already kept, 1 unreadable');
    expect(table.count()).toBe(3);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add 1 contact' }));
    expect(table.query().map(({ name, title }) => [name, title])).toEqual([
      ['Jane Doe', 'Head of People'],
      ['Adam Baker', ''],
      ['Zoe Lin', ''],
      ['Ada Lovelace', ''],
    ]);
    await pressUndo('Imported 1 contact.');
    expect(table.query()).toEqual(before);
  });

  it('says that a file holds no contacts', async () => {
    await renderContacts('/contacts');
    const dialog = await choose('Color,Size\nred,4\n');
    expect((await within(dialog).findByRole('alert')).textContent).toContain('people.vcf has no contacts');
    expect(within(dialog).queryByRole('button', { name: /^Add/ })).toBeNull();
  });
});
