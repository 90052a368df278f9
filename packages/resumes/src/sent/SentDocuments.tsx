import { useDatabase } from '@keepmark/local-store/react';
import { Icon, changeWithUndo, notify } from '@keepmark/ui';
import { downloadFile } from '@keepmark/ui/file-export';
import { ActionIcon, Anchor, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { SentDocument } from '@keepmark/resume-document/tables';
import { exportFileName } from '@keepmark/resume-pages/file-name';
import { sentOn } from './sent-date';
import { deleteSentDocument, readSentContent, useSentDocuments } from './sent-store';
import classes from './SentDocuments.module.css';

/** The titles at the time: "Nurse and Cover letter". */
export const sentTitle = ({ resumeTitle, letterTitle }: SentDocument): string =>
  [resumeTitle, letterTitle].filter((title) => title !== '').join(' and ') || 'Untitled';

/** The section of the job page with the documents that were sent. Renders nothing if there are none. */
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
            <DownloadButton document={document} />
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

/** Downloads the sent résumé and letter as PDFs. */
function DownloadButton({ document }: { document: SentDocument }) {
  const database = useDatabase();
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    try {
      const { resume, letter } = readSentContent(database, document) ?? {};
      if (!resume && !letter) throw new Error('The content is gone.');
      const { writePdf } = await import('@keepmark/resume-pages/write-pdf');
      for (const sent of [resume, letter]) {
        if (sent) downloadFile(exportFileName(sent, 'pdf'), await writePdf(sent));
      }
    } catch {
      notify.error('We couldn’t create the PDF. Open the documents and try again.');
    }
    setIsBusy(false);
  };
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      loading={isBusy}
      aria-label={`Download ${sentTitle(document)}, ${sentOn(document.dateSent).toLowerCase()}, as PDF`}
      onClick={() => void download()}
    >
      <Icon name="download" size="sm" />
    </ActionIcon>
  );
}
