import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PlacesStory } from '../testing/PlacesStory';

const mill = {
  name: 'Old Mill',
  types: ['museum', 'cafe'],
  summary: 'A water mill with a café',
  address: 'Mill Lane 1',
  city: 'Oslo',
  country: 'Norway',
  phone: '+47 555 01 00',
  openingHours: 'Mo-Fr 10:00-18:00',
  url: 'https://www.mill.example/visit',
  notes: 'Closed on Mondays.\nBring cash.',
  description: 'Built in 1850 and still grinding.',
  details: [
    { name: 'Elevation', value: '120' },
    { name: 'Symbol', value: 'Flag, Blue' },
  ],
  latitude: 59.91,
  longitude: 10.75,
};

const meta = {
  title: 'places/Place page',
  component: PlacesStory,
  args: { path: '/place/details/$internalId', places: [mill], groups: { Weekend: [0], Museums: [0] } },
} satisfies Meta<typeof PlacesStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const NameOnly: Story = { args: { places: [{ name: 'Corner Bakery' }], groups: {} } };
export const Editing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit notes' }));
    await expect(canvas.getByRole('textbox', { name: 'Notes' })).toHaveFocus();
  },
};
export const NotFound: Story = { args: { path: '/place/details/no-such-place' } };
