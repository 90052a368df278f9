import { jobName } from '@keepmark/jobs';
import { useSavedJob } from '@keepmark/jobs/jobs-store';
import { useDatabase } from '@keepmark/local-store/react';
import { Page } from '@keepmark/ui';
import { Columns } from '@keepmark/ui/columns';
import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { sweepRecordings } from '../recordings/recording-backup';
import { StoriesSection } from '../stories/StoriesSection';
import { PracticeLog } from './PracticeLog';
import { PracticeSession } from './PracticeSession';
import { PracticeSetup } from './PracticeSetup';
import { endSession, useCurrentSession } from './session-store';

/** Interview practice: sessions with questions, rated answers, own stories, and a log. */
export function PracticePage() {
  const { jobId = '' } = useParams({ strict: false });
  const job = useSavedJob(jobId);
  const database = useDatabase();
  const session = useCurrentSession();
  useEffect(() => {
    // If the browser can't store recordings, there is nothing to delete.
    sweepRecordings(database).catch(() => {});
  }, [database]);
  // A session that is over stays on the screen of its own job.
  const isFinishedElsewhere =
    session !== undefined && session.index >= session.questions.length && session.jobId !== jobId;
  useEffect(() => {
    if (isFinishedElsewhere) endSession();
  }, [isFinishedElsewhere]);
  if (session && !isFinishedElsewhere) return <PracticeSession session={session} />;
  return (
    <Page
      title={job ? `Practice for ${jobName(job)}` : 'Interview practice'}
      actions={
        <Button variant="default" renderRoot={(props) => <Link {...props} to="/interview/tips" />}>
          Tips
        </Button>
      }
    >
      <Columns
        main={<PracticeSetup key={jobId} job={job} />}
        aside={
          <>
            <StoriesSection />
            <PracticeLog />
          </>
        }
      />
    </Page>
  );
}
