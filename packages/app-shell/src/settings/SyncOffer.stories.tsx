import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { defineTable, field } from '@keepmark/local-store';
import { testDatabase } from '@keepmark/local-store/testing';
import { ShellStory } from '../testing/ShellStory';

const jobTable = defineTable('jobs', { fields: { jobTitle: field.text() } });

const meta = {
  title: 'shell/Sync offer',
  component: ShellStory,
  parameters: { wholePage: true },
  args: {
    path: '/jobs/list',
    auth: { signedIn: true },
    createDatabase: () => {
      const database = testDatabase();
      for (let job = 0; job < 10; job += 1) database.table(jobTable).insert({ jobTitle: 'Baker' });
      return database;
    },
  },
} satisfies Meta<typeof ShellStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AfterTenJobs: Story = {
  play: async () => void (await screen.findByRole('link', { name: 'Use on your other devices' }, { timeout: 5000 })),
};
