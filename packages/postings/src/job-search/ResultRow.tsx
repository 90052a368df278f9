import type { JobPosting } from '@keepmark/contracts';
import { UnstyledButton } from '@mantine/core';
import { memo } from 'react';
import { SaveJobButton } from '../posting/SaveJobButton';
import type { MarkedPosting } from '../saved-postings';
import { PostingBadges } from '../posting/PostingBadges';
import { postingFacts, shortLocation } from '../posting-facts';
import classes from './ResultRow.module.css';

export interface ResultRowProps {
  posting: MarkedPosting;
  /** Whether this posting is open beside the list. */
  isOpen: boolean;
  onOpen: (externalId: string) => void;
  onSave: (posting: JobPosting) => void;
}

/** One posting in the results. A click anywhere on it opens the description. */
export const ResultRow = memo(function ResultRow({ posting, isOpen, onOpen, onSave }: ResultRowProps) {
  const location = shortLocation(posting);
  return (
    <li className={classes['row']} data-open={isOpen || undefined} data-row={posting.externalId}>
      <div className={classes['text']}>
        <UnstyledButton
          className={classes['title']}
          aria-current={isOpen || undefined}
          onClick={() => onOpen(posting.externalId)}
        >
          {posting.jobTitle}
        </UnstyledButton>
        <div className={classes['where']}>
          <span>{posting.companyName}</span>
          {posting.companyName && location ? ' · ' : ''}
          <span className={classes['location']}>{location}</span>
        </div>
        <div className={classes['facts']}>
          <span>{postingFacts(posting).join(' · ')}</span>
          <PostingBadges posting={posting} />
        </div>
      </div>
      <div className={classes['save']}>
        <SaveJobButton posting={posting} onSave={onSave} size="compact-md" />
      </div>
    </li>
  );
});
