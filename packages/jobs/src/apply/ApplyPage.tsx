import { changedValues } from '@keepmark/ui/form-values';
import { useGoBack } from '@keepmark/app-shell/go-back';
import { useAllRows, useDatabase } from '@keepmark/local-store/react';
import { useResumes } from '@keepmark/resumes/resumes-store';
import { Icon, Page, useConfirm } from '@keepmark/ui';
import { EntityForm, useOpenedRow } from '@keepmark/ui/entity-form';
import { Alert, Button, Text } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { Link, useParams } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { quietAtCompany } from '../desk/quiet-company';
import { quietAfterDays as quietSetting } from '../desk/quiet-setting';
import { useSetting } from '@keepmark/app-shell/setting';
import { jobName } from '../job';
import { calendarDayOf, formatDay } from '@keepmark/ui/words';
import { ApplicationFields } from '../job-form/ApplicationFields';
import { jobFormOf, jobFormSchema, type JobFormValues, jobValuesOf } from '../job-form/job-form';
import { jobFormParts } from '../job-form/job-form-parts';
import { JobNotFound } from '../job-form/JobNotFound';
import { groupedEvents } from '../job-history/history-store';
import { jobEventTable } from '../job-history/job-event-table';
import { unfinishedLetter } from './unfinished-letter';
import { useUsualDocuments } from './use-usual-documents';
import { inProgressStatuses } from '../job-status';
import type { Job } from '../job-table';
import { useSavedJob, useSavedJobs } from '../jobs-store';
import type { JobsSlots } from '../slots';
import { useJobActions } from '../use-job-actions';
import classes from './ApplyPage.module.css';

export interface ApplyPageProps {
  slots: JobsSlots;
}

/** The form of a job in apply mode: date, submission method, résumé, and cover letter. */
export function ApplyPage({ slots }: ApplyPageProps) {
  const { internalId = '' } = useParams({ strict: false });
  const stored = useSavedJob(internalId);
  const job = useOpenedRow(stored, internalId);
  return job ? <ApplyFor key={internalId} job={job} isDeleted={!stored} slots={slots} /> : <JobNotFound />;
}

/** Initial values: applied today and submitted, unless the job is further along, with the usual documents. */
function applicationOf(job: Job, documents: Pick<JobFormValues, 'resumeId' | 'letterId'>) {
  const isFurther = inProgressStatuses.slice(1).some((status) => status === job.status);
  return {
    ...jobFormOf(job),
    ...documents,
    dateApplied: job.dateApplied || calendarDayOf(new Date()),
    status: isFurther ? job.status : 'application-submitted',
    submissionMethod: job.submissionMethod || 'online',
  };
}

function ApplyFor({ job, isDeleted, slots }: ApplyPageProps & { job: Job; isDeleted: boolean }) {
  const { ResumeField, LetterField, JobAssistance } = slots;
  const [opened] = useState(job);
  const actions = useJobActions();
  const documents = useUsualDocuments(opened, slots);
  const resumes = useResumes();
  const goBack = useGoBack('/jobs/list');
  const database = useDatabase();
  const confirm = useConfirm();
  // A résumé that another tab chose for the job comes before the usual one.
  const resumeId = job.resumeId === opened.resumeId ? documents.resumeId : job.resumeId;
  const form = useForm({
    initialValues: applicationOf(opened, documents),
    validate: schemaResolver(jobFormSchema, { sync: true }),
    validateInputOnBlur: true,
  });
  return (
    <Page title={`Apply: ${jobName(job)}`} width="text">
      <QuietWarning job={job} />
      <div className={classes['links']}>
        <Button
          variant="light"
          renderRoot={(props) => (
            <Link {...props} to="/job/application/preparation/$internalId" params={{ internalId: job.internalId }} />
          )}
        >
          Application checklist
        </Button>
        {job.url ? (
          <Button
            variant="light"
            rightSection={<Icon name="external-link" size="xs" />}
            component="a"
            href={job.submissionUrl || job.url}
            target="_blank"
            rel="noopener noreferrer"
          >
            Go to application
          </Button>
        ) : null}
      </div>
      <EntityForm
        form={form}
        draftKey={`job-apply/${job.internalId}`}
        submitLabel="I applied"
        record={{
          noun: 'job',
          stored: isDeleted ? undefined : applicationOf(job, { ...documents, resumeId }),
          parts: jobFormParts(resumes),
          onAddAgain: (values) => actions.add(jobValuesOf(values, job)),
        }}
        onSubmit={(values) => {
          const apply = () => actions.apply(job, changedValues(jobValuesOf(values, job), job), values.letterId);
          const question = unfinishedLetter(database, values);
          return question ? confirm(question).then((isSent) => isSent && apply()) : apply();
        }}
        onLeave={goBack}
      >
        <ApplicationFields form={form} jobId={job.internalId} ResumeField={ResumeField} LetterField={LetterField} />
      </EntityForm>
      {JobAssistance ? <JobAssistance jobId={job.internalId} resumeId={form.values.resumeId} /> : null}
      {job.description ? (
        <details className={classes['posting']}>
          <summary>Posting</summary>
          <Text className={classes['description']}>{job.description}</Text>
        </details>
      ) : null}
    </Page>
  );
}

/** Warns about another application to this company that got no reply. */
function QuietWarning({ job }: { job: Job }) {
  const jobs = useSavedJobs();
  const events = useAllRows(jobEventTable);
  const [quietAfterDays] = useSetting(quietSetting);
  const [now] = useState(() => new Date());
  const quiet = useMemo(
    () => quietAtCompany(job, jobs, groupedEvents(events), quietAfterDays, now),
    [jobs, job, events, quietAfterDays, now],
  );
  if (!quiet) return null;
  const applied = quiet.job.dateApplied ? ` on ${formatDay(quiet.job.dateApplied)}` : '';
  return (
    <Alert color="warning" icon={<Icon name="alert-triangle" />} title={`No reply yet from ${job.companyName}`}>
      You applied for {quiet.job.jobTitle || 'another job'} there{applied} and haven’t heard back for{' '}
      {quiet.quietDays.toLocaleString('en')} days. Follow up on that application first, or mention it in this one.
    </Alert>
  );
}
