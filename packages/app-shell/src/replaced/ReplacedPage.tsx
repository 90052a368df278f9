import { Button, Text } from '@mantine/core';
import { DatabaseProvider } from '@keepmark/local-store/react';
import { EmptyState, ErrorState, LoadingState, Page } from '@keepmark/ui';
import '@keepmark/ui/screens.css';
import { errorMessage } from '@keepmark/ui/error-message';
import { VirtualList } from '@keepmark/ui/virtual-list';
import { useAppContext } from '../app-context';
import { PathLink } from '../links/PathLink';
import { PublicFooter } from '../public-page/PublicFooter';
import type { SavedKinds } from '../saved-kinds/saved-kinds';
import { useSavedKinds } from '../saved-kinds/use-saved-kinds';
import { siteDatabase } from '../site-database';
import { ReplacedRow } from './ReplacedRow';
import { useReplacedTexts } from './use-replaced-texts';

const toSettings = (
  <Button variant="default" renderRoot={(props) => <PathLink {...props} to="/settings" />}>
    Settings
  </Button>
);

const rowHeight = 140;

/** Texts that a newer one replaced when two tabs or devices changed the same field, to restore or to delete them. */
export default function ReplacedPage() {
  const { database = siteDatabase() } = useAppContext();
  const { saved, error, retry } = useSavedKinds();
  return (
    <DatabaseProvider database={database}>
      <Page title="Replaced texts" width="text" actions={toSettings}>
        {error === undefined ? null : (
          <ErrorState onRetry={retry}>{errorMessage(error, 'We couldn’t load the list. Try again.')}</ErrorState>
        )}
        {saved ? <Replaced saved={saved} /> : error === undefined ? <LoadingState label="Loading your data" /> : null}
      </Page>
      <PublicFooter />
    </DatabaseProvider>
  );
}

function Replaced({ saved }: { saved: SavedKinds }) {
  const { list, error, retry } = useReplacedTexts();
  if (error !== undefined) {
    return (
      <ErrorState onRetry={retry}>{errorMessage(error, 'We couldn’t read the replaced texts. Try again.')}</ErrorState>
    );
  }
  if (!list) return <LoadingState label="Loading your data" />;
  if (list.texts.length === 0) {
    return (
      <EmptyState icon="history" title="No replaced texts">
        When two tabs change the same text at the same time, the newer one stays. The other one comes here, so that you
        can restore it.
      </EmptyState>
    );
  }
  return (
    <>
      <Text c="dimmed" size="sm">
        {list.isStored
          ? 'Two tabs changed the same text, and the newer one stayed. The others are here for 30 days.'
          : 'Two tabs changed the same text, and the newer one stayed. Your browser is blocking storage, so this list is gone when you close this page.'}
      </Text>
      <VirtualList label="Replaced texts" items={list.texts} itemKey={({ key }) => key} rowHeight={rowHeight}>
        {(entry) => <ReplacedRow entry={entry} kinds={saved.kinds} />}
      </VirtualList>
    </>
  );
}
