import { LoadingState } from '@keepmark/ui';
import { Text, Title } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useResumeDocument } from '../resumes-store';
import { checkFit } from './check-fit';
import type { KeywordFitProps } from './keyword-fit-props';
import classes from './KeywordFit.module.css';

// Lazy, because it includes the dictionary.
const FitReport = lazy(async () => ({ default: (await import('./FitReport')).FitReport }));

/** How well a résumé fits a posting, keyword by keyword, without AI. */
export function KeywordFit({ resumeId, posting, jobId, createVersion }: KeywordFitProps) {
  const checked = checkFit(useResumeDocument(resumeId), posting.text);
  return (
    <section aria-labelledby={`fit-${jobId}`} className={classes['fit']}>
      <Title order={2} size="h4" id={`fit-${jobId}`}>
        Keyword fit
      </Title>
      {!checked.success ? (
        <Text>{checked.message}</Text>
      ) : (
        <Suspense fallback={<LoadingState label="Comparing with the posting" />}>
          <FitReport
            document={checked.document}
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
