import { Icon } from '@keepmark/ui';
import { ActionIcon, Badge, Button, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { placeLabel } from '../entry-place';
import type { ResumeDocument } from '@keepmark/resume-document';
import type { FitKeyword, FitPosting } from './fit-keyword';
import classes from './KeywordFit.module.css';
import { quoteContext } from './quote-context';

const shownAtFirst = 10;

interface KeywordListProps {
  readonly heading?: string;
  readonly keywords: readonly FitKeyword[];
  readonly posting: FitPosting;
  readonly document: ResumeDocument;
  readonly resumeId: string;
  readonly isAdded: (keyword: FitKeyword) => boolean;
  readonly onDismiss?: (keyword: FitKeyword) => void;
  readonly onRestore?: (keyword: FitKeyword) => void;
}

/** Keywords, each with its quote from the posting. Shows ten, and the rest on request. */
export function KeywordList({ heading, keywords, ...row }: KeywordListProps) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? keywords : keywords.slice(0, shownAtFirst);
  return (
    <div className={classes['group']}>
      {heading === undefined ? null : (
        <Title order={3} size="h5">
          {heading}
        </Title>
      )}
      <ul className={classes['keywords']}>
        {shown.map((keyword) => (
          <li key={keyword.key} className={classes['row']}>
            <KeywordRow keyword={keyword} {...row} />
          </li>
        ))}
      </ul>
      {keywords.length > shownAtFirst ? (
        <Button variant="subtle" size="compact-md" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? `Show ${shownAtFirst}` : `Show all ${keywords.length}`}
        </Button>
      ) : null}
    </div>
  );
}

interface KeywordRowProps extends Omit<KeywordListProps, 'heading' | 'keywords'> {
  readonly keyword: FitKeyword;
}

function KeywordRow({ keyword, posting, document, resumeId, isAdded, onDismiss, onRestore }: KeywordRowProps) {
  const [quote] = keyword.quotes;
  const context = quote && quoteContext(posting, quote);
  return (
    <>
      <div className={classes['words']}>
        <Text component="span" fw={600}>
          {keyword.keyword}
        </Text>
        {isAdded(keyword) ? (
          <Badge variant="light" color="gray" size="sm">
            Added
          </Badge>
        ) : null}
        {context ? (
          <q className={classes['quote']}>
            {context.before}
            <mark>{context.quote}</mark>
            {context.after}
          </q>
        ) : (
          <span className={classes['quote']}>Not in the posting</span>
        )}
        {keyword.quotes.length > 1 ? (
          <span className={classes['more']}>and {keyword.quotes.length - 1} more in the posting</span>
        ) : null}
        {keyword.places.length > 0 ? <Places {...{ keyword, document, resumeId }} /> : null}
      </div>
      {onDismiss ? (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={`Dismiss ${keyword.keyword}`}
          title="Dismiss"
          onClick={() => onDismiss(keyword)}
        >
          <Icon name="x" size="sm" />
        </ActionIcon>
      ) : null}
      {onRestore ? (
        <Button
          variant="subtle"
          size="compact-md"
          aria-label={`Restore ${keyword.keyword}`}
          onClick={() => onRestore(keyword)}
        >
          Restore
        </Button>
      ) : null}
    </>
  );
}

function Places({ keyword, document, resumeId }: Pick<KeywordRowProps, 'keyword' | 'document' | 'resumeId'>) {
  const [first] = keyword.places;
  if (!first) return null;
  return (
    <span className={classes['more']}>
      In your résumé:{' '}
      <Link to="/resume/edit/$internalId" params={{ internalId: resumeId }} hash={first.entryId || first.sectionId}>
        {placeLabel(document, first.sectionId, first.entryId)}
      </Link>
      {keyword.places.length > 1 ? ` and ${keyword.places.length - 1} more` : ''}
    </span>
  );
}
