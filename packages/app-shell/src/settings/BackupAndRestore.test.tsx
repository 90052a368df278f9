import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBackup } from '@keepmark/local-store/care';
import { testDatabase } from '@keepmark/local-store/testing';
import type { BackupPart } from '../app-context';
import { renderShell } from '../testing/render-shell';
import { settingTable } from './settings-table';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const country = { settingGroup: 'search', settingName: 'country' } as const;
function backupOf(settingValue: string): string {
  const other = testDatabase();
  other.table(settingTable).insert({ ...country, settingValue });
  return createBackup(other).text;
}
async function chooseFile(text: string) {
  const shell = await renderShell({ path: '/settings' });
  await screen.findByRole('button', { name: 'Restore' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  fireEvent.change(input, { target: { files: [new File([text], 'keepmark.json', { type: 'application/json' })] } });
  return shell;
}

describe('a backup', () => {
  it('is restored only after a preview', async () => {
    const { database } = await chooseFile(backupOf('de'));
    expect(await screen.findByText('Entries: 1 added, 0 changed, 0 unchanged.')).toBeTruthy();
    expect(database.table(settingTable).count()).toBe(0);
    fireEvent.click(screen.getAllByRole('button', { name: 'Restore' }).at(-1)!);
    await waitFor(() => expect(database.table(settingTable).query()[0]?.settingValue).toBe('de'));
  });

  it('that the browser can no longer read is refused in our words, not in those of the browser', async () => {
    vi.spyOn(File.prototype, 'text').mockRejectedValue(new TypeError('bytes is undefined'));
    await chooseFile(backupOf('de'));
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t read this file. Try another one.');
  });

  it('that is not a backup is refused with a sentence, and nothing changes', async () => {
    const { database } = await chooseFile('{"not": "a backup"}');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent?.length).toBeGreaterThan(20);
    expect(database.table(settingTable).count()).toBe(0);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('shows how much storage is used', async () => {
  await renderShell({ path: '/settings' });
  expect(await screen.findByText(/of storage used$/)).toBeTruthy();
  // A whole number: more digits are read aloud, and an exponent is no valid value.
  expect(screen.getByRole('progressbar', { name: 'Storage used' }).getAttribute('aria-valuenow')).toMatch(/^\d+$/);
});

describe('the parts of a backup that people choose', () => {
  const part = (name: string, optional?: BackupPart['optional']): BackupPart => ({
    name,
    write: async () => `The ${name}.`,
    restore: async () => {},
    ...(optional && { optional }),
  });
  const backupParts = [
    part('photos'),
    part('recordings', { label: 'Include recordings', bytes: () => 5_000_000 }),
    part('drafts', { label: 'Include drafts', bytes: () => 0 }),
  ];

  it.each([
    [false, ['photos']],
    [true, ['photos', 'recordings']],
  ])('are in the file only if chosen (%s), and empty ones are not offered', async (isChosen, names) => {
    const download = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:backup');
    await renderShell({ path: '/settings', backupParts });
    const recordings = await screen.findByRole('checkbox', { name: /^Include recordings \(/ });
    expect(screen.queryByRole('checkbox', { name: /^Include drafts/ })).toBeNull();
    if (isChosen) fireEvent.click(recordings);
    fireEvent.click(screen.getByRole('button', { name: 'Back up' }));
    await waitFor(() => expect(download).toHaveBeenCalledOnce());
    const text = await (download.mock.calls[0]![0] as Blob).text();
    for (const { name } of backupParts) expect(text.includes(`The ${name}.`)).toBe(names.includes(name));
  });

  it.each([true, false])('are in the file from the start where most people want them (%s)', async (isSaved) => {
    const download = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:backup');
    download.mockClear();
    const files = part('files', { label: 'Include files', bytes: () => 5_000_000, isIncluded: true });
    await renderShell({ path: '/settings', backupParts: [files] });
    const checkbox = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Include files \(/ });
    expect(checkbox.checked).toBe(true);
    if (!isSaved) fireEvent.click(checkbox);
    fireEvent.click(screen.getByRole('button', { name: 'Back up' }));
    await waitFor(() => expect(download).toHaveBeenCalledOnce());
    expect((await (download.mock.calls[0]![0] as Blob).text()).includes('The files.')).toBe(isSaved);
  });
});
