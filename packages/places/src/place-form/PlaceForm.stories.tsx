import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { manyPlaces } from '../testing/fixtures';
import { PlacesStory } from '../testing/PlacesStory';

const meta = {
  title: 'places/Form',
  component: PlacesStory,
  args: { path: '/place/add' },
} satisfies Meta<typeof PlacesStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add place' }));
    await expect(canvas.getByText('Enter a name.')).toBeVisible();
  },
};
export const Full: Story = {
  args: { path: '/place/edit/$internalId', places: manyPlaces(3), groups: { Weekend: [0] } },
};
export const NotFound: Story = { args: { path: '/place/edit/no-such-place' } };
