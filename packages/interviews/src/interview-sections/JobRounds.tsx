import { useSavedJob } from '@keepmark/jobs/jobs-store';
import { Section } from '@keepmark/ui/section';
import { Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { byDate, roundsOf } from '../interview';
import { useSavedInterviews } from '../interviews-store';
import { InterviewLinks } from './InterviewLinks';
import classes from './InterviewSection.module.css';

/** The interviews for a job, in order. @param currentId the interview of this page, shown without a link */
export function JobRounds({ jobId, currentId }: { jobId: string; currentId?: string }) {
  const interviews = useSavedInterviews();
  const job = useSavedJob(jobId);
  const own = useMemo(
    () => interviews.filter((interview) => interview.jobId === jobId).toSorted(byDate),
    [interviews, jobId],
  );
  const rounds = useMemo(() => roundsOf(own), [own]);
  if (!job && own.length < 2) return null;
  return (
    <Section
      title={currentId ? 'Rounds' : 'Interviews'}
      label="Interviews for this job"
      actions={
        job ? (
          <Button
            size="compact-sm"
            variant="light"
            renderRoot={(props) => <Link {...props} to="/interview/add/{-$jobId}" params={{ jobId }} />}
          >
            {currentId ? 'Add round' : 'Add interview'}
          </Button>
        ) : null
      }
    >
      {own.length === 0 ? <Text c="dimmed">No interviews for this job yet</Text> : null}
      <InterviewLinks interviews={own} rounds={rounds} currentId={currentId} />
      {job ? (
        <div className={classes['links']}>
          {currentId ? (
            <Link to="/job/edit/$internalId" params={{ internalId: jobId }}>
              Go to job
            </Link>
          ) : null}
          <Link to="/interview/practice/{-$jobId}" params={{ jobId }}>
            Practice for this job
          </Link>
        </div>
      ) : null}
    </Section>
  );
}
