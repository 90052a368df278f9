import { useNavigate, useParams } from '@tanstack/react-router';
import { isSubmissionMethod, submissionMethodLabels } from '../vocabulary';
import { jobFilterUrl } from '../job-view/job-filter';
import { SavedJobs } from './SavedJobs';

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
