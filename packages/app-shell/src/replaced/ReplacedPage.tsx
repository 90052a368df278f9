import { Text } from '@mantine/core';
import { EmptyState, ErrorState, LoadingState } from '@keepmark/ui';
import { errorMessage } from '@keepmark/ui/error-message';
import { VirtualList } from '@keepmark/ui/virtual-list';
import { SavedDataPage } from '../saved-kinds/SavedDataPage';
import type { SavedKinds } from '../saved-kinds/saved-kinds';
import { ReplacedRow } from './ReplacedRow';
import { useReplacedTexts } from './use-replaced-texts';

const rowHeight = 140;

/** Texts that a newer one replaced when two tabs or devices changed the same field, to restore or to delete them. */
export default function ReplacedPage() {
  return <SavedDataPage title="Replaced texts">{(saved) => <Replaced saved={saved} />}</SavedDataPage>;
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
        When two tabs or devices change the same text at the same time, the newer one stays. The other one comes here,
        so that you can restore it.
      </EmptyState>
    );
  }
  return (
    <>
      <Text c="dimmed" size="sm">
        {list.isStored
          ? 'Two tabs or devices changed the same text, and the newer one stayed. The others are here for 30 days.'
          : 'Two tabs or devices changed the same text, and the newer one stayed. Your browser is blocking storage, so this list is gone when you close this page.'}
      </Text>
      <VirtualList label="Replaced texts" items={list.texts} itemKey={({ key }) => key} rowHeight={rowHeight}>
        {(entry) => <ReplacedRow entry={entry} kinds={saved.kinds} />}
      </VirtualList>
    </>
  );
}
