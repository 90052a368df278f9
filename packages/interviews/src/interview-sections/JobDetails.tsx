import { JobContacts } from '@keepmark/contacts/job-contacts';
import { JobRounds } from './JobRounds';

/** A job's interviews, and the contacts at its company, as sections for the job page. */
export function JobDetails({ jobId, companyName }: { jobId: string; companyName: string }) {
  return (
    <>
      <JobRounds jobId={jobId} />
      <JobContacts companyName={companyName} />
    </>
  );
}
