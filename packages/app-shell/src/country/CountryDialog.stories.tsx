import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import CountryDialog from './CountryDialog';

const meta = {
  title: 'shell/CountryDialog',
  component: CountryDialog,
  args: { opened: true, value: 'us', onChoose: fn(), onClose: fn() },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Choose a country' });
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
  },
} satisfies Meta<typeof CountryDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllCountries: Story = {};

export const Chosen: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Search' }), 'new z{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('nz');
  },
};

export const NoneFound: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Search' }), 'atlantis');
    await screen.findByText('No matching countries.');
  },
};
