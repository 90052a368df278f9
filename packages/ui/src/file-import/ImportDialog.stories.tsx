import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ImportDialog } from './ImportDialog';
import { ImportPreview } from './ImportPreview';

const meta = {
  title: 'ui/ImportDialog',
  component: ImportDialog,
  args: {
    title: 'Import contacts',
    hint: 'Choose a vCard file (.vcf) or a CSV file with a header row. Your existing contacts won’t change.',
    accept: '.vcf,.csv',
    onChoose: fn(),
    onImport: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ImportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const preview = (
  <ImportPreview
    summary="2 to add"
    label="Cards in the file"
    entries={['Ada Lovelace', 'Jane Doe']}
    outcomeOf={() => ({ label: 'Add', color: 'success' })}
    renderEntry={(name) => name}
  />
);

export const Start: Story = {};
export const Reading: Story = {
  args: {
    reading: { name: `${'connections-'.repeat(8)}2026.csv`, share: 0.4 },
    onCancelReading: fn(),
    preview,
    importButton: { label: 'Add 2 contacts' },
  },
  play: async ({ args }) => {
    const stop = await screen.findByRole('button', { name: 'Stop reading' });
    await waitFor(() => expect(stop).toBeVisible());
    await expect(screen.queryByRole('button', { name: 'Add 2 contacts' })).toBeNull();
    await userEvent.click(stop);
    await expect(args.onCancelReading).toHaveBeenCalledOnce();
  },
};
export const Preview: Story = { args: { preview, importButton: { label: 'Add 2 contacts' } } };
export const Problem: Story = {
  args: { problem: 'people.vcf has no contacts. Export your contacts as vCard (.vcf) or CSV and choose that file.' },
};
