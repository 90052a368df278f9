import type { Meta, StoryObj } from '@storybook/react-vite';
import { savedInterview } from '../testing/fixtures';
import { InterviewsStory } from '../testing/InterviewsStory';

const { internalId: _id, ...values } = savedInterview({
  jobId: 'job-1',
  dateOfInterview: '2036-12-01T14:30[Europe/London]',
});
const jobs = [
  { internalId: 'job-1', jobTitle: 'Data Analyst', companyName: 'Northwind Labs', status: 'application-submitted' },
] as const;
const onSite = {
  ...values,
  interviewType: 'On-Site',
  address: '1100 Congress Ave',
  city: 'Austin',
  state: 'TX',
  latitude: 30.2747,
  longitude: -97.7404,
  interviewers: [
    { name: 'Jane Doe', contactId: '' },
    { name: 'Omar Haddad', contactId: '' },
  ],
} as const;

const meta = {
  title: 'interviews/Form',
  component: InterviewsStory,
  args: { path: '/interview/edit/$internalId', interviews: [values], jobs },
} satisfies Meta<typeof InterviewsStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { path: '/interview/add' } };
export const ForAJob: Story = { args: { path: '/interview/add/job-1' } };
export const Full: Story = {};
export const OnSite: Story = { args: { interviews: [onSite, { ...values, dateOfInterview: '' }] } };
export const PastWithoutOutcome: Story = {
  args: { interviews: [{ ...values, dateOfInterview: '2024-12-01T14:30[Europe/London]' }] },
};
export const NotSaved: Story = { args: { path: '/interview/edit/none' } };
