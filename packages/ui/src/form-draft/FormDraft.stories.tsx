import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert, Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { expect, screen, userEvent } from 'storybook/test';
import { clearDrafts, writeDraft } from './draft-storage';
import { useFormDraft } from './use-form-draft';

function JobForm() {
  const form = useForm({ mode: 'uncontrolled', initialValues: { title: '', company: '' } });
  const draft = useFormDraft(form, 'story');
  return (
    <form onSubmit={form.onSubmit(draft.clear)}>
      <Stack maw={420}>
        {draft.restored ? <Alert title="We restored your unsaved changes">Save them, or start over.</Alert> : null}
        <TextInput label="Title" key={form.key('title')} {...form.getInputProps('title')} />
        <TextInput label="Company" key={form.key('company')} {...form.getInputProps('company')} />
        <Group>
          <Button type="submit">Save</Button>
          {draft.restored ? (
            <Button variant="subtle" onClick={draft.discard}>
              Discard
            </Button>
          ) : null}
        </Group>
      </Stack>
    </form>
  );
}

const meta = { title: 'ui/useFormDraft', component: JobForm, beforeEach: () => clearDrafts } satisfies Meta<
  typeof JobForm
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutADraft: Story = {};

export const AfterAReload: Story = {
  beforeEach: () => writeDraft('story', { title: 'Cook', company: 'Acme' }),
  play: async () => {
    await expect(screen.getByLabelText('Title')).toHaveValue('Cook');
    await userEvent.type(screen.getByLabelText('Company'), ' Ltd');
    await expect(screen.getByLabelText('Company')).toHaveValue('Acme Ltd');
  },
};
