import { type JobPosting, webAddress } from '@keepmark/contracts';
import { Icon, LoadingState } from '@keepmark/ui';
import { Button, Group, Text, Title } from '@mantine/core';
import { lazy, Suspense, useRef } from 'react';
import { postingName } from '../posting-name';
import { useSavedPostings, type MarkedPosting } from '../saved-postings';
import { SaveJobButton } from './SaveJobButton';
import { PostingBadges } from './PostingBadges';
import { SimilarPostings } from './SimilarPostings';
import { PostingFactList } from './PostingFactList';
import classes from './PostingDetails.module.css';

const PostingDescription = lazy(() => import('./PostingDescription'));

export interface PostingDetailsProps {
  posting: MarkedPosting;
  onSave: (posting: JobPosting) => void;
}

/** The full posting: its facts and text, a link to the original, and postings like it. */
export function PostingDetails({ posting, onSave }: PostingDetailsProps) {
  const { jobTitle, companyName, description } = posting;
  const { CompanyLink } = useSavedPostings();
  const url = webAddress(posting.url);
  const title = useRef<HTMLHeadingElement>(null);
  const saveToo = () => {
    onSave(posting);
    // The button disappears.
    title.current?.focus();
  };
  return (
    <article className={classes['details']}>
      <div>
        <Title ref={title} tabIndex={-1} order={2} size="h3">
          {jobTitle}
        </Title>
        <CompanyLink companyName={companyName} />
        <PostingBadges posting={posting} />
      </div>
      <div className={classes['actions']}>
        <SaveJobButton posting={posting} onSave={onSave} />
        {url ? (
          <Button
            variant="default"
            rightSection={<Icon name="external-link" size="xs" />}
            component="a"
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Original posting: ${postingName(posting)}`}
          >
            Original posting
          </Button>
        ) : null}
      </div>
      {posting.savedIn === '' ? null : (
        <Group gap="xs">
          <Text size="sm">You saved this job in {posting.savedIn}.</Text>
          <Button size="compact-sm" variant="light" onClick={saveToo}>
            Save this one too
          </Button>
        </Group>
      )}
      <PostingFactList posting={posting} />
      {description === '' ? (
        <Text c="dimmed">
          {url ? 'No description here. Read it in the original posting.' : 'No description available.'}
        </Text>
      ) : (
        <Suspense fallback={<LoadingState label="Loading description" />}>
          <PostingDescription html={description} />
        </Suspense>
      )}
      <SimilarPostings key={posting.externalId} posting={posting} />
    </article>
  );
}
