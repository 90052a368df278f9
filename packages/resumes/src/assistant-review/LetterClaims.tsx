import { checkLetter } from '@keepmark/grounding';
import { plural } from '@keepmark/ui/words';
import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { aiResumeOf } from '../ai-resume';
import type { ResumeDocument } from '@keepmark/resume-document';
import classes from './AssistantReview.module.css';
import { ClaimedText } from './ClaimedText';
import { ClaimLegend } from './ClaimLegend';
import { aiJobOf, type JobToFit } from './resume-tasks';

interface LetterClaimsProps {
  readonly text: string;
  readonly document: ResumeDocument;
  readonly job: Omit<JobToFit, 'jobId'>;
}

/** A letter written by an AI. Claims that the résumé doesn't support are marked. */
export function LetterClaims({ text, document, job }: LetterClaimsProps) {
  const reasons = useMemo(
    () => checkLetter({ resume: aiResumeOf(document), job: aiJobOf(job), text, name: document.name }),
    [text, document, job],
  );
  return (
    <div className={classes['result']}>
      <ClaimedText text={text} reasons={reasons} />
      <Text size="sm" component="output">
        {reasons.length === 0
          ? 'We found nothing in this letter that isn’t in your résumé. Read it before you send it.'
          : `${plural(reasons.length, 'place')} to check against your résumé before you send this letter.`}
      </Text>
      {reasons.length === 0 ? null : <ClaimLegend red="so change it unless it’s true." />}
    </div>
  );
}
