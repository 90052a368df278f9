import { capturePosting } from '@keepmark/api-client';
import { useAppContext } from '@keepmark/app-shell';
import { useGoBack } from '@keepmark/app-shell/go-back';
import { ErrorState, Icon, LoadingState, Page } from '@keepmark/ui';
import { Alert, Anchor, Button, Text, Textarea } from '@mantine/core';
import type { CapturedPosting, CaptureRequest } from '@keepmark/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { duplicateGroups } from '../duplicates/same-job';
import { jobName } from '../job';
import { calendarDayOf, dayOf, formatDay } from '../job-dates';
import { jobValuesOf } from '../job-form/job-form';
import { JobForm } from '../job-form/JobForm';
import { useKeptJobs } from '../jobs-store';
import type { JobsSlots } from '../slots';
import { useJobActions } from '../use-job-actions';
import { Bookmarklet } from './Bookmarklet';
import { captureRequestOf, sharedText } from './capture-request';
import classes from './CapturePage.module.css';
import { formOfCapture } from './job-from-capture';

/** Reads a posting from its address or its text, shows what was found, and keeps it when it is asked to. */
export function CapturePage({ slots }: { slots: JobsSlots }) {
  const shared = sharedText(useSearch({ strict: false }));
  const [pasted, setPasted] = useState(shared);
  const [request, setRequest] = useState<CaptureRequest | undefined>(() => captureRequestOf(shared));
  const { api } = useAppContext();
  const result = useQuery({
    queryKey: ['jobs', 'capture', request],
    queryFn: async ({ signal }) => (await capturePosting(api, request ?? {}, { signal })) ?? null,
    enabled: request !== undefined,
    // The page is fetched by the service: not again because a window got the focus.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return (
    <Page title="Capture a posting" width="text">
      <form
        className={classes['form']}
        onSubmit={(event) => {
          event.preventDefault();
          setRequest(captureRequestOf(pasted));
        }}
      >
        <Textarea
          label="Address or text of the posting"
          description="Copy the address of the page, or all of its text where the page asks to sign in"
          autosize
          minRows={2}
          maxRows={10}
          value={pasted}
          onChange={({ currentTarget }) => setPasted(currentTarget.value)}
        />
        <div>
          <Button type="submit" loading={result.isFetching} disabled={pasted.trim() === ''}>
            Read it
          </Button>
        </div>
      </form>
      {result.isFetching ? <LoadingState label="Reading the posting" /> : null}
      {result.isError && !result.isFetching ? (
        <ErrorState title="The posting could not be read">{result.error.message}</ErrorState>
      ) : null}
      {result.data && !result.isFetching ? (
        <Found key={JSON.stringify(request)} posting={result.data} slots={slots} />
      ) : null}
      {result.data === undefined ? <Bookmarklet /> : null}
    </Page>
  );
}

const foundByWords: Readonly<Record<CapturedPosting['foundBy'], string>> = {
  greenhouse: 'Read from Greenhouse.',
  lever: 'Read from Lever.',
  ashby: 'Read from Ashby.',
  workday: 'Read from Workday.',
  'schema.org': 'Read from what the page says to search engines.',
  'open-graph': 'The page tells little of itself: this is its preview.',
  title: 'The page tells little of itself: this is its title.',
  text: 'Read from the text.',
  nothing: 'Nothing could be read. Fill in what you know.',
};

/** What was found, to be looked at, corrected and kept. */
function Found({ posting, slots }: { posting: CapturedPosting; slots: JobsSlots }) {
  const { add } = useJobActions();
  const leave = useGoBack('/jobs/list');
  const kept = useKeptOfSameName(posting);
  const closedOn = dayOf(posting.validThrough);
  const [today] = useState(() => calendarDayOf(new Date()));
  return (
    <>
      <Alert color="info" icon={<Icon name="info-circle" />} title="Look before you keep it">
        {foundByWords[posting.foundBy]} What was not found is empty.
      </Alert>
      {closedOn !== '' && closedOn < today ? (
        <Alert color="warning" icon={<Icon name="alert-triangle" />} title="The posting may be gone">
          By its own words it closed on {formatDay(closedOn)}.
        </Alert>
      ) : null}
      {kept ? (
        <Alert color="warning" icon={<Icon name="alert-triangle" />} title="You keep this job already">
          <Anchor
            renderRoot={(props) => (
              <Link {...props} to="/job/edit/$internalId" params={{ internalId: kept.internalId }} />
            )}
          >
            {jobName(kept)}
          </Anchor>
        </Alert>
      ) : null}
      <JobForm
        initialValues={formOfCapture(posting)}
        slots={slots}
        draftKey={`job-capture/${posting.url}`}
        submitLabel="Keep job"
        onSubmit={(form) => add({ ...jobValuesOf(form), externalId: posting.externalId })}
        onLeave={leave}
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

/** A kept job of this title and company. */
function useKeptOfSameName({ jobTitle, companyName }: CapturedPosting) {
  const jobs = useKeptJobs();
  const [first] = jobs;
  if (!first) return undefined;
  const asked = { ...first, internalId: '', jobTitle, companyName };
  return duplicateGroups([...jobs, asked])
    .find((group) => group.includes(asked))
    ?.find((job) => job !== asked);
}
