import { Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { placeLabel } from '../entry-place';
import type { ResumeDocument } from '@keepmark/resume-document';
import type { Finding } from './finding';
import classes from './ReviewPage.module.css';

const shownAtFirst = 12;

interface FindingListProps {
  readonly findings: readonly Finding[];
  readonly resumeId: string;
  readonly document: ResumeDocument;
}

/** Findings, each with a quote, why it matters, and a link to the place in the editor. */
export function FindingList({ findings, resumeId, document }: FindingListProps) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? findings : findings.slice(0, shownAtFirst);
  return (
    <>
      <ul className={classes['findings']}>
        {shown.map((finding, index) => {
          const { rule, what, why, quote, sectionId, entryId } = finding;
          const label = placeLabel(document, sectionId, entryId);
          return (
            // Two identical bullets give two identical findings.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={`${rule} ${entryId} ${what} ${quote} ${index}`} className={classes['finding']}>
              <Text fw={600}>{what}</Text>
              {quote === '' ? null : <q className={classes['quote']}>{quote}</q>}
              <Text size="sm" c="dimmed">
                {why}
              </Text>
              <Link
                to="/resume/edit/$internalId"
                params={{ internalId: resumeId }}
                hash={entryId || sectionId}
                aria-label={`Edit ${label}: ${what}`}
                className={classes['edit']}
              >
                Edit {label}
              </Link>
            </li>
          );
        })}
      </ul>
      {findings.length > shownAtFirst ? (
        <Button variant="subtle" size="compact-md" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? `Show ${shownAtFirst}` : `Show all ${findings.length}`}
        </Button>
      ) : null}
    </>
  );
}
