import { useNavigate, useParams } from '@tanstack/react-router';
import { isJobStatus, jobStatusLabels } from '../job-status';
import { jobFilterUrl } from '../job-view/job-filter';
import { SavedJobs } from './SavedJobs';

const nothing = {
  title: 'No applications here yet',
  text: 'A job appears here when its status says that you started to apply.',
};

/** Jobs with a started application, or only those with the status in the path. */
export function ApplicationsPage() {
  const { status } = useParams({ strict: false });
  const navigate = useNavigate();
  const show = isJobStatus(status) ? status : 'applications';
  return (
    <SavedJobs
      key={show}
      title={isJobStatus(status) ? jobStatusLabels[status] : 'Applications'}
      fixed={{ show }}
      nothing={nothing}
      onLeave={(filter) => {
        const search = jobFilterUrl({ ...filter, show: 'all' });
        if (isJobStatus(filter.show)) {
          void navigate({ to: '/jobs/applications/$status', params: { status: filter.show }, search });
        } else if (filter.show === 'applications') void navigate({ to: '/jobs/applications', search });
        else void navigate({ to: '/jobs/list', search: jobFilterUrl(filter) });
      }}
    />
  );
}
