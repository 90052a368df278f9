import type { Meta, StoryObj } from '@storybook/react-vite';
import { InterviewsStory } from '../testing/InterviewsStory';

const meta = {
  title: 'interviews/Tips',
  component: InterviewsStory,
  args: { path: '/interview/tips' },
} satisfies Meta<typeof InterviewsStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { args: { path: '/interview/tips?group=35' } };
export const WithoutOccupation: Story = {};
