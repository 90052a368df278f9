import { useState } from 'react';
import { useHomeLocation } from '@keepmark/geography/home-location';
import { TravelEstimateList } from '@keepmark/geography/travel-estimate-list';
import { hasPosition } from '@keepmark/map';
import { Section } from '@keepmark/ui/section';
import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { leavingFor, leavingText } from '../interview-commute/leave-time';
import { CalendarSection } from '../interview-calendar/CalendarSection';
import { JobRounds } from '../interview-sections/JobRounds';
import { ownTimeZone } from '../interview-time/zone-names';
import type { Interview } from '../interview-table';
import { spanOf } from '../interview-time/interview-times';
import { Checklist } from '../tips/Checklist';
import { ThankYouNote } from '../tips/ThankYouNote';

/** The column beside the form of a saved interview. */
export function InterviewAside({ interview }: { interview: Interview }) {
  const { jobId, latitude, longitude } = interview;
  const home = useHomeLocation();
  const [nowMs] = useState(() => Date.now());
  const isPast = (spanOf(interview)?.endMs ?? Infinity) <= nowMs;
  const leaving = leavingFor(interview, home);
  const position = { latitude: latitude ?? 0, longitude: longitude ?? 0 };
  return (
    <>
      <CalendarSection interview={interview} />
      {jobId === '' ? null : <JobRounds jobId={jobId} currentId={interview.internalId} />}
      {interview.interviewType === 'On-Site' && hasPosition(position) ? (
        <Section title="Commute">
          {leaving?.leaveMs === undefined ? null : <Text fw={600}>{leavingText(leaving, ownTimeZone())}.</Text>}
          <TravelEstimateList to={position} />
        </Section>
      ) : null}
      <Checklist interview={interview} />
      <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/interview/tips" />}>
        Interview tips
      </Anchor>
      {isPast && interview.status !== 'Cancelled' ? (
        <Section title="Thank-you note">
          <ThankYouNote interview={interview} />
        </Section>
      ) : null}
    </>
  );
}
