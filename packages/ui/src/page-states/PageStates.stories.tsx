import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@mantine/core';
import { EmptyState } from './EmptyState';
import { ErrorLine } from './ErrorLine';
import { ErrorState } from './ErrorState';
import { LoadingState } from './LoadingState';
import { NotSavedHere } from './NotSavedHere';

const meta = { title: 'ui/Page states' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: () => (
    <EmptyState icon="briefcase" title="No jobs yet" action={<Button>Search postings</Button>}>
      Save a posting, and follow it here from application to offer.
    </EmptyState>
  ),
};
export const Failed: Story = {
  render: () => (
    <ErrorState
      title="We couldn’t reach the service"
      onRetry={() => {}}
      action={<Button variant="subtle">Show saved jobs</Button>}
    >
      Check your connection and try again.
    </ErrorState>
  ),
};
export const FailedForGood: Story = { render: () => <ErrorState>This posting was taken down.</ErrorState> };
export const PartFailed: Story = {
  render: () => <ErrorLine message="We couldn’t reach the service. Check your connection." onRetry={() => {}} />,
};
export const Loading: Story = { render: () => <LoadingState label="Searching postings" /> };
export const NotSaved: Story = {
  render: () => <NotSavedHere noun="job" nouns="jobs" icon="briefcase" action={<Button>Go to your jobs</Button>} />,
};
