import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { defineTable, field } from '@keepmark/local-store';
import { addReplacedTexts } from '@keepmark/local-store/replaced';
import { testDatabase } from '@keepmark/local-store/testing';
import { ShellStory } from '../testing/ShellStory';

const jobTable = defineTable('jobs', { fields: { jobTitle: field.text(), notes: field.text() } });

function databaseWithTexts() {
  const database = testDatabase();
  const id = database.table(jobTable).insert({ jobTitle: 'Night baker', notes: 'Call on Monday.' });
  const text = { table: 'jobs', field: 'notes', replacedAtMs: Date.UTC(2026, 10, 21, 12) };
  void addReplacedTexts(database, [
    { ...text, id, text: 'Call on Tuesday.\nAsk about the night shift, and who else is on it.' },
    { ...text, id: 'gone', text: 'Met at the fair.' },
  ]);
  return database;
}

const meta = {
  title: 'shell/ReplacedTexts',
  component: ShellStory,
  parameters: { wholePage: true },
  args: { path: '/settings/replaced', createDatabase: databaseWithTexts },
} satisfies Meta<typeof ShellStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Replaced: Story = {
  play: async () => void (await screen.findByRole('article', { name: 'Night baker' })),
};

export const Nothing: Story = {
  args: { createDatabase: () => testDatabase() },
  play: async () => void (await screen.findByText('No replaced texts')),
};
