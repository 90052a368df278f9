import { useDatabase } from '@keepmark/local-store/react';
import { Icon, changeWithUndo } from '@keepmark/ui';
import { ActionIcon, Anchor, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { SentDocument } from '../resume-tables';
import { sentOn } from './sent-date';
import { deleteSentDocument, useSentDocuments } from './sent-store';
import classes from './SentDocuments.module.css';

/** "Nurse and Cover letter", the titles when they were sent. */
export const sentTitle = ({ resumeTitle, letterTitle }: SentDocument): string =>
  [resumeTitle, letterTitle].filter((title) => title !== '').join(' and ') || 'Untitled';

/** What was sent with the applications of a job, as a section of the job page. Nothing when nothing was sent. */
export function SentDocuments({ jobId }: { readonly jobId: string }) {
  const database = useDatabase();
  const documents = useSentDocuments(jobId);
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby="job-sent">
      <Title order={2} size="h4" id="job-sent">
        Sent documents
      </Title>
      <ul className={classes['list']}>
        {documents.map((document) => (
          <li key={document.internalId} className={classes['row']}>
            <div className={classes['words']}>
              <Anchor
                renderRoot={(props) => (
                  <Link {...props} to="/resume/sent/$sentId" params={{ sentId: document.internalId }} />
                )}
              >
                {sentTitle(document)}
              </Anchor>
              <Text size="sm" c="dimmed">
                {sentOn(document.dateSent)}
              </Text>
            </div>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`Delete ${sentTitle(document)}, ${sentOn(document.dateSent).toLowerCase()}`}
              onClick={() =>
                void changeWithUndo('Deleted the sent documents.', () =>
                  deleteSentDocument(database, document.internalId),
                )
              }
            >
              <Icon name="trash" size="sm" />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </section>
  );
}
