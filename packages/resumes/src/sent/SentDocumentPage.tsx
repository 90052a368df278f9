import { tryAndNotify, EmptyState, notify, Page } from '@keepmark/ui';
import { Alert, Button, Group, SegmentedControl, Text } from '@mantine/core';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { ResumeDocument } from '@keepmark/resume-document';
import { DocumentPreview } from '../resume-preview/DocumentPreview';
import type { SentDocument } from '@keepmark/resume-document/tables';
import { useResumesStore } from '../resumes-store';
import type { ResumesSlots } from '../slots';
import { sentOn } from './sent-date';
import { type SentContent, useSentDocument } from './sent-store';
import { sentTitle } from './SentDocuments';

/** The résumé and letter of an application, exactly as they were sent. */
export function SentDocumentPage({ slots }: { slots: ResumesSlots }) {
  const { sentId = '' } = useParams({ strict: false });
  const sent = useSentDocument(sentId);
  if (sent) return <Sent key={sentId} {...sent} JobLink={slots.JobLink} />;
  return (
    <Page title="Sent documents">
      <EmptyState
        icon="file-text"
        title="Documents not found"
        action={<Button renderRoot={(props) => <Link {...props} to="/resumes" />}>Go to résumés</Button>}
      >
        They were deleted, or you sent them from another browser.
      </EmptyState>
    </Page>
  );
}

interface SentProps extends Pick<ResumesSlots, 'JobLink'> {
  document: SentDocument;
  content: SentContent | undefined;
}

function Sent({ document, content, JobLink }: SentProps) {
  const { resume, letter } = content ?? {};
  const [wanted, setWanted] = useState<'resume' | 'letter'>('resume');
  const shown = (wanted === 'resume' ? resume : letter) ?? resume ?? letter;
  const jobName = [document.jobTitle, document.companyName].filter((part) => part !== '').join(' at ') || 'a job';
  return (
    <Page title={sentTitle(document)}>
      <Text>
        {sentOn(document.dateSent)} for {JobLink ? <JobLink jobId={document.jobId}>{jobName}</JobLink> : jobName}. It
        stays as it was when you change the original.
      </Text>
      <Group>
        {resume && letter ? (
          <SegmentedControl
            aria-label="Document"
            value={wanted}
            onChange={(value) => setWanted(value === 'letter' ? 'letter' : 'resume')}
            data={[
              { value: 'resume', label: 'Résumé' },
              { value: 'letter', label: 'Cover letter' },
            ]}
          />
        ) : null}
        {resume ? <CopyToResumes resume={resume} sent={document} /> : null}
      </Group>
      {shown ? (
        <DocumentPreview key={shown === letter ? 'letter' : 'resume'} document={shown} />
      ) : (
        <Alert color="error" title="We couldn’t read these documents">
          Restore a backup to get them back.
        </Alert>
      )}
    </Page>
  );
}

/** Restores the sent résumé as a new one. */
function CopyToResumes({ resume, sent }: { resume: ResumeDocument; sent: SentDocument }) {
  const store = useResumesStore();
  const navigate = useNavigate();
  const copy = () => {
    const title = `${resume.title} (${sentOn(sent.dateSent)})`;
    const internalId = tryAndNotify(() => store.addFull({ ...resume, title }));
    if (internalId === undefined) return;
    notify.success(`Added ${title}.`);
    void navigate({ to: '/resume/edit/$internalId', params: { internalId } });
  };
  return (
    <Button variant="default" onClick={copy}>
      Start a résumé from this
    </Button>
  );
}
