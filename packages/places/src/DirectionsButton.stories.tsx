import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { DirectionsButton } from './DirectionsButton';

const meta = {
  title: 'places/Directions button',
  component: DirectionsButton,
  args: { place: { name: 'Old Mill', latitude: 59.91, longitude: 10.75 } },
} satisfies Meta<typeof DirectionsButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Small: Story = { args: { size: 'compact-md', variant: 'light' } };
export const ClosedAgain: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Directions' }));
    const item = await screen.findByRole('menuitem', { name: 'Organic Maps' });
    await waitFor(() => expect(item).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
    await expect(within(canvasElement).getByRole('button', { name: 'Directions' })).toHaveFocus();
  },
};
export const NoLocation: Story = { args: { place: { name: 'Corner Bakery', latitude: null, longitude: null } } };
