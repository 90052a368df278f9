import { type NamedCompany, useSavedCompanies } from '@keepmark/companies';
import { Section, useShowMore } from '@keepmark/ui/section';
import { Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { byDate } from '../interview';
import { useSavedInterviews } from '../interviews-store';
import { InterviewLinks } from './InterviewLinks';

const shownFirst = 20;

/** The interviews at a company, latest first, as a section for its page. */
export function CompanyInterviews({ companyId, companyName }: NamedCompany) {
  const interviews = useSavedInterviews();
  const saved = useSavedCompanies();
  const own = useMemo(
    () =>
      interviews
        .filter((interview) => saved.isAt(interview, { companyId, companyName }))
        .toSorted((left, right) => byDate(right, left)),
    [interviews, saved, companyId, companyName],
  );
  const { shown, more } = useShowMore(own, shownFirst);
  return (
    <Section
      title="Interviews"
      actions={
        <Button
          size="compact-sm"
          variant="light"
          renderRoot={(props) => <Link {...props} to="/interview/add/{-$jobId}" search={{ companyId, companyName }} />}
        >
          Add interview
        </Button>
      }
    >
      {own.length === 0 ? <Text c="dimmed">No interviews at {companyName || 'this company'} yet</Text> : null}
      <InterviewLinks interviews={shown} />
      {more ? <Button variant="subtle" size="compact-sm" {...more} /> : null}
    </Section>
  );
}
