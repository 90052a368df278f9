import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { closeDrawer, newVersionReady, openDrawer, openPalette, openShare } from '../shell-store';
import { ShellStory } from '../testing/ShellStory';
import { placesSite } from '../variants/places';

/** Waits until the dialog stops moving, so that the accessibility check sees its final colors. */
async function stillDialog(name: string) {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
  await waitFor(() => expect(dialog.getAnimations({ subtree: true })).toHaveLength(0));
  return dialog;
}
const loaded = () => screen.findByRole('heading', { level: 1 });

const meta = {
  title: 'shell/Overlays',
  component: ShellStory,
  parameters: { wholePage: true },
  args: { path: '/terms' },
} satisfies Meta<typeof ShellStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DrawerSignedIn: Story = {
  args: { path: '/jobs/list', auth: { signedIn: true } },
  play: async () => {
    await loaded();
    openDrawer();
    const drawer = await stillDialog('Menu');
    await expect(drawer.getBoundingClientRect().width).toBe(250);
    await expect(screen.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  },
};

export const DrawerSignedOut: Story = {
  args: { site: placesSite },
  play: async () => {
    await loaded();
    openDrawer();
    await stillDialog('Menu');
  },
};

export const DrawerClosedAgain: Story = {
  play: async () => {
    await loaded();
    openDrawer();
    await stillDialog('Menu');
    closeDrawer();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const ShareDialog: Story = {
  play: async () => {
    await loaded();
    openShare();
    await stillDialog('Share Keepmark Jobs');
    await expect(screen.getByText('Use the buttons to share this application')).toBeVisible();
  },
};

export const Palette: Story = {
  args: { path: '/jobs/list', auth: { signedIn: true } },
  play: async () => {
    await loaded();
    openPalette();
    await stillDialog('Command palette');
    await userEvent.type(screen.getByRole('textbox', { name: /Search screens/ }), 'set');
    await screen.findByRole('button', { name: 'Settings' });
  },
};

export const PaletteFindsSaved: Story = {
  args: {
    path: '/jobs/list',
    auth: { signedIn: true },
    paletteSources: [
      {
        group: 'Saved jobs',
        icon: 'briefcase',
        read: () => [{ internalId: '1', label: 'Baker', detail: 'Harbor Trust · Austin, TX' }],
        pathOf: (id) => `/job/edit/${id}`,
      },
    ],
  },
  play: async () => {
    await loaded();
    openPalette();
    await stillDialog('Command palette');
    await userEvent.type(screen.getByRole('textbox', { name: /Search screens/ }), 'bak harb');
    await screen.findByRole('button', { name: /Baker/ });
  },
};

export const PaletteFindsNothing: Story = {
  play: async () => {
    await loaded();
    openPalette();
    await stillDialog('Command palette');
    await userEvent.type(screen.getByRole('textbox', { name: /Search screens/ }), 'zzz');
    await screen.findByText('No matches.');
  },
};

export const NewVersion: Story = {
  play: async () => {
    await loaded();
    newVersionReady(async () => {});
    await screen.findByText(/A new version is ready/);
  },
};
