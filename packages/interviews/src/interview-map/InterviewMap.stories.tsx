import type { Meta, StoryObj } from '@storybook/react-vite';
import { manyInterviews } from '../testing/fixtures';
import { InterviewsStory } from '../testing/InterviewsStory';

const meta = {
  title: 'interviews/Map',
  component: InterviewsStory,
  args: {
    path: '/interviews/map',
    interviews: manyInterviews(20),
    jobs: [{ jobTitle: 'Welder', companyName: 'Harbor', latitude: 30.4, longitude: -97.7 }],
    companies: [{ companyName: 'Harbor', latitude: 30.5, longitude: -97.6 }],
  },
} satisfies Meta<typeof InterviewsStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Empty: Story = { args: { interviews: [], jobs: [], companies: [] } };
