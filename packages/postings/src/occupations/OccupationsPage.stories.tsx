import { pending, unavailable } from '@keepmark/api-client/testing';
import type { Occupation } from '@keepmark/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PostingsStory } from '../testing/PostingsStory';

const occupation = (code: string, title: string, parentCode = ''): Occupation => ({
  code,
  title,
  parentCode,
  level: parentCode ? 'detailed' : 'major',
  description: parentCode ? '' : `About ${title.toLowerCase()}.`,
  hasChildren: parentCode === '',
});
const health = occupation('29-0000', 'Healthcare Practitioners and Technical Occupations');
const groups = [health, occupation('35-0000', 'Food Preparation and Serving Related Occupations')];

const meta = {
  title: 'postings/Occupations',
  component: PostingsStory,
  args: {
    path: '/job/occupations',
    service: {
      'GET joboccupations/parent': () => ({ table: 'hand-written', results: groups }),
      'GET joboccupations/children/29-0000': () => ({
        table: 'hand-written',
        results: [occupation('29-1141', 'Registered Nurses', '29-0000')],
      }),
      'GET joboccupation/code/29-0000': () => health,
    },
  },
} satisfies Meta<typeof PostingsStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Groups: Story = {};
export const OneGroup: Story = { args: { path: '/job/occupations?code=29-0000' } };
export const Loading: Story = { args: { service: { 'GET joboccupations/parent': pending } } };
export const Failed: Story = { args: { service: { 'GET joboccupations/parent': unavailable } } };
export const NotFound: Story = { args: { path: '/job/occupations?code=99-9999' } };
