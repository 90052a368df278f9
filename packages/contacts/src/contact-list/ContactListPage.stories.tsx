import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContactsStory } from '../testing/ContactsStory';
import { manyContacts } from '../testing/fixtures';

const meta = {
  title: 'contacts/List',
  component: ContactsStory,
  args: { path: '/contacts', contacts: manyContacts(20) },
} satisfies Meta<typeof ContactsStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kept: Story = {};
export const OfOneKind: Story = { args: { path: '/contacts?type=recruiter&sort=next-step' } };
export const NoMatch: Story = { args: { path: '/contacts?text=volcano' } };
export const Empty: Story = { args: { contacts: [] } };
export const TenThousand: Story = { args: { contacts: manyContacts(10_000) } };
