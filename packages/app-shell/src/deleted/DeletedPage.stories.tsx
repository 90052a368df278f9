import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { defineTable, field, openDatabase } from '@keepmark/local-store';
import { memoryStorage, testDatabase } from '@keepmark/local-store/testing';
import { ShellStory } from '../testing/ShellStory';

const jobTable = defineTable('jobs', { fields: { jobTitle: field.text() } });
const placeTable = defineTable('places', { fields: { name: field.text() } });

const titles = ['Night baker', 'Pastry chef', 'Head of a bakery with a very long name that does not fit on a phone'];

function databaseWith(jobs: number, storage = memoryStorage()) {
  const database = openDatabase('keepmark', {
    storage,
    platform: { indexedDB: globalThis.indexedDB },
    limitCharacters: 100_000_000,
  });
  const [jobRows, places] = [database.table(jobTable), database.table(placeTable)];
  database.transaction(() => {
    for (let job = 0; job < jobs; job += 1) jobRows.insert({ jobTitle: titles[job % titles.length]! });
    places.insert({ name: 'Old Mill' });
  });
  database.clearAll(['jobs', 'places']);
  return database;
}

const meta = {
  title: 'shell/RecentlyDeleted',
  component: ShellStory,
  parameters: { wholePage: true },
  args: { path: '/settings/deleted', createDatabase: () => databaseWith(3) },
  // Rows of other stories would be in the list too.
  beforeEach: () => () => void indexedDB.deleteDatabase('keepmark-log'),
} satisfies Meta<typeof ShellStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Deleted: Story = {
  play: async () => {
    await screen.findByRole('heading', { name: '1 place' });
    await screen.findByText('Old Mill');
  },
};

export const Selected: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Night baker' }));
    await expect(await screen.findByRole('toolbar', { name: 'Selected entries' })).toBeVisible();
  },
};

export const VeryMany: Story = {
  args: { createDatabase: () => databaseWith(20_000) },
  play: async () => void (await screen.findByRole('heading', { name: '20,000 jobs' }, { timeout: 20_000 })),
};

export const Nothing: Story = {
  args: { createDatabase: () => testDatabase() },
  play: async () => void (await screen.findByText('Nothing deleted')),
};

export const StorageBlocked: Story = {
  args: {
    createDatabase: () => {
      const database = testDatabase();
      const places = database.table(placeTable);
      places.delete(places.insert({ name: 'Old Mill' }));
      return database;
    },
  },
  play: async () => void (await screen.findByText(/this list is gone when you close this page/)),
};
