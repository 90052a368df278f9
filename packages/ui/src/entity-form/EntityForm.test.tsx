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
