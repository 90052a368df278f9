import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { DatabaseProvider } from '@keepmark/local-store/react';
import { EmptyState, ErrorState, LoadingState, Page } from '@keepmark/ui';
import '@keepmark/ui/screens.css';
import { errorMessage } from '@keepmark/ui/error-message';
import { useAppContext } from '../app-context';
import { PathLink } from '../links/PathLink';
import { PublicFooter } from '../public-page/PublicFooter';
import { type SavedKinds, tablesOf } from '../saved-kinds/saved-kinds';
import { useSavedKinds } from '../saved-kinds/use-saved-kinds';
import { siteDatabase } from '../site-database';
import { DeletedList } from './DeletedList';
import { useDeletedRows } from './use-deleted-rows';

const toSettings = (
  <Button variant="default" renderRoot={(props) => <PathLink {...props} to="/settings" />}>
    Settings
  </Button>
);

/** What people deleted in the last 30 days, to restore it or to delete it permanently. */
export default function DeletedPage() {
  const { database = siteDatabase() } = useAppContext();
  const { saved, error, retry } = useSavedKinds();
  return (
    <DatabaseProvider database={database}>
      <Page title="Recently deleted" width="text" actions={toSettings}>
        {error === undefined ? null : (
          <ErrorState onRetry={retry}>{errorMessage(error, 'We couldn’t load the list. Try again.')}</ErrorState>
        )}
        {saved ? <Deleted saved={saved} /> : error === undefined ? <LoadingState label="Loading your data" /> : null}
      </Page>
      <PublicFooter />
    </DatabaseProvider>
  );
}

function Deleted({ saved }: { saved: SavedKinds }) {
  const deleted = useDeletedRows(useMemo(() => tablesOf(saved), [saved]));
  if (deleted.status === 'loading') return <LoadingState label="Loading your data" />;
  if (deleted.status === 'failed') {
    return (
      <ErrorState onRetry={deleted.retry}>
        {errorMessage(deleted.cause, 'We couldn’t read what you deleted. Try again.')}
      </ErrorState>
    );
  }
  if (deleted.items.length === 0) {
    return (
      <EmptyState icon="trash" title="Nothing deleted">
        {deleted.isStored
          ? 'What you delete stays here for 30 days, so that you can restore it.'
          : 'What you delete stays here until you close this page, because your browser is blocking storage.'}
      </EmptyState>
    );
  }
  return <DeletedList saved={saved} items={deleted.items} isStored={deleted.isStored} />;
}
