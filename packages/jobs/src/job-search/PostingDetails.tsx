import { CompanyLink } from '@keepmark/companies/company-link';
import { type JobPosting, webAddress } from '@keepmark/contracts';
import { Icon, LoadingState } from '@keepmark/ui';
import { Button, Text, Title } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { jobName } from '../job';
import { SaveJobButton } from './SaveJobButton';
import type { MarkedPosting } from './mark-saved';
import { PostingBadges } from './PostingBadges';
import { postingFacts } from './posting-facts';
import classes from './PostingDetails.module.css';

const PostingDescription = lazy(() => import('../job-posting/PostingDescription'));

export interface PostingDetailsProps {
  posting: MarkedPosting;
  onSave: (posting: JobPosting) => void;
}

/** All that is known of a posting, with the way to where it comes from. */
export function PostingDetails({ posting, onSave }: PostingDetailsProps) {
  const { jobTitle, companyName, location, description } = posting;
  const url = webAddress(posting.url);
  const facts = postingFacts(posting);
  return (
    <article className={classes['details']}>
      <div>
        <Title order={2} size="h3">
          {jobTitle}
        </Title>
        <CompanyLink companyName={companyName} />
        <Text c="dimmed">{location}</Text>
        <Text c="dimmed">{facts.join(' · ')}</Text>
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
            aria-label={`Original posting of ${jobName(posting)}`}
          >
            Original posting
          </Button>
        ) : null}
      </div>
      {description === '' ? (
        <Text c="dimmed">
          {url
            ? 'The source gives no description here. Read it in the original posting.'
            : 'The source gives neither a description nor a link to one.'}
        </Text>
      ) : (
        <Suspense fallback={<LoadingState label="Loading the description" />}>
          <PostingDescription html={description} />
        </Suspense>
      )}
    </article>
  );
}
