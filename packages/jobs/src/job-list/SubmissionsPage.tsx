import { useNavigate, useParams } from '@tanstack/react-router';
import { isSubmissionMethod, submissionMethodLabels } from '../vocabulary';
import { jobFilterUrl } from '../job-view/job-filter';
import { SavedJobs } from './SavedJobs';

const nothing = {
  title: 'No submissions here yet',
  text: 'Choose how you applied under Submitted through, in a job’s form, to see it here.',
};

/** Jobs with a known submission method, or only those with the method in the path. */
export function SubmissionsPage() {
  const { submissionMethod } = useParams({ strict: false });
  const navigate = useNavigate();
  const method = isSubmissionMethod(submissionMethod) ? submissionMethod : 'handed-in';
  return (
    <SavedJobs
      key={method}
      title={method === 'handed-in' ? 'Submissions' : `Submissions: ${submissionMethodLabels[method]}`}
      fixed={{ method }}
      nothing={nothing}
      onLeave={(filter) => {
        const search = jobFilterUrl({ ...filter, method: 'any' });
        if (isSubmissionMethod(filter.method)) {
          const params = { submissionMethod: filter.method };
          void navigate({ to: '/jobs/submissions/$submissionMethod', params, search });
        } else if (filter.method === 'handed-in') void navigate({ to: '/jobs/submissions', search });
        else void navigate({ to: '/jobs/list', search: jobFilterUrl(filter) });
      }}
    />
  );
}
