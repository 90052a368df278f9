import { call } from '@keepmark/api-client';
import { useAppContext } from '@keepmark/app-shell';
import { useGoBack } from '@keepmark/app-shell/go-back';
import { capturePosting } from '@keepmark/contracts';
import { ErrorState, Icon, LoadingState, Page, useFormDraft } from '@keepmark/ui';
import { Alert, Button, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { JobsSlots } from '../slots';
import { Bookmarklet } from './Bookmarklet';
import { captureRequestOf, sharedText } from './capture-request';
import classes from './CapturePage.module.css';
import { FoundPosting } from './FoundPosting';
import { requestOfPage, sentPageOf } from './sent-page';

/** Extracts the details of a posting from its link or text, and shows them in a form to check and save. */
export function CapturePage({ slots }: { slots: JobsSlots }) {
  const shared = sharedText(useSearch({ strict: false }));
  const fragment = useLocation({ select: ({ hash }) => hash });
  const [page] = useState(() => sentPageOf(`#${fragment}`));
  const sent = page?.url ?? shared;
  // What was pasted is kept across a reload as well, or the details below would be gone with it.
  const form = useForm({ initialValues: { pasted: sent, extracted: sent, extractedAt: 0 } });
  const draft = useFormDraft(form, `job-capture-paste/${sent}`);
  const { pasted, extracted, extractedAt } = form.getValues();
  const request = page && extracted === sent ? requestOfPage(page) : captureRequestOf(extracted);
  const { api } = useAppContext();
  const goBack = useGoBack('/jobs/list');
  const result = useQuery({
    queryKey: ['jobs', 'capture', request],
    queryFn: async ({ signal }) => (await call(api, capturePosting, { body: request ?? {}, signal })) ?? null,
    enabled: request !== undefined,
    // The service fetches the page, so don't ask again just because the window gets focus.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return (
    <Page title="Capture posting" width="text">
      <form
        className={classes['form']}
        onSubmit={(event) => {
          event.preventDefault();
          form.setValues({ extracted: pasted, extractedAt: Date.now() });
        }}
      >
        <Textarea
          label="Link or text of the posting"
          description="Paste the link, or the full text if the page needs a sign-in"
          autosize
          minRows={2}
          maxRows={10}
          {...form.getInputProps('pasted')}
        />
        <div>
          <Button type="submit" loading={result.isFetching} disabled={pasted.trim() === ''}>
            Extract details
          </Button>
        </div>
      </form>
      {page && page.left !== 'nothing' ? (
        <Alert color="warning" icon={<Icon name="alert-triangle" />} title={truncationNotices[page.left].title}>
          {truncationNotices[page.left].text}
        </Alert>
      ) : null}
      {result.isFetching ? <LoadingState label="Extracting details" /> : null}
      {result.isError && !result.isFetching ? (
        <ErrorState title="We couldn't read this posting">{result.error.message}</ErrorState>
      ) : null}
      {result.data && !result.isFetching ? (
        <FoundPosting
          key={JSON.stringify(request)}
          posting={{ ...result.data, jobTitle: result.data.jobTitle || (page?.title ?? '') }}
          slots={slots}
          draftName={result.data.url || `${extractedAt}/${result.data.jobTitle}/${result.data.companyName}`}
          onLeave={() => {
            draft.clear();
            goBack();
          }}
        />
      ) : null}
      {result.data === undefined ? <Bookmarklet /> : null}
    </Page>
  );
}

const truncationNotices = {
  end: {
    title: 'The end of the page is missing',
    text: 'The page was too long for the bookmark. Check the description below.',
  },
  page: {
    title: 'We only got the link to this page',
    text: 'The page was too long for the bookmark. If details are missing, copy the text of the page and paste it here.',
  },
} as const;
