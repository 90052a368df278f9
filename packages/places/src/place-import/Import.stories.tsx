import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PlacesStory } from '../testing/PlacesStory';

const chooseFile =
  (text: string) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1 });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    await expect(input).not.toBeNull();
    if (input) await userEvent.upload(input, new File([text], 'places.csv', { type: 'text/csv' }));
  };

const meta = {
  title: 'places/Import',
  component: PlacesStory,
  args: { path: '/places/import', places: [{ name: 'Riverside Park', latitude: 30.2747, longitude: -97.7404 }] },
} satisfies Meta<typeof PlacesStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {};
export const Preview: Story = {
  play: chooseFile('Name,Latitude,Longitude\nOld Mill,59.9,10.7\nRiverside Park,30.2747,-97.7404\n'),
};
export const SimilarPin: Story = { play: chooseFile('Name,Latitude,Longitude\nRiverside Park,30.2756,-97.7404\n') };
export const Failed: Story = { play: chooseFile('') };
