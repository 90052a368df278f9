import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@mantine/core';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';
import { LoadingState } from './LoadingState';
import { NotSavedHere } from './NotSavedHere';

const meta = { title: 'ui/Page states' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: () => (
    <EmptyState icon="briefcase" title="No jobs yet" action={<Button>Search postings</Button>}>
      Here you follow each job from the posting to the offer. Find a posting and keep it, and it shows here.
    </EmptyState>
  ),
};
export const Failed: Story = {
  render: () => (
    <ErrorState title="No answer" onRetry={() => {}} action={<Button variant="subtle">Show what is kept</Button>}>
      The service cannot be reached. Check your connection, then try again.
    </ErrorState>
  ),
};
export const FailedForGood: Story = { render: () => <ErrorState>This posting was taken down.</ErrorState> };
export const Loading: Story = { render: () => <LoadingState label="Searching postings" /> };
export const NotSaved: Story = {
  render: () => <NotSavedHere noun="job" nouns="jobs" icon="briefcase" action={<Button>Go to your jobs</Button>} />,
};
