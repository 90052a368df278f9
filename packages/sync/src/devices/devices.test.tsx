import { renderScreen } from '@keepmark/app-shell/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createSyncRoutes } from '../routes';
import { type SyncControl, SyncError, type SyncState } from '../sync-control';
import { fakeSyncControl, offHere, onHere } from '../testing/fake-sync-control';

async function open(state: SyncState, overrides: Partial<SyncControl> = {}) {
  const fake = fakeSyncControl(state, overrides);
  const loadSync = async () => fake.control;
  await renderScreen((signedIn) => createSyncRoutes(signedIn, { loadSync }), { path: '/settings/devices' });
  return fake;
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));

afterEach(() => window.history.replaceState(null, '', window.location.pathname));

it('turns sync on only after two of the words were typed back', async () => {
  const { control, calls } = await open(offHere);
  await press('Turn on sync');
  const words = await screen.findByRole('list', { name: 'Your recovery words' });
  expect(within(words).getAllByRole('listitem')).toHaveLength(12);
  await press('I saved my words');
  await userEvent.type(dialog().getByLabelText(/^Word 3/), 'thank');
  await userEvent.type(dialog().getByLabelText(/^Word 8/), 'year');
  await userEvent.click(dialog().getByRole('button', { name: 'Turn on sync' }));
  await screen.findByText(/One of the words isn’t right/);
  expect(control.state.kind).toBe('off');
  await userEvent.clear(dialog().getByLabelText(/^Word 8/));
  await userEvent.type(dialog().getByLabelText(/^Word 8/), 'useful');
  await userEvent.click(dialog().getByRole('button', { name: 'Turn on sync' }));
  await screen.findByText(/^Up to date/);
  expect(calls.findLast(([method]) => method === 'confirmWords')?.[1]).toEqual(['thank', 'useful']);
});

it('doesn’t turn sync on when the dialog of the words is closed', async () => {
  const { control, calls } = await open(offHere);
  await press('Turn on sync');
  await press('I saved my words');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(control.state.kind).toBe('off');
  expect(calls.map(([method]) => method)).not.toContain('confirmWords');
});

it('joins with the recovery words, and says which word it doesn’t know', async () => {
  await open({ ...offHere, server: 'data' });
  const words = await screen.findByLabelText(/^Recovery words/);
  await userEvent.type(words, 'legal winner thank year wave sausages');
  await press('Get my data');
  expect(await screen.findByText(/Word 6, “sausages”, isn’t on the list/)).toBeDefined();
  await userEvent.clear(words);
  await userEvent.type(words, 'legal winner thank year wave sausage');
  await press('Get my data');
  await screen.findByText(/^Up to date/);
});

it('asks before it joins with the code of an address, and takes the secret out of the address', async () => {
  window.history.replaceState(null, '', '#secret-of-43-characters');
  const { calls } = await open({ ...offHere, server: 'data' });
  await screen.findByRole('heading', { name: 'Sync this device?' });
  expect(window.location.hash).toBe('');
  expect(calls.map(([method]) => method)).not.toContain('joinWithPairing');
  await press('Sync this device');
  await screen.findByText(/^Up to date/);
  expect(calls).toContainEqual(['joinWithPairing', 'secret-of-43-characters']);
});

it('leads to the other ways when a code is too old', async () => {
  window.history.replaceState(null, '', '#old');
  await open(
    { ...offHere, server: 'data' },
    { joinWithPairing: () => Promise.reject(new SyncError('pairing-expired', '')) },
  );
  await press('Sync this device');
  await screen.findByText(/older than 10 minutes/);
  await press('Other ways');
  expect(await screen.findByLabelText(/^Recovery words/)).toBeDefined();
});

it('offers a code for another device, and makes it useless when the dialog closes', async () => {
  const { calls } = await open(onHere);
  await press('Add a device');
  await screen.findByRole('img', { name: /Code to scan/ });
  expect(calls).toContainEqual(['createPairing', expect.stringMatching(/\/settings\/devices$/)]);
  await press('Done');
  await waitFor(() => expect(calls).toContainEqual(['cancel']));
});

it('removes another device only after a question, with new words', async () => {
  const { calls } = await open(onHere);
  expect(screen.queryByRole('button', { name: 'Remove Chrome on Windows' })).toBeNull();
  await press('Remove Safari on iPhone');
  await press('Remove and change key');
  await screen.findByRole('list', { name: 'Your recovery words' });
  expect(calls).toContainEqual(['removeDeviceAndChangeKey', 'phone']);
  expect(screen.getByText('Safari on iPhone')).toBeDefined();
});

