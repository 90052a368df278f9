import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { DatabaseProvider } from '@keepmark/local-store/react';
import '@keepmark/ui/screens.css';
import { useAppContext } from '../app-context';
import { siteDatabase } from '../site-database';
import { createQueryClient } from './create-query-client';
import { useStoreNotices } from './use-store-notices';

/** Server answers and the local database, for every screen under it. */
export function SignedInLayout() {
  const { database = siteDatabase() } = useAppContext();
  const [queryClient] = useState(createQueryClient);
  useStoreNotices(database);
  return (
    <QueryClientProvider client={queryClient}>
      <DatabaseProvider database={database}>
        <Outlet />
      </DatabaseProvider>
    </QueryClientProvider>
  );
}
