import { tryAndNotify, Icon, changeWithUndo } from '@keepmark/ui';
import { Button, Text, Title } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { ResumeDocument } from '../resume-document';
import { AddKeyword } from './AddKeyword';
import { fitOf, keywordKey } from './fit';
import type { FitKeyword } from './fit-keyword';
import { useFitMarks, useFitMarksStore } from './fit-marks';
import { useResumes } from '../resumes-store';
import type { KeywordFitProps } from './keyword-fit-props';
import classes from './KeywordFit.module.css';
import { KeywordList } from './KeywordList';

/** Longer postings are cut here: a posting of 40,000 characters has about 12 pages. */
const maxPostingLength = 40_000;

interface FitReportProps extends KeywordFitProps {
  readonly document: ResumeDocument;
}

/** The keywords of a posting: those that the résumé misses, those that it has, and those that the person dismissed. */
export function FitReport({ document, resumeId, posting, jobId, createVersion }: FitReportProps) {
  const navigate = useNavigate();
  const marks = useFitMarks(jobId);
  const marksStore = useFitMarksStore(jobId);
  const text = posting.text.slice(0, maxPostingLength);
  const compared = useMemo(() => ({ title: posting.title, text }), [posting.title, text]);
  const { found, missing, dismissed, added } = useMemo(
    () => fitOf(compared, document, marks),
    [compared, document, marks],
  );
  const all = found.length + missing.length;
  const isVersionForJob = useResumes().some((resume) => resume.internalId === resumeId && resume.jobId === jobId);

  const namesOf = (key: string) =>
    marks.filter(({ keyword }) => keywordKey(keyword) === key).map(({ keyword }) => keyword);
  const isAdded = ({ key }: FitKeyword) => added.some((keyword) => keyword.key === key);
  const dismiss = (keyword: FitKeyword) =>
    changeWithUndo(`Dismissed ${keyword.keyword}.`, () =>
      isAdded(keyword) && keyword.quotes.length === 0
        ? marksStore.clear(`Removed ${keyword.keyword}`, namesOf(keyword.key))
        : marksStore.set(keyword.keyword, 'dismissed', namesOf(keyword.key)),
    );
  const restore = ({ key, keyword }: FitKeyword) =>
    changeWithUndo(`Restored ${keyword}.`, () => marksStore.clear(`Restored ${keyword}`, namesOf(key)));
  const add = (keyword: string) => tryAndNotify(() => marksStore.set(keyword, 'added', namesOf(keywordKey(keyword))));
  const create = () => {
    const internalId = createVersion(resumeId);
    if (internalId !== undefined) void navigate({ to: '/resume/edit/$internalId', params: { internalId } });
  };
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
        {isVersionForJob ? null : (
          <Button variant="light" leftSection={<Icon name="copy" size="sm" />} onClick={create}>
            Create a version for this job
          </Button>
        )}
      </div>
      {text.length < posting.text.length ? (
        <Text size="sm" c="dimmed">
          This posting is very long: only its first {maxPostingLength.toLocaleString('en')} characters were compared.
        </Text>
      ) : null}
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
