import { pending, unavailable } from '@keepmark/api-client/testing';
import { aiService, withAi } from '@keepmark/assistant/testing';
import { defineTable, field } from '@keepmark/local-store';
import { Text, Title } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { connectTable } from '../connections';
import { CompaniesStory } from '../testing/CompaniesStory';
import { company, pageOf } from '../testing/fixtures';

const full = company({
  internalId: 'acme',
  address: '1 Congress Avenue',
  url: 'https://acme.example/',
  jobPostingsUrl: 'https://acme.example/careers',
  summary: 'Anvils and more',
  description: 'Family-owned since 1949.\nShips to all 50 states.',
  notes: 'Ask for Ada in People Operations.',
  categories: ['bakery'],
});
const nameOnly = company({ internalId: 'acme', city: '', state: '', country: '', latitude: null, longitude: null });

const noteTable = defineTable('notes', { fields: { companyName: field.text() } });
const notes = connectTable(noteTable, {
  released: {},
  nouns: ['note', 'notes'],
  Section: ({ companyName }) => (
    <section aria-label="Notes by the team">
      <Title order={2} size="h4">
        Notes by the team
      </Title>
      <Text>{`${companyName} answers within a week.`}</Text>
    </section>
  ),
});

const meta = {
  title: 'companies/Company',
  component: CompaniesStory,
  args: {
    path: '/company/details/acme',
    companies: [full, company({ internalId: 'beta', companyName: 'Beta' })],
    slots: { connections: () => Promise.resolve([notes]) },
  },
} satisfies Meta<typeof CompaniesStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const NameOnly: Story = {
  args: { companies: [nameOnly], service: { 'POST company/groups': () => pageOf([]) } },
};
export const PostingsLoading: Story = { args: { companies: [nameOnly], service: { 'POST company/groups': pending } } };
export const PostingsFailed: Story = {
  args: { companies: [nameOnly], service: { 'POST company/groups': unavailable } },
};
export const NotFound: Story = { args: { path: '/company/details/no-such-company' } };

export const Research: Story = { args: { path: '/company/research/acme' } };
export const ResearchNameOnly: Story = { args: { path: '/company/research/acme', companies: [nameOnly] } };
export const ResearchAnswered: Story = {
  args: {
    path: '/company/research/acme',
    service: { ...withAi(), ...aiService({ answer: 'Acme makes **anvils**. See https://acme.example/about.' }) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Summarize the company' }));
    await expect(await canvas.findByText(/address omitted/)).toBeVisible();
  },
};
export const ResearchNotFound: Story = { args: { path: '/company/research/no-such-company' } };
export const Location: Story = { args: { path: '/company/location/acme' } };
export const NoLocation: Story = { args: { path: '/company/location/acme', companies: [nameOnly] } };

export const Add: Story = { args: { path: '/company/add' } };
export const AddRejected: Story = {
  args: { path: '/company/add' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add company' }));
    await expect(await canvas.findByText('Enter a name.')).toBeVisible();
  },
};
export const SameName: Story = {
  args: { path: '/company/edit/beta' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'acme');
    await expect(await canvas.findByText(/Jobs at either one will show up on both/)).toBeVisible();
  },
};
