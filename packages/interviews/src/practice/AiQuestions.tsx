import { WorkSurface } from '@keepmark/assistant/work-surface';
import type { Job } from '@keepmark/jobs';
import { preparationTasks } from '@keepmark/jobs/preparation-tasks';
import { useResumeDocument } from '@keepmark/resumes/resumes-store';
import { plural } from '@keepmark/ui/words';
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { questionsIn } from './ai-questions';
import { startSession } from './session-store';

/** Asks the AI for questions about a job, and practices them. */
export default function AiQuestions({ job, limitSeconds }: { job: Job; limitSeconds: number }) {
  const resume = useResumeDocument(job.resumeId);
  const task = useMemo(() => preparationTasks({ job, resume }).questions, [job, resume]);
  return (
    <WorkSurface isCompact task={task} actions={({ answer }) => practiceButton(job.internalId, answer, limitSeconds)} />
  );
}

function practiceButton(jobId: string, answer: string, limitSeconds: number) {
  const questions = questionsIn(answer);
  if (questions.length === 0) return null;
  return (
    <Button size="compact-md" onClick={() => startSession({ jobId, questions, limitSeconds })}>
      {`Practice ${plural(questions.length, 'question')}`}
    </Button>
  );
}
