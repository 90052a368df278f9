import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { KeepmarkTheme } from '../theme/KeepmarkTheme';
import { EntityForm, FormSection } from './index';

function PlaceForm({ onSubmit, onLeave }: { onSubmit: (values: { name: string }) => boolean; onLeave: () => void }) {
  const form = useForm({
    initialValues: { name: '' },
    validate: { name: (name: string) => (name === '' ? 'Enter a name.' : null) },
  });
  return (
    <EntityForm form={form} draftKey="test" submitLabel="Save" onSubmit={onSubmit} onLeave={onLeave}>
      <FormSection title="Place">
        <TextInput label="Name" {...form.getInputProps('name')} />
      </FormSection>
    </EntityForm>
  );
}

function open(isStored = true) {
  const onSubmit = vi.fn<(values: { name: string }) => boolean>(() => isStored);
  const onLeave = vi.fn<() => void>();
  const tree = (
    <KeepmarkTheme>
      <PlaceForm onSubmit={onSubmit} onLeave={onLeave} />
    </KeepmarkTheme>
  );
  return { onSubmit, onLeave, ...render(tree), tree };
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => sessionStorage.clear());

describe('an entity form of a record', () => {
  const parts = [
    { label: 'Name', fields: ['name'] },
    { label: 'Notes', fields: ['notes'] },
  ] as const;
  type Values = Record<'name' | 'notes', string>;
  const mill = { name: 'Mill', notes: '' };

  function EditForm({
    stored,
    onSubmit,
    onAddAgain,
  }: Record<'onSubmit' | 'onAddAgain', (values: Values) => boolean> & { stored: Values | undefined }) {
    const form = useForm<Values>({ initialValues: stored ?? mill });
    const record = { noun: 'place', stored, parts, onAddAgain };
    return (
      <EntityForm form={form} draftKey="edit" submitLabel="Save" record={record} onSubmit={onSubmit} onLeave={() => {}}>
        <TextInput label="Name" {...form.getInputProps('name')} />
        <TextInput label="Notes" {...form.getInputProps('notes')} />
      </EntityForm>
    );
  }

  function openRecord(first: Values = mill) {
    const onSubmit = vi.fn<(values: Values) => boolean>(() => true);
    const onAddAgain = vi.fn<(values: Values) => boolean>(() => true);
    const tree = (stored: Values | undefined) => (
      <KeepmarkTheme>
        <EditForm {...{ stored, onSubmit, onAddAgain }} />
      </KeepmarkTheme>
    );
    const { rerender, unmount } = render(tree(first));
    return { onSubmit, onAddAgain, unmount, store: (stored: Values | undefined) => rerender(tree(stored)) };
  }
  const notes = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Notes' });

  it('takes the new value of an untouched field, and says so', async () => {
    const { store, onSubmit } = openRecord();
    await userEvent.type(input(), ' 2');
    store({ name: 'Mill', notes: 'Closed' });
    expect(notes().value).toBe('Closed');
    expect(screen.getByRole('status').textContent).toBe('Changed while you were editing: Notes.');
    await press('Save');
    expect(onSubmit).toHaveBeenCalledWith({ name: 'Mill 2', notes: 'Closed' });
  });

  it('saves what both changed only after the person chose', async () => {
    const { store, onSubmit } = openRecord();
    await userEvent.type(input(), ' 2');
    store({ name: 'Old Mill', notes: '' });
    await press('Save');
    expect(onSubmit).not.toHaveBeenCalled();
    const yours = await screen.findByRole('radio', { name: /Use yours/ });
    expect(document.activeElement).toBe(yours);
    await userEvent.click(await screen.findByRole('radio', { name: /Use the other one/ }));
    expect(input().value).toBe('Old Mill');
    await userEvent.click(yours);
    expect(input().value).toBe('Mill 2');
    await press('Save');
    expect(onSubmit).toHaveBeenCalledWith({ name: 'Mill 2', notes: '' });
  });

  it('leaves without asking when only the record changed', async () => {
    const { store } = openRecord();
    store({ name: 'Old Mill', notes: '' });
    await press('Cancel');
    expect(screen.queryByRole('button', { name: 'Leave' })).toBeNull();
  });

  it('offers to save a deleted record as a new one', async () => {
    const { store, onSubmit, onAddAgain } = openRecord();
    await userEvent.type(notes(), 'Mine');
    store(undefined);
    expect(screen.getByRole('status').textContent).toMatch(/^This place was deleted while you were editing it\./);
    await press('Save as a new place');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onAddAgain).toHaveBeenCalledWith({ name: 'Mill', notes: 'Mine' });
  });

  it('restores only what the person changed when the record has changed since the draft', async () => {
    const { unmount } = openRecord();
    await userEvent.type(notes(), 'Mine');
    unmount();
    const { onSubmit } = openRecord({ name: 'Old Mill', notes: '' });
    expect([input().value, notes().value]).toEqual(['Old Mill', 'Mine']);
    await press('Save');
    expect(onSubmit).toHaveBeenCalledWith({ name: 'Old Mill', notes: 'Mine' });
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});

describe('an entity form', () => {
  it('focuses the first field with an error', async () => {
    const { onSubmit } = open();
    await press('Save');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByText('Enter a name.')).toBeTruthy();
    expect(document.activeElement).toBe(input());
  });

  it('leaves and forgets its draft once it is saved', async () => {
    const { onSubmit, onLeave, unmount, tree } = open();
    await userEvent.type(input(), 'Old Mill');
    await press('Save');
    expect(onSubmit).toHaveBeenCalledWith({ name: 'Old Mill' });
    expect(onLeave).toHaveBeenCalledOnce();
    unmount();
    render(tree);
    expect(input().value).toBe('');
  });

  it('stays as it is when saving fails', async () => {
    const { onLeave } = open(false);
    await userEvent.type(input(), 'Old Mill');
    await press('Save');
    expect(onLeave).not.toHaveBeenCalled();
    expect(input().value).toBe('Old Mill');
  });

  it('restores a draft, and can discard it', async () => {
    const { unmount, tree } = open();
    await userEvent.type(input(), 'Old Mill');
    unmount();
    render(tree);
    expect(input().value).toBe('Old Mill');
    await press('Discard');
    expect(input().value).toBe('');
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
  });

  it('asks before it discards changes', async () => {
    const { onLeave } = open();
    await userEvent.type(input(), 'Old Mill');
    await press('Cancel');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(onLeave).not.toHaveBeenCalled();
    await press('Cancel');
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
  });

  it('leaves without asking when nothing changed', async () => {
    const { onLeave } = open();
    await press('Cancel');
    await waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
  });
});
