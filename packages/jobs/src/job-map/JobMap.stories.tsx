import type { Meta, StoryObj } from '@storybook/react-vite';
import { JobsStory } from '../testing/JobsStory';

const placed = [
  { jobTitle: 'Welder', companyName: 'Harbor & Vale', location: 'Austin, TX', latitude: 30.2672, longitude: -97.7431 },
  { jobTitle: 'Cook', companyName: 'Olive Street', location: 'Boston, MA', latitude: 42.3601, longitude: -71.0589 },
];

const meta = {
  title: 'jobs/Map',
  component: JobsStory,
  args: { path: '/jobs/map/view', jobs: placed },
} satisfies Meta<typeof JobsStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {};
export const WithoutLocation: Story = { args: { jobs: [{ jobTitle: 'Cook', companyName: 'Olive Street' }] } };
export const NoMatch: Story = { args: { path: '/jobs/map/view?text=astronaut' } };
export const Empty: Story = { args: { jobs: [] } };
