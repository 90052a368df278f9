import { LoadingState } from '@keepmark/ui';
import { Text, Title } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useResumeDocument } from '../resumes-store';
import type { KeywordFitProps } from './keyword-fit-props';
import classes from './KeywordFit.module.css';

/** Letter for letter as in the specification, section 8. */
const noResumeMessage =
  'No Resume selected for this job. Associate a resume to this job using the edit job button to continue.';

// Lazy, because it includes the dictionary.
const FitReport = lazy(async () => ({ default: (await import('./FitReport')).FitReport }));

/** How well a résumé fits a posting, keyword by keyword, without AI. */
export function KeywordFit({ resumeId, posting, jobId, createVersion }: KeywordFitProps) {
  const document = useResumeDocument(resumeId);
  return (
    <section aria-labelledby={`fit-${jobId}`} className={classes['fit']}>
      <Title order={2} size="h4" id={`fit-${jobId}`}>
        Keyword fit
      </Title>
      {!document ? (
        <Text>{noResumeMessage}</Text>
      ) : posting.text.trim() === '' ? (
        <Text c="dimmed">Add the posting's text to this job to compare it with your résumé.</Text>
      ) : (
        <Suspense fallback={<LoadingState label="Comparing with the posting" />}>
          <FitReport
            document={document}
            resumeId={resumeId}
            posting={posting}
            jobId={jobId}
            createVersion={createVersion}
          />
        </Suspense>
      )}
    </section>
  );
}
