import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PlacesStory } from '../testing/PlacesStory';
import { geocoded } from '../testing/service';

const springfields = ['Illinois', 'Missouri', 'Oregon'].map((stateName, index) =>
  geocoded({
    label: `Springfield, ${stateName}, United States`,
    city: 'Springfield',
    stateName,
    countryName: 'United States',
    latitude: 37 + index * 3,
    longitude: -90 - index * 10,
  }),
);

const meta = {
  title: 'places/Missing locations',
  component: PlacesStory,
  args: { path: '/places/locate', places: [{ name: 'Springfield' }, { name: 'Corner Bakery' }] },
} satisfies Meta<typeof PlacesStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {};
export const AllLocated: Story = { args: { places: [{ name: 'Oslo', latitude: 59.9, longitude: 10.7 }] } };
export const Review: Story = {
  args: { service: { 'POST geography/geosearch/geocode': () => springfields } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Look up 2 locations' }));
    await expect(await canvas.findByRole('heading', { name: 'Where is Springfield?' })).toBeVisible();
  },
};
