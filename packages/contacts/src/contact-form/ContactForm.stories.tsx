import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContactsStory } from '../testing/ContactsStory';

const meta = {
  title: 'contacts/Form',
  component: ContactsStory,
  args: { path: '/contact/add' },
} satisfies Meta<typeof ContactsStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const AtACompany: Story = { args: { path: '/contact/add?companyName=Northwind%20Labs' } };
export const NotKept: Story = { args: { path: '/contact/edit/no-such-contact' } };
