import { openDatabase } from '@keepmark/local-store';
import { DatabaseProvider } from '@keepmark/local-store/react';
import { setSyncMark } from '@keepmark/local-store/sync-mark';
import { KeepmarkTheme } from '@keepmark/ui';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ClearDialog } from './ClearDialog';

beforeEach(() => localStorage.clear());
afterEach(() => openDatabase('keepmark').close());

async function open({ isSynced }: { isSynced: boolean }) {
  const database = openDatabase('keepmark');
  if (isSynced) setSyncMark(database, 'mark');
  render(
    <KeepmarkTheme>
      <DatabaseProvider database={database}>
        <ClearDialog variant="jobs" tables={[{ name: 'jobs', rows: 2 }]} onClose={() => {}} onClear={() => {}} />
      </DatabaseProvider>
    </KeepmarkTheme>,
  );
  await screen.findByText('Deletes 2 jobs.');
}
const warning = () => screen.queryByText('Sync is on: this deletes on all of your devices.');

it('says that it deletes on all devices where sync is on', async () => {
  await open({ isSynced: true });
  expect(warning()).not.toBeNull();
});

it('says nothing of other devices where sync is off', async () => {
  await open({ isSynced: false });
  expect(warning()).toBeNull();
});
