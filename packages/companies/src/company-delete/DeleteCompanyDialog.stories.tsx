import { defineTable, field } from '@keepmark/local-store';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { connectTable } from '../connections';
import { company } from '../testing/fixtures';
import { DeleteCompanyDialog } from './DeleteCompanyDialog';

const connect = (name: string, nouns: [string, string]) =>
  connectTable(defineTable(name, { fields: { companyName: field.text() } }), {
    released: {},
    nouns,
    Section: () => null,
  });
const jobs = connect('jobs', ['job', 'jobs']);
const contacts = connect('contacts', ['contact', 'contacts']);

const meta = {
  title: 'companies/Delete',
  component: DeleteCompanyDialog,
  args: {
    company: company(),
    groups: [
      { connection: jobs, ids: ['1', '2'] },
      { connection: contacts, ids: ['1'] },
    ],
    onDelete: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof DeleteCompanyDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const JobsAndContacts: Story = {};
export const OneContact: Story = { args: { groups: [{ connection: contacts, ids: ['1'] }] } };
