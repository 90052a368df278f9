import { useDatabase } from '@keepmark/local-store/react';
import type { Resume } from '@keepmark/resume-document/tables';
import { ResumeField } from '@keepmark/resumes/resume-field';
import { changeWithUndo, useFocusInPlace } from '@keepmark/ui';
import { Anchor, Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { JobFit } from '../job-resume/JobFit';
import { useVersionAction } from '../job-resume/create-version';
import type { Job } from '../job-table';
import classes from './PreparationPage.module.css';
import { saveJobChanges } from './save-preparation';

/** The résumé for the application, and how well its words fit the posting. */
export function ResumeStep({ job, resumes }: { job: Job; resumes: readonly Resume[] }) {
  const { internalId, resumeId } = job;
  const database = useDatabase();
  const createVersion = useVersionAction();
  const focus = useFocusInPlace();
  const chosen = resumes.find((resume) => resume.internalId === resumeId);
  const usual = resumes.find(({ isDefault }) => isDefault);
  const choose = (id: string) =>
    changeWithUndo(id === '' ? 'No résumé for this job.' : 'Saved the résumé for this job.', () =>
      saveJobChanges(database, internalId, { resumeId: id }),
    );
  return (
    <>
      <div className={classes['part']}>
        <ResumeField
          jobId={internalId}
          resumeId={resumeId}
          onChange={choose}
          onCreateVersion={() => createVersion(internalId, resumeId, () => {})}
        />
        {!chosen && usual ? (
          <Button variant="light" {...focus} onClick={() => choose(usual.internalId)}>
            Use {usual.title || 'my default résumé'}
          </Button>
        ) : null}
        {chosen ? (
          <Anchor
            {...focus}
            renderRoot={(props) => (
              <Link {...props} to="/resume/review/$internalId" params={{ internalId: chosen.internalId }} />
            )}
          >
            Review this résumé
          </Anchor>
        ) : null}
      </div>
      <JobFit jobId={internalId} />
    </>
  );
}
