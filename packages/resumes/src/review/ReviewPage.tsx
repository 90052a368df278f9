import { EmptyState, Icon, Page } from '@keepmark/ui';
import { Button, Text, Title } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { lazy, Suspense, useMemo } from 'react';
import { useLaidOut } from '@keepmark/resume-pages/use-laid-out';
import { ParserView } from '../parser-view/ParserView';
import type { ResumeDocument } from '@keepmark/resume-document';
import { ResumeNotFound } from '../resume-editor/ResumeNotFound';
import { useResumeDocument } from '../resumes-store';
import type { ResumesSlots } from '../slots';
import { FindingList } from './FindingList';
import type { Finding, Severity } from './finding';
import { findingsOf } from './findings';
import { isEnglish } from './language';
import classes from './ReviewPage.module.css';

// Lazy, because it includes word lists.
const AssistantReview = lazy(async () => ({
  default: (await import('../assistant-review/AssistantReview')).AssistantReview,
}));

const groups: readonly (readonly [Severity, string])[] = [
  ['fix', 'Fix before you send it'],
  ['improve', 'Could be better'],
  ['note', 'Good to know'],
];

/** The review of a résumé: findings of rules, and what a parser reads. */
export function ReviewPage({ slots }: { readonly slots: ResumesSlots }) {
  const { internalId = '' } = useParams({ strict: false });
  const document = useResumeDocument(internalId);
  return document ? <Review resumeId={internalId} document={document} slots={slots} /> : <ResumeNotFound />;
}

interface ReviewProps {
  readonly resumeId: string;
  readonly document: ResumeDocument;
  readonly slots: ResumesSlots;
}

function Review({ resumeId, document, slots }: ReviewProps) {
  const { laidOut } = useLaidOut(document);
  const pageCount = laidOut?.pages.length;
  const findings = useMemo(() => findingsOf(document, pageCount), [document, pageCount]);
  const english = useMemo(() => isEnglish(document), [document]);
  return (
    <Page
      title={`Review: ${document.title}`}
      width="text"
      actions={
        <Button
          variant="default"
          leftSection={<Icon name="edit" size="sm" />}
          renderRoot={(props) => <Link {...props} to="/resume/edit/$internalId" params={{ internalId: resumeId }} />}
        >
          Edit résumé
        </Button>
      }
    >
      {english ? null : (
        <Text c="dimmed">
          This résumé isn’t in English. Rules about wording, such as clichés and tense, only know English and were
          skipped.
        </Text>
      )}
      {findings.length === 0 ? (
        <EmptyState icon="circle-check" title="Nothing to improve">
          No rule found anything in this résumé. Read it once more aloud before you send it.
        </EmptyState>
      ) : (
        <>
          <Text component="output">{summary(findings)}</Text>
          {groups.map(([severity, heading]) => {
            const own = findings.filter((finding) => finding.severity === severity);
            return own.length === 0 ? null : (
              <section key={severity} aria-labelledby={`review-${severity}`} className={classes['group']}>
                <Title order={2} size="h4" id={`review-${severity}`}>
                  {heading}
                </Title>
                <FindingList findings={own} resumeId={resumeId} document={document} />
              </section>
            );
          })}
        </>
      )}
      <Suspense>
        <AssistantReview resumeId={resumeId} document={document} slots={slots} />
      </Suspense>
      <section aria-labelledby="review-parser" className={classes['parser']}>
        <Title order={2} size="h4" id="review-parser">
          What a parser reads
        </Title>
        <Text c="dimmed">
          Application systems read your PDF automatically. This is what our own reader finds in it.
        </Text>
        <ParserView document={document} />
      </section>
    </Page>
  );
}

/** "2 to fix, 1 to improve, 3 notes". */
function summary(findings: readonly Finding[]): string {
  const count = (severity: Severity) => findings.filter((finding) => finding.severity === severity).length;
  const notes = count('note');
  return [
    ...(count('fix') > 0 ? [`${count('fix')} to fix`] : []),
    ...(count('improve') > 0 ? [`${count('improve')} to improve`] : []),
    ...(notes > 0 ? [`${notes} ${notes === 1 ? 'note' : 'notes'}`] : []),
  ].join(', ');
}
