import { companyNameKey } from '@keepmark/contracts';
import { rowList, Section, useShowMore } from '@keepmark/ui/section';
import { Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { jobStatusLabels } from '../job-status';
import { useSavedJobs } from '../jobs-store';
import { StatusDot } from '../StatusDot';
import classes from './CompanyJobs.module.css';

const shownFirst = 20;

/** The saved jobs at a company, newest first, for a slot on the company page. */
export function CompanyJobs({ companyName }: { companyName: string }) {
  const jobs = useSavedJobs();
  const own = useMemo(() => {
    const key = companyNameKey(companyName);
    return jobs
      .filter((job) => key !== '' && companyNameKey(job.companyName) === key)
      .toSorted((left, right) => (left.internalId < right.internalId ? 1 : -1));
  }, [jobs, companyName]);
  const { shown, more } = useShowMore(own, shownFirst);
  return (
    <Section
      title="Jobs"
      actions={
        <Button
          size="compact-sm"
          variant="light"
          renderRoot={(props) => <Link {...props} to="/job/add" search={{ companyName }} />}
        >
          Add job
        </Button>
      }
    >
      {own.length === 0 ? (
        <Text c="dimmed">No saved jobs at {companyName || 'this company'} yet.</Text>
      ) : (
        <ul className={rowList}>
          {shown.map(({ internalId, jobTitle, status }) => (
            <li key={internalId} className={classes['job']}>
              <Link to="/job/edit/$internalId" params={{ internalId }}>
                {jobTitle || 'Untitled job'}
              </Link>
              <span className={classes['status']}>
                <StatusDot status={status} />
                {jobStatusLabels[status]}
              </span>
            </li>
          ))}
        </ul>
      )}
      {more ? <Button variant="subtle" size="compact-sm" {...more} /> : null}
    </Section>
  );
}
