import { Icon } from '@keepmark/ui';
import { Section } from '@keepmark/ui/section';
import { truncateText } from '@keepmark/ui/words';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { PostingCheck } from '../job-posting/PostingCheck';
import type { Job } from '../job-table';
import { postingTextOf } from '../job-posting/posting-text';
import { PostingTextForm } from '../preparation/PostingTextForm';
import { jobSourceLabels } from '../vocabulary';
import classes from './JobPage.module.css';

/** Longer texts are cut, with a button that shows all of them. */
const shownCharacters = 700;

/** What the posting says, and whether it is still there. */
export function PostingSection({ job }: { job: Job }) {
  const { url, source, postingClosedDate } = job;
  return (
    <Section title="Posting" actions={url ? <OriginalPosting url={url} /> : null}>
      <div className={classes['facts']}>
        <Text size="sm" c="dimmed">
          Found through: {jobSourceLabels[source]}
        </Text>
        {url ? <PostingCheck url={url} closedDate={postingClosedDate} /> : null}
      </div>
      <PostingText text={postingTextOf(job)} />
      <PostingTextForm job={job} isOpen={false} />
    </Section>
  );
}

function OriginalPosting({ url }: { url: string }) {
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      rightSection={<Icon name="external-link" size="xs" />}
      component="a"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
    >
      Original posting
    </Button>
  );
}

function PostingText({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false);
  if (text === '') {
    return <Text c="dimmed">No posting text yet. Paste it here, since postings get taken down.</Text>;
  }
  const isLong = text.length > shownCharacters * 1.3;
  return (
    <>
      <Text className={classes['lines']}>
        {isLong && !isWhole ? truncateText(text, shownCharacters, 'word') : text}
      </Text>
      {isLong ? (
        <div>
          <Button variant="subtle" size="compact-sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show less' : 'Show full posting'}
          </Button>
        </div>
      ) : null}
    </>
  );
}
