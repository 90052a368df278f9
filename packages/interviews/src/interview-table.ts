import { defineTable, field, type RowOf } from '@keepmark/local-store';
import { interviewOutcomes, interviewStatuses, interviewTypes } from './interview-vocabulary';

/** Someone who interviews: a contact, or only a name. */
export interface Interviewer {
  /** The name when it was picked or typed. */
  readonly name: string;
  /** Empty for a typed name. */
  readonly contactId: string;
}

/**
 * The table of interviews (specification, section 3), plus length, outcome and fields for calendars. `dateOfInterview`
 * is local time with its zone, "2026-11-22T14:30[America/Chicago]", only a day if it lasts all day, "2026-11-22", or
 * empty.
 */
export const interviewTable = defineTable('interviews', {
  fields: {
    companyId: field.text(),
    companyName: field.text(),
    jobId: field.text(),
    jobTitle: field.text(),
    dateOfInterview: field.text(),
    durationMinutes: field.number(60),
    interviewers: field.json<readonly Interviewer[]>([]),
    interviewType: field.oneOf(interviewTypes, 'Phone'),
    contactInfo: field.text(),
    url: field.text(),
    notes: field.text(),
    status: field.oneOf(interviewStatuses, 'TBD'),
    outcome: field.oneOf(['', ...interviewOutcomes], ''),
    address: field.text(),
    city: field.text(),
    state: field.text(),
    country: field.text(),
    latitude: field.number(null),
    longitude: field.number(null),
    location: field.text(),
    /** Ids of completed checklist items. */
    checklist: field.list(),
    /** The UID of the imported invitation; empty if it wasn't imported. */
    calendarUid: field.text(),
    /** The SEQUENCE of its calendar event: increased by every edit that a calendar shows. */
    calendarSequence: field.number(0),
    /** The SEQUENCE of the last imported version of the invitation; null if there is none, or it is unknown. */
    invitationSequence: field.number(null),
    /** When that version was written, "2026-11-20T09:00:00Z"; empty if unknown. */
    invitationStamp: field.text(),
  },
  indexes: ['companyId', 'jobId', 'dateOfInterview'],
  counts: ['status', 'interviewType'],
});
export type Interview = RowOf<typeof interviewTable>;
