import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { DatabaseProvider } from '@keepmark/local-store/react';
import '@keepmark/ui/screens.css';
import { useAppContext } from '../app-context';
import { siteDatabase } from '../site-database';
import { useBackupDue } from '../settings/use-backup-due';
import { usePersistentStorage } from '../settings/use-persistent-storage';
import { createQueryClient } from './create-query-client';
import { useStoreNotices } from './use-store-notices';

const BackupReminder = lazy(() => import('../settings/BackupReminder'));

/** Gives every screen under it the query client, the local database, and notices about it. */
export function SignedInLayout() {
  const { database = siteDatabase() } = useAppContext();
  const [queryClient] = useState(createQueryClient);
  useStoreNotices(database);
  usePersistentStorage(database);
  const backup = useBackupDue(database);
  return (
    <QueryClientProvider client={queryClient}>
      <DatabaseProvider database={database}>
        {backup.due ? (
          <Suspense fallback={null}>
            <BackupReminder due={backup.due} onAnswered={backup.answer} />
          </Suspense>
        ) : null}
        <Outlet />
      </DatabaseProvider>
    </QueryClientProvider>
  );
}
