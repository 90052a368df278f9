import { interviewName, placeText } from '../interview';
import type { Interview } from '../interview-table';
import { shownInterviewType } from '../interview-vocabulary';

/** The parts of an interview that a calendar shows. */
export interface CalendarEvent {
  readonly summary: string;
  readonly location: string;
  readonly description: string;
}

/** The summary, location and description of an interview's calendar event. */
export function eventOf(interview: Interview): CalendarEvent {
  const { interviewers, contactInfo, url, notes } = interview;
  const type = shownInterviewType(interview.interviewType);
  const place = placeText(interview);
  const lines = [
    interviewers.length > 0 ? `Interviewers: ${interviewers.map(({ name }) => name).join(', ')}` : '',
    contactInfo === '' ? '' : `Contact: ${contactInfo}`,
    url,
    notes,
  ];
  return {
    summary: `${type} interview: ${interviewName(interview)}`,
    // The place of a job says nothing about a call.
    location: type === 'On-Site' ? place : type === 'Video' ? url || interview.location : interview.location,
    description: lines.filter(Boolean).join('\n'),
  };
}

/** The UID of an interview's event. It never changes, so that a later export updates the same event. */
export const calendarUidOf = ({ calendarUid, internalId }: Interview): string =>
  calendarUid || `${internalId}@interview.keepmark`;
