import { Section } from '@keepmark/ui/section';
import { useMemo } from 'react';
import { byDate } from '../interview';
import { useSavedInterviews } from '../interviews-store';
import { InterviewLinks } from './InterviewLinks';

/** The interviews with a contact, latest first, as a section for their page. Renders nothing if there are none. */
export function ContactInterviews({ contactId }: { contactId: string }) {
  const interviews = useSavedInterviews();
  const own = useMemo(
    () =>
      interviews
        .filter(({ interviewers }) => interviewers.some((interviewer) => interviewer.contactId === contactId))
        .toSorted((left, right) => byDate(right, left)),
    [interviews, contactId],
  );
  if (own.length === 0) return null;
  return (
    <Section title="Interviews">
      <InterviewLinks interviews={own} />
    </Section>
  );
}
