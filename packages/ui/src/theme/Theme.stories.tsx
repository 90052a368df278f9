import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ControlGallery } from './ControlGallery';

/** Mantine's controls in the theme, for each color family. The toolbar switches the mode. */
const meta = {
  title: 'ui/Theme',
  component: ControlGallery,
  play: async ({ globals }) => {
    const page = globals['mode'] === 'dark' ? 'rgb(33, 33, 33)' : 'rgb(255, 255, 255)';
    await expect(getComputedStyle(document.body).backgroundColor).toBe(page);
  },
} satisfies Meta<typeof ControlGallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Blue: Story = { globals: { family: 'blue' } };
export const Purple: Story = { globals: { family: 'purple' } };
export const DeepPurple: Story = { globals: { family: 'deep-purple' } };
export const Indigo: Story = { globals: { family: 'indigo' } };
export const LightBlue: Story = { globals: { family: 'light-blue' } };
export const Cyan: Story = { globals: { family: 'cyan' } };
export const Teal: Story = { globals: { family: 'teal' } };
export const Green: Story = { globals: { family: 'green' } };
export const LightGreen: Story = { globals: { family: 'light-green' } };
export const Grey: Story = { globals: { family: 'grey' } };

export const WithAListOpen: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('combobox', { name: 'Status' }));
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(getComputedStyle(list.parentElement!).opacity).toBe('1'));
  },
};
