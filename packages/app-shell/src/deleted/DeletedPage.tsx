import { useMemo } from 'react';
import { EmptyState, ErrorState, LoadingState } from '@keepmark/ui';
import { errorMessage } from '@keepmark/ui/error-message';
import { SavedDataPage } from '../saved-kinds/SavedDataPage';
import { type SavedKinds, tablesOf } from '../saved-kinds/saved-kinds';
import { DeletedList } from './DeletedList';
import { useDeletedRows } from './use-deleted-rows';

/** What people deleted in the last 30 days, to restore it or to delete it permanently. */
export default function DeletedPage() {
  return <SavedDataPage title="Recently deleted">{(saved) => <Deleted saved={saved} />}</SavedDataPage>;
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
