import { companyTable } from '@keepmark/companies';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { pressUndo } from '@keepmark/ui/testing';
import { renderContacts } from '../testing/render-contacts';

const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input, textarea' });
const fill = (name: string, text: string) => fireEvent.change(input(name), { target: { value: text } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => sessionStorage.clear());

describe('adding a contact', () => {
  it('saves the form and goes to the list', async () => {
    const { table, router } = await renderContacts('/contact/add');
    fill('Name *', 'Jane Doe');
    fill('Job title', 'Head of People');
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'LinkedIn');
    fill('Email', 'jane@northwind.example');
    fill('Phone', '555 010 9999');
    fill('Link', 'linkedin.com/in/jane');
    fill('Last contacted', '2026-10-20');
    fill('Next step date', '2026-12-01');
    fill('Next step', 'Thank her');
    fill('Notes', 'Met at the fair');
    await press('Add contact');
    await waitFor(() => expect(router.state.location.pathname).toBe('/contacts'));
    expect(table.query()).toMatchObject([
      {
        name: 'Jane Doe',
        title: 'Head of People',
        contactType: 'linked-in',
        email: 'jane@northwind.example',
        phoneNumber: '555 010 9999',
        url: 'https://linkedin.com/in/jane',
        dateLastContacted: '2026-10-20',
        dateNextStep: '2026-12-01',
        nextStep: 'Thank her',
        notes: 'Met at the fair',
      },
    ]);
  });

  it('announces that a contact with this name exists, and adds both', async () => {
    const { table, ids } = await renderContacts('/contact/add', [{ name: 'Jane Doe', companyName: 'Acme' }]);
    const statusRegions = screen.getAllByRole('status');
    fill('Name *', 'jane doe');
    const link = await screen.findByRole('link', { name: 'Jane Doe at Acme' });
    expect(link.getAttribute('href')).toBe(`/contact/edit/${ids[0]}`);
    expect(statusRegions).toContain(link.closest('output'));
    await press('Add contact');
    await waitFor(() => expect(table.count()).toBe(2));
  });

  it('adds a typed company and connects to it', async () => {
    const { table, database } = await renderContacts('/contact/add');
    fill('Name *', 'Jane Doe');
    await userEvent.type(screen.getByLabelText('Company'), 'Cedar Works');
    await userEvent.click(
      await screen.findByRole('option', { name: /^Add .Cedar Works. to your companies$/, hidden: true }),
    );
    await press('Add contact');
    await waitFor(() => expect(table.count()).toBe(1));
    const [company] = database.table(companyTable).query();
    expect(company?.companyName).toBe('Cedar Works');
    expect(table.query()).toMatchObject([{ companyName: 'Cedar Works', companyId: company?.internalId }]);
  });

  it('shows errors and focuses the first one', async () => {
    const { table } = await renderContacts('/contact/add');
    fill('Email', 'jane at example');
    await press('Add contact');
    expect(screen.getByText('Enter a name.')).toBeTruthy();
    expect(screen.getByText(/^Enter an email address such as/)).toBeTruthy();
    expect(document.activeElement).toBe(input('Name *'));
    expect(table.count()).toBe(0);
  });
});

describe('editing a contact', () => {
  async function openJane() {
    const opened = await renderContacts('/contacts', [{ name: 'Jane Doe', email: 'jane@acme.example' }]);
    await userEvent.click(screen.getByRole('link', { name: 'Jane Doe' }));
    await screen.findByRole('heading', { name: 'Jane Doe' });
    return { ...opened, id: opened.ids[0] ?? '' };
  }

  it('saves the edited field and keeps the others', async () => {
    const { table, router, id } = await openJane();
    fill('Phone', '555 010 9999');
    table.update(id, { notes: 'edited in another tab' });
    await press('Save changes');
    await waitFor(() => expect(router.state.location.pathname).toBe('/contacts'));
    expect(table.get(id)).toMatchObject({
      name: 'Jane Doe',
      email: 'jane@acme.example',
      phoneNumber: '555 010 9999',
      notes: 'edited in another tab',
    });
  });

  it('does not warn about itself', async () => {
    await openJane();
    expect(screen.queryByText(/Is this someone else/)).toBeNull();
  });

  it('deletes the contact, goes back, and can be undone', async () => {
    const { table, router, id } = await openJane();
    await press('Delete');
    await waitFor(() => expect(router.state.location.pathname).toBe('/contacts'));
    expect(table.get(id)).toBeUndefined();
    await pressUndo('Deleted Jane Doe.');
    expect(table.get(id)?.name).toBe('Jane Doe');
  });

  it('says that a contact isn’t found', async () => {
    await renderContacts('/contact/edit/no-such-contact');
    expect(await screen.findByText('Contact not found')).toBeTruthy();
  });
});
