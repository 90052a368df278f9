import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { DatabaseProvider } from '@keepmark/local-store/react';
import { ScaleUnitContext } from '@keepmark/map/scale-unit';
import { StreetsContext } from '@keepmark/map/streets';
import '@keepmark/ui/screens.css';
import { setMeasures } from '@keepmark/ui/words';
import { useAppContext } from '../app-context';
import { siteDatabase } from '../site-database';
import { preloadErrorScreen } from '../screens/LazyErrorScreen';
import { useMeasures } from '../settings/measures-setting';
import { useBackupDue } from '../settings/use-backup-due';
import { usePersistentStorage } from '../settings/use-persistent-storage';
import { whenIdle } from '../versions/spare-time';
import { createQueryClient } from './create-query-client';
import { createFindMapStreets } from './find-map-streets';
import { useHandover } from '../screen-snapshot/use-handover';
import { useReminders } from './use-reminders';
import { useSnapshots } from './use-snapshots';
import { useSyncRunner } from './use-sync-runner';
import { useStoreNotices } from './use-store-notices';
import { useLateStart } from '@keepmark/ui/late-start';

/** Keeps the focus near what people did by keyboard (`keep-focus.ts`), which loads after the first render. */
function useFocusKeeper(): void {
  const router = useRouter();
  const load = useCallback(async () => {
    const { startKeepingFocus } = await import('../page-behavior/keep-focus');
    return () => startKeepingFocus(router);
  }, [router]);
  useLateStart(load);
}

/** A page that is busy for longer won't be idle soon. */
const maxIdleMs = 2000;

const BackupReminder = lazy(() => import('../settings/BackupReminder'));

/** Gives every screen under it the query client, the local database, the streets of maps, and notices. */
export function SignedInLayout() {
  const { api, database = siteDatabase() } = useAppContext();
  const [queryClient] = useState(createQueryClient);
  const [findStreets] = useState(() => createFindMapStreets(api));
  useStoreNotices(database);
  useHandover();
  useFocusKeeper();
  useSnapshots();
  usePersistentStorage(database);
  const backup = useBackupDue(database);
  const reminders = useReminders();
  const { runner, offer } = useSyncRunner(database);
  useEffect(() => {
    whenIdle(preloadErrorScreen, { timeout: maxIdleMs });
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <DatabaseProvider database={database}>
        {backup.due ? (
          <Suspense fallback={null}>
            <BackupReminder due={backup.due} device={backup.device} onAnswered={backup.answer} />
          </Suspense>
        ) : (
          offer
        )}
        {reminders}
        {runner}
        <StreetsContext value={findStreets}>
          <InChosenMeasures />
        </StreetsContext>
      </DatabaseProvider>
    </QueryClientProvider>
  );
}

/** The screen, with distances and times as chosen. All of it starts again when that changes, in another tab perhaps. */
function InChosenMeasures() {
  const measures = useMeasures();
  setMeasures(measures);
  return (
    <ScaleUnitContext value={measures.distance === 'miles' ? 'imperial' : 'metric'}>
      <Outlet key={`${measures.distance} ${measures.clock}`} />
    </ScaleUnitContext>
  );
}
