import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { DatabaseProvider } from '@keepmark/local-store/react';
import { ErrorState, LoadingState, Page } from '@keepmark/ui';
import '@keepmark/ui/screens.css';
import { errorMessage } from '@keepmark/ui/error-message';
import { useAppContext } from '../app-context';
import { PathLink } from '../links/PathLink';
import { PublicFooter } from '../public-page/PublicFooter';
import { siteDatabase } from '../site-database';
import type { SavedKinds } from './saved-kinds';
import { useSavedKinds } from './use-saved-kinds';

export interface SavedDataPageProps {
  title: string;
  /** Shown once the names of what people save have loaded. */
  children: (saved: SavedKinds) => ReactNode;
}

/** The frame of a screen of Settings that lists saved entries of every kind. */
export function SavedDataPage({ title, children }: SavedDataPageProps) {
  const { database = siteDatabase() } = useAppContext();
  const { saved, error, retry } = useSavedKinds();
  const toSettings = (
    <Button variant="default" renderRoot={(props) => <PathLink {...props} to="/settings" />}>
      Settings
    </Button>
  );
  return (
    <DatabaseProvider database={database}>
      <Page title={title} width="text" actions={toSettings}>
        {error === undefined ? null : (
          <ErrorState onRetry={retry}>{errorMessage(error, 'We couldn’t load the list. Try again.')}</ErrorState>
        )}
        {saved ? children(saved) : error === undefined ? <LoadingState label="Loading your data" /> : null}
      </Page>
      <PublicFooter />
    </DatabaseProvider>
  );
}
