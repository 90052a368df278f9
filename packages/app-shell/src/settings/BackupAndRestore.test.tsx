import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBackup } from '@keepmark/local-store/care';
import { testDatabase } from '@keepmark/local-store/testing';
import { renderShell } from '../testing/render-shell';
import { settingTable } from './settings-table';

beforeEach(() => localStorage.clear());

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
  expect(screen.getByRole('progressbar', { name: 'Storage used' })).toBeTruthy();
});
