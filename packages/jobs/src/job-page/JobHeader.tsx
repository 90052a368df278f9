import { CompanyLink } from '@keepmark/companies/company-link';
import { Icon, PageTitle, useFocusInPlace } from '@keepmark/ui';
import { ActionIcon, Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { Job } from '../job-table';
import { jobTypeText } from '@keepmark/postings/job-type';
import { workplaceText } from '../workplace';
import classes from './JobPage.module.css';

const JobMenu = lazy(() => import('./JobMenu'));

interface JobHeaderProps {
  readonly job: Job;
  readonly onDelete: () => void;
}

/** What the job is, and what can be done with all of it. */
export function JobHeader({ job, onDelete }: JobHeaderProps) {
  const { internalId, jobTitle, companyName, location, salary, jobType, applied } = job;
  const params = { internalId };
  return (
    <header className={classes['header']}>
      <PageTitle
        actions={
          <>
            {applied ? null : (
              <Button renderRoot={(props) => <Link {...props} to="/job/apply/$internalId" params={params} />}>
                Apply
              </Button>
            )}
            <Button
              variant="light"
              leftSection={<Icon name="pencil" size="xs" />}
              renderRoot={(props) => <Link {...props} to="/job/edit/$internalId/form" params={params} />}
            >
              Edit job
            </Button>
            <MoreActions job={job} onDelete={onDelete} />
          </>
        }
      >
        {jobTitle || 'Untitled job'}
      </PageTitle>
      <div className={classes['facts']}>
        <CompanyLink companyName={companyName} />
        {[location, workplaceText(job), salary, jobTypeText(jobType)].filter(Boolean).map((fact) => (
          <Text key={fact} c="dimmed" className={classes['fact']}>
            {fact}
          </Text>
        ))}
      </div>
    </header>
  );
}

/** A button that looks like the menu's until its code is here: a tenth of what the page would load before its first paint. */
function MoreActions(props: JobHeaderProps) {
  const inPlace = useFocusInPlace();
  const [isOpened, setIsOpened] = useState(false);
  const button = (
    <ActionIcon
      variant="default"
      size={42}
      aria-label="More actions"
      aria-haspopup="menu"
      onClick={() => setIsOpened(true)}
      {...inPlace}
    >
      <Icon name="dots-vertical" size="sm" />
    </ActionIcon>
  );
  return (
    <Suspense fallback={button}>
      <JobMenu {...props} isOpened={isOpened} inPlace={inPlace} />
    </Suspense>
  );
}
