import type { InterviewValues } from '../interview';
import type { Interview } from '../interview-table';
import { shownInterviewTypes } from '../interview-vocabulary';

/** A saved interview, with changes. */
export const savedInterview = (changes: Partial<Interview> = {}): Interview => ({
  internalId: 'interview-1',
  companyId: '',
  companyName: 'Northwind Labs',
  jobId: '',
  jobTitle: 'Data Analyst',
  dateOfInterview: '2026-12-01T14:30[America/Chicago]',
  durationMinutes: 60,
  interviewers: [],
  interviewType: 'Phone',
  contactInfo: '',
  url: '',
  notes: '',
  status: 'Scheduled',
  outcome: '',
  address: '',
  city: '',
  state: '',
  country: '',
  latitude: null,
  longitude: null,
  location: '',
  checklist: [],
  calendarUid: '',
  calendarSequence: 0,
  invitationSequence: null,
  invitationStamp: '',
  ...changes,
});

const companies = ['Northwind Labs', 'Harbor & Vale', 'Cedar Works', 'Bluebird Transit', 'Olive Street Clinic'];
const titles = ['Data Analyst', 'Field Engineer', 'Museum Educator', 'Line Cook', 'Nurse Practitioner', 'Welder'];
const zones = ['America/Chicago', 'America/New_York', 'Europe/London', 'Asia/Tokyo'];
const dayMs = 86_400_000;

/** Creates this many interviews, half before a moment and half after it, in several zones, types and statuses. */
export const manyInterviews = (count: number, around = new Date(2026, 10, 22, 12)): InterviewValues[] =>
  Array.from({ length: count }, (_, index) => {
    const day = new Date(around.getTime() + (index - Math.floor(count / 2)) * (dayMs / 3));
    const date = day.toISOString().slice(0, 10);
    const hour = String(9 + (index % 8)).padStart(2, '0');
    const isPast = day < around;
    return {
      companyName: companies[index % companies.length] ?? '',
      jobTitle: titles[index % titles.length] ?? '',
      dateOfInterview: `${date}T${hour}:${index % 2 ? '30' : '00'}[${zones[index % zones.length]}]`,
      durationMinutes: index % 3 ? 45 : 60,
      interviewType: shownInterviewTypes[index % shownInterviewTypes.length] ?? 'Phone',
      interviewers: index % 2 ? [{ name: 'Jane Doe', contactId: '' }] : [],
      status: isPast ? (index % 7 ? 'Completed' : 'Scheduled') : index % 9 ? 'Scheduled' : 'Rescheduled',
      outcome: isPast && index % 7 ? 'waiting' : '',
      city: index % 3 === 2 ? 'Austin' : '',
      latitude: index % 3 === 2 ? 30.27 + (index % 10) / 100 : null,
      longitude: index % 3 === 2 ? -97.74 - (index % 10) / 100 : null,
    };
  });
