import type * as InSlices from '@keepmark/ui/in-slices';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { manyContacts } from '../testing/fixtures';
import { pressUndo } from '@keepmark/ui/testing';
import { renderContacts } from '../testing/render-contacts';

const contacts = [
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

/** Collects the downloaded files. */
function downloadedFiles() {
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

const held = vi.hoisted(() => ({ isOn: false }));
vi.mock('@keepmark/ui/in-slices', async (importOriginal) => {
  const original = await importOriginal<typeof InSlices>();
  const inSlices: typeof original.inSlices = (source, options) => {
    if (!held.isOn) return original.inSlices(source, options);
    options?.onProgress?.(1);
    return new Promise((_, reject) => {
      options?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });
  };
  return { ...original, inSlices };
});
afterEach(() => {
  held.isOn = false;
});

describe('contact list', () => {
  it('finds a contact by its link, and opens it', async () => {
    await renderContacts('/contacts?text=in/jane', [
      { name: 'Jane', url: 'https://linkedin.com/in/jane' },
      { name: 'Tom' },
    ]);
    expect(names()).toEqual(['Jane']);
    const link = screen.getByRole('link', { name: 'Open the page of Jane' });
    expect(link.getAttribute('href')).toBe('https://linkedin.com/in/jane');
  });

  it('says how to start when it is empty', async () => {
    await renderContacts('/contacts');
    expect(screen.getByText('No contacts yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add contact' }).getAttribute('href')).toBe('/contact/add');
    expect(screen.getByRole('button', { name: 'Import' })).toBeTruthy();
  });

  it('shows each contact with their links, last contact and next step', async () => {
    await renderContacts('/contacts', contacts);
    expect(names()).toEqual(['Adam Baker', 'Jane Doe', 'Zoe Lin']);
    expect(screen.getByText('Head of People, Northwind Labs')).toBeTruthy();
    expect(screen.getByText('Next: Dec 1, 2026: Thank her')).toBeTruthy();
    expect(screen.getByText('Contacted Oct 20, 2026')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Email Jane Doe' }).getAttribute('href')).toBe(
      'mailto:jane@northwind.example',
    );
    expect(screen.getByRole('link', { name: 'Call Jane Doe' }).getAttribute('href')).toBe('tel:+15550109999');
    expect(screen.queryByRole('link', { name: 'Email Zoe Lin' })).toBeNull();
  });

  it('filters by text and type, and updates the URL', async () => {
    const { router } = await renderContacts('/contacts?text=cedar', contacts);
    expect(names()).toEqual(['Adam Baker']);
    await userEvent.clear(screen.getByRole('searchbox', { name: 'Search contacts' }));
    await userEvent.selectOptions(screen.getByLabelText('Contact type'), 'Employee (2)');
    await waitFor(() => expect(names()).toEqual(['Adam Baker', 'Zoe Lin']));
    await waitFor(() => expect(router.state.location.search).toEqual({ type: 'employee' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search contacts' }), 'jane');
    await userEvent.click(await screen.findByRole('button', { name: 'Show all contacts' }));
    await waitFor(() => expect(names()).toHaveLength(3));
  });

  it('shows all contacts for an invalid URL', async () => {
    await renderContacts('/contacts?type=friend&sort=luck', contacts);
    expect(names()).toHaveLength(3);
  });

  it('deletes a contact, with undo', async () => {
    const { table } = await renderContacts('/contacts', contacts);
    const before = table.query();
    await press('Delete Jane Doe');
    expect(names()).toEqual(['Adam Baker', 'Zoe Lin']);
    await pressUndo('Deleted Jane Doe.');
    expect(table.query()).toEqual(before);
  });

  it('records that a contact was contacted today', async () => {
    vi.setSystemTime('2026-10-20T12:00');
    const { table, ids } = await renderContacts('/contacts', contacts);
    await press('Contacted Zoe Lin today');
    expect(table.get(ids[2] ?? '')?.dateLastContacted).toBe('2026-10-20');
    await pressUndo('Contacted Zoe Lin today.');
    expect(table.get(ids[2] ?? '')?.dateLastContacted).toBe('');
  });

  it.each([10_000, 12_000, 20_000])('renders only the visible rows of %i contacts', async (count) => {
    await renderContacts('/contacts', manyContacts(count));
    expect(screen.getByText(`${count.toLocaleString('en')} contacts`)).toBeTruthy();
    expect(screen.getAllByRole('listitem').length).toBeLessThan(60);
  });
});

describe('selected contacts', () => {
  const select = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));

  it('change type, with undo', async () => {
    const { table } = await renderContacts('/contacts', contacts);
    await select('Select Jane Doe');
    await select('Select Adam Baker');
    expect(screen.getByText('2 selected')).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Change type of selected contacts'), 'LinkedIn');
    expect(table.query().map(({ contactType }) => contactType)).toEqual(['linked-in', 'linked-in', 'employee']);
    await pressUndo('Changed 2 contacts to LinkedIn.');
    expect(table.query().map(({ contactType }) => contactType)).toEqual(['recruiter', 'employee', 'employee']);
  });

  it('are deleted only if the filter shows them, with undo', async () => {
    const { table } = await renderContacts('/contacts', contacts);
    const before = table.query();
    await select('Select all');
    await userEvent.selectOptions(screen.getByLabelText('Contact type'), 'Employee (2)');
    await screen.findByText('2 selected');
    await press('Delete');
    expect(table.query().map(({ name }) => name)).toEqual(['Jane Doe']);
    await pressUndo('Deleted 2 contacts.');
    expect(table.query()).toEqual(before);
  });
});

describe('exporting contacts', () => {
  async function exported(item: string) {
    const files = downloadedFiles();
    await press('Export');
    // Without layout, the menu believes its button is off screen and hides.
    await userEvent.click(await screen.findByRole('menuitem', { name: item, hidden: true }));
    await waitFor(() => expect(files).toHaveLength(1));
    return files[0]!.text();
  }

  it('exports the shown contacts as CSV without formulas', async () => {
    await renderContacts('/contacts', [{ name: '=1+1', notes: 'a, "b"' }, { name: 'Other' }]);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search contacts' }), '=1');
    await waitFor(() => expect(names()).toEqual(['=1+1']));
    expect((await exported('CSV, for a spreadsheet')).split('\r\n').slice(1)).toEqual([
      `'=1+1,,,Other,,,,,,,"a, ""b"""`,
      '',
    ]);
  });

  it('exports the selected contacts as vCard', async () => {
    await renderContacts('/contacts', contacts);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Zoe Lin' }));
    const text = await exported('vCard, for an address book');
    expect(text).toContain('FN:Zoe Lin');
    expect(text).not.toContain('Jane');
  });
});

describe('importing contacts', () => {
  const vcard = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n');

  async function choose(text: string) {
    await press('Import');
    const dialog = await screen.findByRole('dialog', { name: 'Import contacts' });
    const input = dialog.ownerDocument.querySelector<HTMLInputElement>('input[type="file"]');
    await userEvent.upload(input!, new File([text], 'people.vcf', { type: 'text/vcard' }));
    return dialog;
  }

  it('previews each card, then adds the new ones, with undo', async () => {
    const { table } = await renderContacts('/contacts', contacts);
    const before = table.query();
    const dialog = await choose(
      vcard('FN:Jane Doe', 'EMAIL:jane@northwind.example', 'TITLE:Other') + vcard('FN:Ada Lovelace') + vcard('TITLE:X'),
    );
    await within(dialog).findByText('1 to add, 1 to skip, 1 unreadable');
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

  it('shows how far a long file is read, and can be stopped', async () => {
    await renderContacts('/contacts');
    held.isOn = true;
    const dialog = await choose('Name,Email\nAda,a@b.example\nBo,b@b.example\n');
    expect(await within(dialog).findByRole('progressbar', { name: 'Reading people.vcf' })).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stop reading' }));
    expect(within(dialog).queryByRole('progressbar')).toBeNull();
    expect(within(dialog).queryByRole('button', { name: /^Add/ })).toBeNull();
    expect(within(dialog).queryByRole('alert')).toBeNull();
  });

  it('says that a file has no contacts', async () => {
    await renderContacts('/contacts');
    const dialog = await choose('Color,Size\nred,4\n');
    expect((await within(dialog).findByRole('alert')).textContent).toContain('people.vcf has no contacts');
    expect(within(dialog).queryByRole('button', { name: /^Add/ })).toBeNull();
  });
});
