import { useGoBack } from '@keepmark/app-shell/go-back';
import type { CapturedPosting } from '@keepmark/contracts';
import { Icon } from '@keepmark/ui';
import { Alert, Anchor, Text } from '@mantine/core';
import { useState } from 'react';
import { calendarDayOf, dayOf, formatDay } from '../job-dates';
import { AddJobForm } from '../job-form/AddJobForm';
import { jobValuesOf } from '../job-form/job-form';
import type { JobsSlots } from '../slots';
import { formOfCapture } from './job-from-capture';

const foundByText: Readonly<Record<CapturedPosting['foundBy'], string>> = {
  greenhouse: 'Read from Greenhouse.',
  lever: 'Read from Lever.',
  ashby: 'Read from Ashby.',
  workday: 'Read from Workday.',
  'schema.org': 'Read from what the page says to search engines.',
  'open-graph': 'The page says little about the job; this comes from its link preview.',
  title: 'The page says little about the job; this comes from its title.',
  text: 'Read from the text.',
  nothing: 'Nothing could be read. Fill in what you know.',
};

/** What was found, to be looked at, corrected and kept. */
export function FoundPosting({ posting, slots }: { posting: CapturedPosting; slots: JobsSlots }) {
  const goBack = useGoBack('/jobs/list');
  const closedOn = dayOf(posting.validThrough);
  const [today] = useState(() => calendarDayOf(new Date()));
  return (
    <>
      <Alert color="info" icon={<Icon name="info-circle" />} title="Check it before you keep it">
        {foundByText[posting.foundBy]} What was not found is empty.
      </Alert>
      {closedOn !== '' && closedOn < today ? (
        <Alert color="warning" icon={<Icon name="alert-triangle" />} title="The posting may be gone">
          It says that it closed on {formatDay(closedOn)}.
        </Alert>
      ) : null}
      <AddJobForm
        initialValues={formOfCapture(posting)}
        slots={slots}
        draftKey={`job-capture/${posting.url}`}
        submitLabel="Keep job"
        valuesOf={(form) => ({ ...jobValuesOf(form), externalId: posting.externalId })}
        onLeave={goBack}
      />
      {posting.url ? (
        <Text size="sm" c="dimmed">
          From{' '}
          <Anchor href={posting.url} target="_blank" rel="noopener noreferrer">
            the original posting
          </Anchor>
        </Text>
      ) : null}
    </>
  );
}
