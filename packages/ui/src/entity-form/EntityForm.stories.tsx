import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { confirmStore } from '../confirm/confirm-store';
import { clearDrafts, writeDraft } from '../form-draft/draft-storage';
import { Page } from '../page/Page';
import { EntityForm, FormSection } from './index';

function ContactForm() {
  const form = useForm({
    initialValues: { name: '', email: '', notes: '' },
    validate: { name: (name: string) => (name === '' ? 'Enter a name.' : null) },
  });
  return (
    <Page title="Add contact" width="text">
      <EntityForm form={form} draftKey="story" submitLabel="Save contact" onSubmit={() => true} onLeave={() => {}}>
        <FormSection title="Person">
          <TextInput label="Name" required {...form.getInputProps('name')} />
          <TextInput label="Email" {...form.getInputProps('email')} />
          <Textarea label="Notes" data-full autosize minRows={3} {...form.getInputProps('notes')} />
        </FormSection>
      </EntityForm>
    </Page>
  );
}

const opened = { name: 'Ada Byron', email: 'ada@example.com', notes: 'Met at the fair.' };
const parts = [
  { label: 'Name', fields: ['name'] },
  { label: 'Email', fields: ['email'] },
  { label: 'Notes', fields: ['notes'] },
] as const;

/** The form of a contact that another tab changes or deletes. */
function EditedElsewhere({ change }: { change: Partial<typeof opened> | undefined }) {
  const [stored, setStored] = useState<typeof opened | undefined>(opened);
  const form = useForm({ initialValues: opened });
  const record = { noun: 'contact', stored, parts, onAddAgain: () => true };
  const actions = (
    <Button variant="subtle" onClick={() => setStored(change && { ...opened, ...change })}>
      Change in another tab
    </Button>
  );
  return (
    <Page title="Ada Byron" width="text">
      <EntityForm
        form={form}
        draftKey="story-edit"
        submitLabel="Save changes"
        record={record}
        onSubmit={() => true}
        onLeave={() => {}}
        actions={actions}
      >
        <FormSection title="Person">
          <TextInput label="Name" {...form.getInputProps('name')} />
          <TextInput label="Email" {...form.getInputProps('email')} />
          <Textarea label="Notes" data-full autosize minRows={3} {...form.getInputProps('notes')} />
        </FormSection>
      </EntityForm>
    </Page>
  );
}

const meta = {
  title: 'ui/EntityForm',
  component: ContactForm,
  beforeEach: () => () => {
    confirmStore.current()?.answer(false);
    clearDrafts();
  },
} satisfies Meta<typeof ContactForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Refused: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Save contact' }));
    await screen.findByText('Enter a name.');
    await expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  },
};

export const WithADraft: Story = {
  beforeEach: () => writeDraft('story', { name: 'Ada', email: '', notes: 'Met at the fair' }),
  play: async () => {
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
  },
};

export const AskingBeforeLeaving: Story = {
  play: async () => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
  },
};

const changeElsewhere = async () => {
  await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), ' Prefers email.');
  await userEvent.click(screen.getByRole('button', { name: 'Change in another tab' }));
};

export const ChangedInAnotherTab: Story = {
  render: () => <EditedElsewhere change={{ name: 'Ada Lovelace', notes: 'Met at the fair. Call on Monday.' }} />,
  play: async () => {
    await changeElsewhere();
    await expect(screen.getByText('Changed while you were editing: Name.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await expect(await screen.findByRole('radio', { name: /^Use yours/ })).toHaveFocus();
  },
};

export const DeletedInAnotherTab: Story = {
  render: () => <EditedElsewhere change={undefined} />,
  play: async () => {
    await changeElsewhere();
    await expect(screen.getByRole('button', { name: 'Save as a new contact' })).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('Met at the fair. Prefers email.');
  },
};
