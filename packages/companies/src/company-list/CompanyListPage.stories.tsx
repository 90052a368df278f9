import type { Meta, StoryObj } from '@storybook/react-vite';
import { CompaniesStory } from '../testing/CompaniesStory';
import { manyCompanies } from '../testing/fixtures';

const meta = {
  title: 'companies/List',
  component: CompaniesStory,
  args: { path: '/companies', companies: manyCompanies(20) },
} satisfies Meta<typeof CompaniesStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {};
export const WithoutLocation: Story = { args: { path: '/companies/list/unplaced?sort=name' } };
export const NoMatch: Story = { args: { path: '/companies?text=volcano' } };
export const Empty: Story = { args: { companies: [] } };
export const TenThousand: Story = { args: { companies: manyCompanies(10_000) } };
