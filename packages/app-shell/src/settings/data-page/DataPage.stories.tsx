import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { defineTable, field, openDatabase } from '@keepmark/local-store';
import { memoryStorage } from '@keepmark/local-store/testing';
import { ShellStory } from '../../testing/ShellStory';

const placeTable = defineTable('places', {
  fields: { name: field.text(), notes: field.text(), types: field.list(), latitude: field.number(null) },
});

function databaseWith(places: number) {
  const database = openDatabase('keepmark', { storage: memoryStorage() });
  const table = database.table(placeTable);
  const notes = 'Met the miller, who showed us around and sold us flour. '.repeat(4);
  database.transaction(() => {
    for (let at = 1; at <= places; at += 1)
      table.insert({ name: `Mill ${at}`, notes, types: ['museum'], latitude: at });
  });
  return database;
}

const meta = {
  title: 'shell/Data',
  component: ShellStory,
  parameters: { wholePage: true },
  args: { path: '/settings/data', createDatabase: () => databaseWith(120) },
} satisfies Meta<typeof ShellStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tables: Story = {};
export const Empty: Story = {
  args: { createDatabase: () => openDatabase('keepmark', { storage: memoryStorage() }) },
};
export const OneTable: Story = { args: { path: '/settings/data?table=places' } };
export const NotFound: Story = { args: { path: '/settings/data?table=none' } };

export const NotCreated: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('switch', { name: /^Allow changes/ }));
    await userEvent.type(screen.getByLabelText('Table name'), 'places');
    await userEvent.click(screen.getByRole('button', { name: 'Create table' }));
    await screen.findByText("The table name 'places' already exists.");
  },
};
