import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Card } from '@mantine/core';
import { Page } from './Page';

const meta = {
  title: 'ui/Page',
  component: Page,
  args: {
    title: 'Jobs',
    actions: (
      <>
        <Button variant="default">Import</Button>
        <Button>Add job</Button>
      </>
    ),
    children: <Card>Content</Card>,
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Text: Story = { args: { width: 'text' } };
export const Full: Story = { args: { width: 'full' } };
export const LongTitle: Story = { args: { title: 'Applications that have gone quiet for more than three weeks' } };
