import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { defineTable, field, openDatabase } from '@keepmark/local-store';
import { createBackup } from '@keepmark/local-store/care';
import { memoryStorage } from '@keepmark/local-store/testing';
import { ShellStory } from '../testing/ShellStory';

const placeTable = defineTable('places', { fields: { name: field.text(), notes: field.text() } });
const jobTable = defineTable('jobs', { fields: { jobTitle: field.text() } });

const databaseFrom = (stored: Readonly<Record<string, string>> = {}) => {
  const storage = memoryStorage();
  for (const [key, text] of Object.entries(stored)) storage.setItem(key, text);
  return openDatabase('keepmark', { storage });
};
const databaseWithEntries = (notes = '', places = 3) => {
  const database = databaseFrom();
  for (let place = 0; place < places; place += 1) database.table(placeTable).insert({ name: 'Mill', notes });
  database.table(jobTable).insert({ jobTitle: 'Baker' });
  return database;
};
/** Waits until the dialog stops moving, so that the accessibility check sees its final colors. */
const stillDialog = async (name: string) => {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog.getAnimations({ subtree: true })).toHaveLength(0));
  return within(dialog);
};
const restore = async (name: string, text: string) => {
  await screen.findByRole('button', { name: 'Restore' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  await userEvent.upload(input, new File([text], name, { type: 'application/json' }));
};
const backup = () => createBackup(databaseWithEntries()).text;

const meta = {
  title: 'shell/Settings',
  component: ShellStory,
  parameters: { wholePage: true },
  args: { path: '/settings', createDatabase: () => databaseWithEntries() },
} satisfies Meta<typeof ShellStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithSavedData: Story = {
  play: async () => void (await screen.findByRole('row', { name: /^Places 3/ })),
};

export const NearlyFull: Story = {
  args: { createDatabase: () => databaseWithEntries('x'.repeat(500_000), 9) },
  play: async () => void (await screen.findByText(/then delete what you no longer need/)),
};

export const StorageBlocked: Story = {
  args: { createDatabase: () => openDatabase('denied', { platform: { storage: undefined, indexedDB: undefined } }) },
  play: async () => void (await screen.findByText(/changes will be lost when you close this page/)),
};

export const Recovered: Story = {
  args: {
    createDatabase: () =>
      databaseFrom({ 'keepmark@': JSON.stringify({ lastRecovery: { atMs: Date.UTC(2026, 0, 31), rows: 3 } }) }),
  },
  play: async () => void (await screen.findByText(/We restored all of them/)),
};

export const UnreadableData: Story = {
  args: {
    createDatabase: () => {
      const database = databaseFrom({ 'keepmark/places/broken': '[0,{"na' });
      database.table(placeTable);
      return database;
    },
  },
  play: async () => void (await screen.findByText('We couldn’t read 1 part of your data')),
};

export const Restoring: Story = {
  args: { createDatabase: () => databaseFrom() },
  play: async () => {
    await restore('backup.json', backup());
    const dialog = await stillDialog('Restore this backup?');
    await dialog.findByText('Entries: 4 added, 0 changed, 0 unchanged.');
  },
};

export const Restored: Story = {
  args: { createDatabase: () => databaseFrom() },
  play: async () => {
    await restore('backup.json', backup());
    await userEvent.click((await stillDialog('Restore this backup?')).getByRole('button', { name: 'Restore' }));
    await screen.findByRole('row', { name: /^Places 3/ });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const NotABackup: Story = {
  play: async () => {
    await restore('shopping.json', '["milk"]');
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};

const clearAll = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Clear all' }));
  return stillDialog('Clear all?');
};

export const Cleared: Story = {
  play: async () => {
    await userEvent.click((await clearAll()).getByRole('button', { name: 'Clear all' }));
    const message = await screen.findByText('Cleared 1 job.');
    await waitFor(() => expect(within(message.parentElement!).getByRole('button', { name: 'Undo' })).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.queryByRole('row', { name: /^Jobs 1/ })).toBeNull();
  },
};

export const BackupDue: Story = {
  args: { path: '/places', auth: { signedIn: true }, createDatabase: () => databaseWithEntries('', 100) },
  play: async () => {
    await screen.findByRole('region', { name: 'Backup reminder' });
    await screen.findByRole('heading', { level: 1 });
  },
};

// Keep this story last: its dialog stays open.
export const AskingToClearAll: Story = {
  play: async () => {
    await (await clearAll()).findByText(/You can undo it until you close or reload this page/);
  },
};
