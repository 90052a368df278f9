import { changedValues } from '@keepmark/ui/form-values';
import { describe, expect, it } from 'vitest';
import { offeredJobStatus } from '../job-status-offer';
import { savedInterview } from '../testing/fixtures';
import {
  emptyInterviewForm,
  interviewFormOf,
  interviewFormSchema,
  type InterviewFormValues,
  interviewValuesOf,
} from './interview-form';
import { currentInterviewers, interviewersNamed } from './interviewers';
import { fieldsOfJob } from './new-interview';

const filled = {
  ...emptyInterviewForm(),
  companyName: 'Acme',
  date: '2026-12-01',
  time: '14:30',
  timeZone: 'America/Chicago',
};

function errorsOf(changes: Partial<InterviewFormValues>) {
  const { error } = interviewFormSchema.safeParse({ ...filled, ...changes });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

describe('the form', () => {
  it.each([
    savedInterview(),
    savedInterview({ interviewType: 'video', url: 'https://meet.example.com/a', dateOfInterview: '' }),
    savedInterview({ dateOfInterview: '2026-12-01' }),
    savedInterview({ status: 'Completed', outcome: 'offer', interviewers: [{ name: 'Ada', contactId: 'c1' }] }),
    savedInterview({ latitude: 30.2, longitude: -97.7, city: 'Austin', durationMinutes: 35 }),
  ])('gives back the saved interview unchanged', (interview) => {
    expect(changedValues(interviewValuesOf(interviewFormOf(interview), [], interview), interview)).toEqual({});
  });

  it('stores local time with its zone, or nothing if a part is missing', () => {
    expect(interviewValuesOf(filled, []).dateOfInterview).toBe('2026-12-01T14:30[America/Chicago]');
    expect(interviewValuesOf({ ...filled, date: '' }, []).dateOfInterview).toBe('');
  });

  it('stores a new type in place of an old one', () => {
    const old = savedInterview({ interviewType: 'video' });
    expect(interviewValuesOf({ ...interviewFormOf(old), interviewType: 'Phone' }, [], old).interviewType).toBe('Phone');
  });

  it.each([
    [{}, {}],
    [{ date: '2026-02-30' }, { date: 'Enter a date, such as 11/22/2026.' }],
    [{ time: '25:00' }, { time: 'Enter a time, such as 2:30 PM.' }],
    [{ time: '' }, { time: 'Enter the time, too.' }],
    [{ time: '', isAllDay: true }, {}],
    [{ date: '' }, { date: 'Enter the date, too.' }],
    [
      { date: '2026-03-08', time: '02:30' },
      { time: 'This time doesn’t exist: clocks go forward that day. Choose another one.' },
    ],
    [{ timeZone: 'Mars/Base' }, { timeZone: 'Choose a time zone.' }],
    [{ companyName: '' }, { jobTitle: 'Enter a job title or a company.' }],
    [{ url: 'javascript:alert(1)' }, { url: 'Enter a link such as https://meet.example.com/abc.' }],
    [{ durationMinutes: '0' }, { durationMinutes: 'Choose a length of at most a day.' }],
  ])('answers %j with %j', (changes, errors) => {
    expect(errorsOf(changes)).toEqual(errors);
  });
});

describe('interviewers', () => {
  const contacts = [
    { internalId: 'here', name: 'Jane Doe', companyName: 'Acme' },
    { internalId: 'elsewhere', name: 'jane doe', companyName: 'Bolt' },
  ];

  it('are the first contacts with these names, or just names', () => {
    expect(interviewersNamed([' Jane  Doe ', 'Tom', 'jane doe', ''], contacts, [])).toEqual([
      { name: 'Jane  Doe', contactId: 'here' },
      { name: 'Tom', contactId: '' },
    ]);
    expect(interviewersNamed(['Jane Doe'], contacts, [{ name: 'Jane Doe', contactId: 'elsewhere' }])).toEqual([
      { name: 'Jane Doe', contactId: 'elsewhere' },
    ]);
  });

  it('follow a renamed contact, and keep their names when it was deleted', () => {
    const renamed = new Map([['here', { internalId: 'here', name: 'Jane Park', companyName: 'Acme' }]]);
    const interviewers = [
      { name: 'Jane Doe', contactId: 'here' },
      { name: 'Tom', contactId: 'gone' },
    ];
    expect(currentInterviewers(interviewers, renamed)).toEqual([
      { name: 'Jane Park', contactId: 'here' },
      { name: 'Tom', contactId: '' },
    ]);
  });
});

it('uses the company’s address and recruiter for a job that has neither', () => {
  const job = {
    internalId: 'j',
    jobTitle: 'Baker',
    companyName: 'Acme',
    contactInfo: '',
    city: 'Waco',
    state: 'TX',
    country: 'us',
    latitude: null,
    longitude: null,
  };
  const company = {
    internalId: 'c',
    companyName: 'Acme',
    address: '1 Main St',
    city: 'Austin',
    state: 'TX',
    country: 'us',
    latitude: 30,
    longitude: -97,
  };
  const contacts = [{ name: 'Jane', contactType: 'recruiter', email: 'jane@acme.example', phoneNumber: '' }];
  expect(fieldsOfJob(job as never, company as never, contacts as never)).toMatchObject({
    jobId: 'j',
    companyId: 'c',
    address: '1 Main St',
    city: 'Austin',
    latitude: '30',
    contactInfo: 'Jane, jane@acme.example',
  });
  expect(fieldsOfJob(job as never, undefined, [])).toMatchObject({
    companyId: '',
    address: '',
    city: 'Waco',
    latitude: '',
  });
});

it.each([
  ['application-submitted', 'Scheduled', '', 'interview-scheduled'],
  ['interview-in-progress', 'Rescheduled', '', undefined],
  ['interview-scheduled', 'Completed', 'next-round', 'interview-in-progress'],
  ['interview-scheduled', 'Completed', '', 'interview-in-progress'],
  ['interview-in-progress', 'Completed', 'rejected', 'rejected-after-interview'],
  ['interview-in-progress', 'Completed', 'offer', 'offer-pending'],
  ['offer-accepted', 'Completed', 'rejected', undefined],
  ['application-submitted', 'TBD', '', undefined],
  ['interview-scheduled', 'Cancelled', '', undefined],
] as const)('offers a job that is %s, after an interview %s %s, %s', (job, status, outcome, offered) => {
  expect(offeredJobStatus(job, { status, outcome })).toBe(offered);
});
