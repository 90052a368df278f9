import { useGoBack } from '@keepmark/app-shell/go-back';
import { useSavedCompanies } from '@keepmark/companies';
import { useContacts } from '@keepmark/contacts/contacts-store';
import { useSavedJob } from '@keepmark/jobs/jobs-store';
import { Page } from '@keepmark/ui';
import { isCalendarDay } from '@keepmark/ui/words';
import { useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useInterviewActions } from '../use-interview-actions';
import { emptyInterviewForm, type InterviewFormValues, interviewValuesOf } from './interview-form';
import { InterviewForm } from './InterviewForm';
import { fieldsOfJob } from './new-interview';
import { useOfferedMoves } from './use-offered-move';

/** The query of links to the form. */
export interface AddInterviewUrl {
  readonly companyId?: string;
  readonly companyName?: string;
  /** A calendar day. */
  readonly date?: string;
}

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Adds an interview for the job in the path or at the company in the query, if any. */
export function AddInterviewPage() {
  const { jobId = '' } = useParams({ strict: false });
  const search: { readonly [Name in keyof AddInterviewUrl]?: unknown } = useSearch({ strict: false });
  const [companyId, companyName, date] = [text(search.companyId), text(search.companyName), text(search.date)];
  const key = [jobId, companyId, companyName, date].join('/');
  return <NewInterview key={key} draftKey={`interview-add/${key}`} {...{ jobId, companyId, companyName, date }} />;
}

interface NewInterviewProps extends Record<'jobId' | 'companyId' | 'companyName' | 'date', string> {
  draftKey: string;
}

function NewInterview({ draftKey, jobId, companyId, companyName, date }: NewInterviewProps) {
  const { add } = useInterviewActions();
  const contacts = useContacts();
  const saved = useSavedCompanies();
  const job = useSavedJob(jobId);
  const moveOf = useOfferedMoves();
  const [initialValues] = useState((): InterviewFormValues => {
    const company = saved.of({ companyId, companyName: job?.companyName ?? companyName });
    const at = { companyId: company?.internalId ?? '', companyName: job?.companyName ?? companyName };
    const here = contacts.filter((contact) => saved.isAt(contact, at));
    const { address = '', city = '', state = '', country = '' } = company ?? {};
    return {
      ...emptyInterviewForm(),
      ...at,
      address,
      city,
      state,
      country,
      date: isCalendarDay(date) ? date : '',
      ...(job && fieldsOfJob(job, company, here)),
    };
  });
  return (
    <Page title="Add interview" width="text">
      <InterviewForm
        initialValues={initialValues}
        draftKey={draftKey}
        submitLabel="Add interview"
        onSubmit={(form) => add(interviewValuesOf(form, contacts), moveOf(form, undefined))}
        onLeave={useGoBack('/interviews')}
      />
    </Page>
  );
}
