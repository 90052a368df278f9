import type { Meta, StoryObj } from '@storybook/react-vite';
import { Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
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
