import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import '@keepmark/ui/screens.css';
import { DatabaseProvider } from '@keepmark/local-store/react';
import { useAppContext } from '../app-context';
import { siteDatabase } from '../site-database';
import { createQueryClient } from './create-query-client';

/** Server answers and the local database, for every screen under it. */
export function SignedInLayout() {
  const { database } = useAppContext();
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <DatabaseProvider database={database ?? siteDatabase()}>
        <Outlet />
      </DatabaseProvider>
    </QueryClientProvider>
  );
}