it('renames a device', async () => {
  const { calls } = await open(onHere);
  await press('Rename Safari on iPhone');
  const name = await screen.findByLabelText(/^Name/);
  await userEvent.clear(name);
  await userEvent.type(name, ' My phone ');
  await userEvent.click(dialog().getByRole('button', { name: 'Rename' }));
  await screen.findByText('My phone');
  expect(calls).toContainEqual(['renameDevice', 'phone', 'My phone']);
});

it.each([
  [false, 'Turn off here'],
  [true, 'Turn off everywhere'],
])('turns off, deleting the server’s copy: %s', async (deleteServerCopy, button) => {
  const { calls } = await open(onHere);
  await press('Turn off sync');
  if (deleteServerCopy) fireEvent.click(await screen.findByRole('checkbox', { name: /server’s copy/ }));
  await press(button);
  await waitFor(() => expect(calls).toContainEqual(['turnOff', { deleteServerCopy }]));
});

it('says what waits while the server can’t be reached', async () => {
  await open({ ...onHere, isReachable: false, pendingRows: 3 });
  const said = 'Offline, 3 changes to send. They’re saved here and go out when you’re back online.';
  expect(await screen.findByText(said)).toBeDefined();
});

it('asks a server again that couldn’t be reached', async () => {
  const checkServer = vi.fn<() => Promise<void>>(async () => {});
  await open({ ...offHere, server: 'unknown' }, { checkServer });
  await press('Try again');
  expect(checkServer).toHaveBeenCalledTimes(2);
});

const twelveJobs = new Map([
  ['jobs', 12],
  ['places', 1],
  ['job_parts', 40],
]);
const question = /^What is saved in this browser \(12 jobs, 1 place\) will be added to the account of .+@/;

it.each([
  ['turning on sync', 'turnOn', offHere, async () => press('Turn on sync')],
  [
    'joining by words',
    'joinWithWords',
    { ...offHere, server: 'data' } as const,
    async () => {
      await userEvent.type(await screen.findByLabelText(/^Recovery words/), 'legal winner');
      await press('Get my data');
    },
  ],
] as const)('asks before %s adds what is saved here', async (_what, method, state, act) => {
  const { calls } = await open(state, { savedHere: async () => twelveJobs });
  const called = () => calls.some(([name]) => name === method);
  await act();
  expect(await screen.findByText(question)).toBeDefined();
  await press('Not now');
  await waitFor(() => expect(screen.queryByText(question)).toBeNull());
  expect(called()).toBe(false);
  await press(method === 'turnOn' ? 'Turn on sync' : 'Get my data');
  await press('Add');
  await waitFor(() => expect(called()).toBe(true));
});

it('asks before a pairing adds what is saved here', async () => {
  window.history.replaceState(null, '', `${window.location.pathname}#aaaabbbbccccddddeeeeffffgggghhhhiiiijjjjkkk`);
  const { calls } = await open(offHere, { savedHere: async () => twelveJobs });
  await press('Sync this device');
  expect(await screen.findByText(question)).toBeDefined();
  expect(calls.some(([name]) => name === 'joinWithPairing')).toBe(false);
  await press('Add');
  await screen.findByText(/^Up to date/);
});

it('asks a person who comes back to a browser that somebody else used', async () => {
  const { calls } = await open({ kind: 'ask-first' }, { savedHere: async () => twelveJobs });
  expect(await screen.findByText(question)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Not now' }).getAttribute('href')).toBe('/settings');
  await press('Add');
  await screen.findByText(/^Up to date/);
  expect(calls).toContainEqual(['addSaved']);
});

it('turns a kind of file on, and says how far files are', async () => {
  const { calls } = await open(onHere);
  expect(await screen.findByText('All files are up to date.')).toBeDefined();
  fireEvent.click(screen.getByRole('switch', { name: 'Interview recordings' }));
  await waitFor(() => expect(calls).toContainEqual(['setFileKind', 'recordings', true]));
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Interview recordings' }).checked).toBe(true),
  );
});

it('says which files wait, which are damaged, and that the server is full', async () => {
  const files = { ...onHere.files!, toSend: 2, toGet: 3, damaged: 1, isFull: true };
  await open({ ...onHere, files });
  expect(await screen.findByText('No space left for files on the server')).toBeDefined();
  const said = screen.getByText(/^2 files to send\./).textContent;
  expect(said).toContain('2 files aren’t here yet.');
  expect(said).toContain('1 file came back damaged');
});
