import { CompanyLink } from '@keepmark/companies/company-link';
import { Icon, PageTitle } from '@keepmark/ui';
import { ActionIcon, Button, Menu, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { similarTerm } from '../job-search/similar-search';
import type { Job } from '../job-table';
import { jobTypeText } from '../vocabulary';
import { workplaceText } from '../workplace';
import classes from './JobPage.module.css';

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

/** The city of a job in the US with the postal code of its state. An import often has only the text of both. */
function cityAndState({ city, state, location }: Job): { city: string; state: string } | undefined {
  const [, ofCity, ofState] = /^([^,]+), ([A-Z]{2})$/.exec(city === '' ? location : `${city}, ${state}`) ?? [];
  return ofCity !== undefined && ofState !== undefined ? { city: ofCity, state: ofState } : undefined;
}

function MoreActions({ job, onDelete }: JobHeaderProps) {
  const { internalId: jobId, jobTitle } = job;
  const term = similarTerm(jobTitle);
  const place = cityAndState(job);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size={42} aria-label="More actions">
          <Icon name="dots-vertical" size="sm" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item renderRoot={(props) => <Link {...props} to="/job/search/coach/{-$jobId}" params={{ jobId }} />}>
          Next steps and coaching
        </Menu.Item>
        <Menu.Item renderRoot={(props) => <Link {...props} to="/job/search/assistant/{-$jobId}" params={{ jobId }} />}>
          Find similar jobs
        </Menu.Item>
        {place && term !== '' ? (
          <Menu.Item
            renderRoot={(props) => (
              <Link {...props} to="/jobs/searchtermlocation/$state/$city/$term" params={{ ...place, term }} />
            )}
          >
            {`Search ${place.city} for “${term}”`}
          </Menu.Item>
        ) : null}
        <Menu.Divider />
        <Menu.Item color="error" leftSection={<Icon name="trash" size="xs" />} onClick={onDelete}>
          Delete job
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
