import { EmptyState, Icon, Page } from '@keepmark/ui';
import { Button, Text } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { lazy, Suspense, useMemo } from 'react';
import { useLaidOut } from '../pages/use-laid-out';
import type { ResumeDocument } from '../resume-document';
import { ResumeNotFound } from '../resume-editor/ResumeNotFound';
import { useResumeDocument } from '../resumes-store';
import { FindingList } from './FindingList';
import { findingsOf } from './findings';
import { isEnglish } from './language';

/** What could be better in a résumé, by rules, and what a parser reads. */
export function ReviewPage() {
  const { internalId = '' } = useParams({ strict: false });
  const document = useResumeDocument(internalId);
  return document ? <Review resumeId={internalId} document={document} /> : <ResumeNotFound />;
}

function Review({ resumeId, document }: { resumeId: string; document: ResumeDocument }) {
  return null;
}
