import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { SyncError } from '../sync-control';
import { DevicesStory } from '../testing/DevicesStory';
import { offHere, onHere } from '../testing/fake-sync-control';

const meta = {
  title: 'Sync/Devices',
  component: DevicesStory,
  parameters: { layout: 'fullscreen' },
  args: { state: onHere },
} satisfies Meta<typeof DevicesStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const problem = (shown: NonNullable<typeof onHere.problem>): Story => ({
  args: { state: { ...onHere, problem: shown } },
});
const files = (changes: Partial<NonNullable<typeof onHere.files>>): Story => ({
  args: { state: { ...onHere, files: { ...onHere.files!, ...changes } } },
});
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const On: Story = {};
export const Offline: Story = { args: { state: { ...onHere, isReachable: false, pendingRows: 3 } } };
export const Sending: Story = { args: { state: { ...onHere, pendingRows: 1204 } } };
export const Off: Story = { args: { state: offHere } };
export const OffUnreachable: Story = { args: { state: { ...offHere, server: 'unknown' } } };
export const NotOffered: Story = { args: { state: { ...offHere, server: 'not-offered' } } };
export const TurnedOffElsewhere: Story = { args: { state: { ...offHere, turnedOffElsewhere: true } } };
export const DataElsewhere: Story = { args: { state: { ...offHere, server: 'data' } } };
export const PairAgain: Story = { args: { state: { kind: 'pair-again' } } };
export const AskFirst: Story = {
  args: {
    state: { kind: 'ask-first' },
    overrides: { savedHere: async () => new Map([['jobs', 12]]) },
  },
};
export const Starting: Story = { args: { state: { kind: 'starting', progress: { done: 250, total: 1000 } } } };
export const Loading: Story = { args: { loading: 'forever' } };
export const LoadingFails: Story = { args: { loading: 'fails' } };
export const Full: Story = problem({ kind: 'full', usedBytes: 33_000_000, limitBytes: 33_554_432 });
export const FilesWaiting: Story = files({ toSend: 3, toGet: 3, damaged: 1, tooLarge: 1 });
export const FilesFull: Story = files({ toSend: 12, isFull: true });
export const FilesBrowserFull: Story = files({ toGet: 2, isBrowserFull: true });
export const ServerGaveLess: Story = problem({ kind: 'server-gave-less', missing: 12 });
export const ReloadNeeded: Story = problem({ kind: 'reload-needed' });

export const Words: Story = {
  args: { state: offHere },
  play: async () => {
    await press('Turn on sync');
    await screen.findByRole('list', { name: 'Your recovery words' });
  },
};

export const AskAboutSaved: Story = {
  args: { state: offHere, overrides: { savedHere: async () => new Map([['jobs', 12]]) } },
  play: async () => {
    await press('Turn on sync');
    await screen.findByRole('dialog', { name: 'Add what is saved here?' });
    // The question belongs to the page: unanswered, it would still be asked in the next story.
    await press('Not now');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const WrongWords: Story = {
  args: { state: offHere },
  play: async () => {
    await press('Turn on sync');
    await press('I saved my words');
    await userEvent.type(await screen.findByLabelText(/^Word 3/), 'thank');
    await userEvent.type(screen.getByLabelText(/^Word 8/), 'useless');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Turn on sync' }));
    await screen.findByText(/One of the words isn’t right/);
  },
};

export const AddDevice: Story = {
  play: async () => {
    await press('Add a device');
    await screen.findByRole('img', { name: /Code to scan/ });
  },
};

export const NoCode: Story = {
  args: {
    overrides: { createPairing: () => Promise.reject(new SyncError('unreachable', 'offline')) },
  },
  play: async () => {
    await press('Add a device');
    await expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t reach the server');
  },
};

export const TurningOff: Story = {
  play: async () => {
    await press('Turn off sync');
    await userEvent.click(await screen.findByRole('checkbox', { name: /server’s copy/ }));
    await screen.findByRole('button', { name: 'Turn off everywhere' });
  },
};
