import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, Text } from '@mantine/core';
import { expect, screen, waitFor } from 'storybook/test';
import { VirtualList } from './VirtualList';

const jobs = (count: number) => Array.from({ length: count }, (_, index) => `Job ${index + 1}`);

function Jobs({ count }: { count: number }) {
  return (
    <VirtualList label="Jobs" items={jobs(count)} itemKey={(job) => job} rowHeight={64}>
      {(job) => (
        <Card mb="xs" padding="sm">
          <Text>{job}</Text>
        </Card>
      )}
    </VirtualList>
  );
}

const meta = { title: 'ui/VirtualList', component: Jobs } satisfies Meta<typeof Jobs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = { args: { count: 3 } };

export const TenThousand: Story = {
  args: { count: 10_000 },
  play: async () => {
    await screen.findByText('Job 1');
    await expect(screen.getAllByRole('listitem').length).toBeLessThan(60);
    window.scrollTo({ top: document.documentElement.scrollHeight });
    await waitFor(() => expect(screen.queryByText('Job 1')).toBeNull());
    window.scrollTo({ top: 0 });
    await screen.findByText('Job 1');
  },
};
