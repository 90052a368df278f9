import { tryAndNotify, Icon, changeWithUndo } from '@keepmark/ui';
import { Button, Text, Title } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { ResumeDocument } from '@keepmark/resume-document';
import { AddKeyword } from './AddKeyword';
import { fitOf, keywordKey } from './fit';
import type { FitKeyword } from './fit-keyword';
import { useFitMarks, useFitMarksStore } from './fit-marks';
import { useResumes } from '../resumes-store';
import type { KeywordFitProps } from './keyword-fit-props';
import classes from './KeywordFit.module.css';
import { KeywordList } from './KeywordList';

/** Longer postings are truncated. 40,000 characters are about 12 pages. */
const maxPostingLength = 40_000;

interface FitReportProps extends KeywordFitProps {
  readonly document: ResumeDocument;
}

/** The keywords of a posting: missing in the résumé, found in it, and dismissed. */
export function FitReport({ document, resumeId, posting, jobId, createVersion }: FitReportProps) {
  const marks = useFitMarks(jobId);
  const text = posting.text.slice(0, maxPostingLength);
  const compared = useMemo(() => ({ title: posting.title, text }), [posting.title, text]);
  const { found, missing, dismissed, added } = useMemo(
    () => fitOf(compared, document, marks),
    [compared, document, marks],
  );
  const all = found.length + missing.length;
  const isVersionForJob = useResumes().some((resume) => resume.internalId === resumeId && resume.jobId === jobId);
  const isAdded = ({ key }: FitKeyword) => added.some((keyword) => keyword.key === key);
  const { dismiss, restore, add } = useMarkActions(jobId, marks, isAdded);
  const shared = { posting: compared, document, resumeId, isAdded };

  return (
    <>
      <div className={classes['head']}>
        <Text>
          {all === 0 ? (
            'No keywords found in this posting. Add the ones that matter.'
          ) : (
            <>
              <strong>
                {found.length} of {all} {all === 1 ? 'keyword' : 'keywords'}
              </strong>{' '}
              found in{' '}
              <Link to="/resume/edit/$internalId" params={{ internalId: resumeId }}>
                {document.title}
              </Link>
              , {missing.length} missing
            </>
          )}
        </Text>
        {isVersionForJob ? null : <CreateVersionButton resumeId={resumeId} createVersion={createVersion} />}
      </div>
      {text.length < posting.text.length ? <LongPosting /> : null}
      {missing.length > 0 ? (
        <KeywordList heading={`Missing (${missing.length})`} keywords={missing} {...shared} onDismiss={dismiss} />
      ) : all > 0 ? (
        <Text>
          <Icon name="circle-check" size="sm" /> Your résumé has every keyword of this posting.
        </Text>
      ) : null}
      <AddKeyword onAdd={add} />
      {found.length > 0 ? (
        <KeywordList heading={`Found (${found.length})`} keywords={found} {...shared} onDismiss={dismiss} />
      ) : null}
      {dismissed.length > 0 ? (
        <details className={classes['dismissed']}>
          <summary>
            <Title order={3} size="h5" component="span">{`Dismissed (${dismissed.length})`}</Title>
          </summary>
          <KeywordList keywords={dismissed} {...shared} onRestore={restore} />
        </details>
      ) : null}
    </>
  );
}

/** Dismissing, restoring and adding keywords. All spellings of a keyword have the same mark. */
function useMarkActions(
  jobId: string,
  marks: ReturnType<typeof useFitMarks>,
  isAdded: (keyword: FitKeyword) => boolean,
) {
  const store = useFitMarksStore(jobId);
  const namesOf = (key: string) =>
    marks.filter(({ keyword }) => keywordKey(keyword) === key).map(({ keyword }) => keyword);
  return {
    dismiss: (keyword: FitKeyword) =>
      changeWithUndo(`Dismissed ${keyword.keyword}.`, () =>
        isAdded(keyword) && keyword.quotes.length === 0
          ? store.clear(`Removed ${keyword.keyword}`, namesOf(keyword.key))
          : store.set(keyword.keyword, 'dismissed', namesOf(keyword.key)),
      ),
    restore: ({ key, keyword }: FitKeyword) =>
      changeWithUndo(`Restored ${keyword}.`, () => store.clear(`Restored ${keyword}`, namesOf(key))),
    add: (keyword: string) => tryAndNotify(() => store.set(keyword, 'added', namesOf(keywordKey(keyword)))),
  };
}

const LongPosting = () => (
  <Text size="sm" c="dimmed">
    This posting is very long: only its first {maxPostingLength.toLocaleString('en')} characters were compared.
  </Text>
);

function CreateVersionButton({ resumeId, createVersion }: Pick<KeywordFitProps, 'resumeId' | 'createVersion'>) {
  const navigate = useNavigate();
  const create = () => {
    const internalId = createVersion(resumeId);
    if (internalId !== undefined) void navigate({ to: '/resume/edit/$internalId', params: { internalId } });
  };
  return (
    <Button variant="light" leftSection={<Icon name="copy" size="sm" />} onClick={create}>
      Create a version for this job
    </Button>
  );
}
