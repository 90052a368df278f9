import type { DirectoryCompany } from '@keepmark/contracts';
import { Icon } from '@keepmark/ui';
import { Text } from '@mantine/core';
import classes from './DirectoryRow.module.css';

/** The review status of a company that only its author can see. Empty for an approved one. */
export function ReviewNotice({ found }: { found: Pick<DirectoryCompany, 'review' | 'reviewNote'> }) {
  const { review, reviewNote } = found;
  if (review === 'approved') return null;
  const isWaiting = review === 'waiting';
  return (
    <div className={classes['review']}>
      <Icon name={isWaiting ? 'clock' : 'alert-circle'} size="xs" />
      <Text size="sm">
        {isWaiting ? 'Waiting for review: only you can see this.' : 'Not approved: only you can see this.'}
        {reviewNote ? ` ${reviewNote}` : ''}
      </Text>
    </div>
  );
}
