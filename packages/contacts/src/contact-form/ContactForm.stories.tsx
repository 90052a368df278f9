import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ContactsStory } from '../testing/ContactsStory';
import { contact } from '../testing/fixtures';

const jane = contact({
  internalId: 'jane',
  notes: 'Met at the fair in May.\nPrefers email.',
  dateLastContacted: '2026-10-20',
  nextStep: 'Ask about the team',
  dateNextStep: '2026-12-01',
});

const meta = {
  title: 'contacts/Form',
  component: ContactsStory,
  args: { path: '/contact/add' },
} satisfies Meta<typeof ContactsStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const AtACompany: Story = { args: { path: '/contact/add?companyName=Northwind%20Labs' } };
export const Full: Story = { args: { path: '/contact/edit/jane', contacts: [jane] } };
export const Rejected: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Email'), 'jane at example');
    await userEvent.click(canvas.getByRole('button', { name: 'Add contact' }));
    await expect(await canvas.findByText('Enter a name.')).toBeVisible();
    await expect(canvas.getByText(/^Enter an email address/)).toBeVisible();
  },
};
export const SameName: Story = {
  args: { contacts: [jane] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'jane doe');
    await expect(await canvas.findByText(/Is this someone else/)).toBeVisible();
  },
};
export const NotFound: Story = { args: { path: '/contact/edit/no-such-contact' } };
