import { WorkSurface } from '@keepmark/assistant/work-surface';
import { useSavedJob } from '@keepmark/jobs/jobs-store';
import { personalDataOf } from '@keepmark/resumes/ai-resume';
import { useResumeDocument, useResumes } from '@keepmark/resumes/resumes-store';
import { useMemo } from 'react';
import { useSavedInterviews } from '../interviews-store';
import type { Question } from '../question-bank/question';
import { feedbackTask } from './ai-feedback';

/** Asks the AI for feedback on a typed answer. Replaces names from the résumé and of interviewers first. */
export default function AiFeedback({ question, answer, jobId }: { question: Question; answer: string; jobId: string }) {
  const job = useSavedJob(jobId);
  const interviews = useSavedInterviews();
  const resumes = useResumes();
  const resumeId = job?.resumeId || (resumes.find(({ isDefault }) => isDefault)?.internalId ?? '');
  const resume = useResumeDocument(resumeId);
  const task = useMemo(() => {
    const own = resume ? personalDataOf(resume) : {};
    const others = interviews.flatMap(({ interviewers }) => interviewers.map(({ name }) => name));
    const otherNames = [...new Set([...(own.otherNames ?? []), ...others])];
    return feedbackTask({ question, answer, job, personalData: { ...own, otherNames } });
  }, [question, answer, job, resume, interviews]);
  return <WorkSurface isCompact task={task} />;
}
