import { call } from '@keepmark/api-client';
import { useAppContext } from '@keepmark/app-shell';
import { useGoBack } from '@keepmark/app-shell/go-back';
import { capturePosting, type CaptureRequest } from '@keepmark/contracts';
import { ErrorState, Icon, LoadingState, Page } from '@keepmark/ui';
import { Alert, Button, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from '@tanstack/react-router';
import { type ComponentType, useState } from 'react';
import type { CapturedJobFormProps } from '../slots';
import { Bookmarklet } from './Bookmarklet';
import { sharedText } from './capture-request';
import classes from './CapturePage.module.css';
import { CapturedDetails } from './CapturedDetails';
import type { SentPage } from './page-sender';
import { sentPageOf } from './sent-page';
import { usePaste } from './use-paste';

/** Extracts the details of a posting from its link or text, and shows them in a form to check and save. */
export function CapturePage({ JobForm }: { JobForm: ComponentType<CapturedJobFormProps> }) {
  const shared = sharedText(useSearch({ strict: false }));
  const fragment = useLocation({ select: ({ hash }) => hash });
  const [page] = useState(() => sentPageOf(`#${fragment}`));
  const paste = usePaste(page, shared);
  const { request } = paste;
  const goBack = useGoBack('/jobs/list');
  const result = useCapturedPosting(request);
  return (
    <Page title="Capture posting" width="text">
      <form
        className={classes['form']}
        onSubmit={(event) => {
          event.preventDefault();
          paste.extract();
        }}
      >
        <Textarea
          label="Link or text of the posting"
          description="Paste the link, or the full text if the page needs a sign-in. It goes to our server, which reads it and doesn’t keep it."
          autosize
          minRows={2}
          maxRows={10}
          {...paste.field}
        />
        <div>
          <Button type="submit" loading={result.isFetching} disabled={paste.isEmpty}>
            Extract details
          </Button>
        </div>
      </form>
      {page && page.left !== 'nothing' ? <TruncationNotice left={page.left} /> : null}
      {result.isFetching ? <LoadingState label="Extracting details" /> : null}
      {result.isError && !result.isFetching ? (
        <ErrorState title="We couldn’t read this posting">{result.error.message}</ErrorState>
      ) : null}
      {result.data && !result.isFetching ? (
        <CapturedDetails
          key={JSON.stringify(request)}
          posting={{ ...result.data, jobTitle: result.data.jobTitle || (page?.title ?? '') }}
          JobForm={JobForm}
          draftName={result.data.url || `${paste.extractedAt}/${result.data.jobTitle}/${result.data.companyName}`}
          onLeave={() => {
            paste.clear();
            goBack();
          }}
        />
      ) : null}
      {result.data === undefined ? <Bookmarklet /> : null}
    </Page>
  );
}

/** Asks the service for the details of a posting. */
function useCapturedPosting(request: CaptureRequest | undefined) {
  const { api } = useAppContext();
  return useQuery({
    queryKey: ['jobs', 'capture', request],
    queryFn: async ({ signal }) => (await call(api, capturePosting, { body: request ?? {}, signal })) ?? null,
    enabled: request !== undefined,
    // The service fetches the page, so don't ask again just because the window gets focus.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

type Truncated = Exclude<SentPage['left'], 'nothing'>;

/** Says what the bookmark had to skip. */
function TruncationNotice({ left }: { left: Truncated }) {
  const { title, text } = truncationNotices[left];
  return (
    <Alert color="warning" icon={<Icon name="alert-triangle" />} title={title}>
      {text}
    </Alert>
  );
}

const truncationNotices: Readonly<Record<Truncated, { title: string; text: string }>> = {
  end: {
    title: 'The end of the page is missing',
    text: 'The page was too long for the bookmark. Check the description below.',
  },
  page: {
    title: 'We only got the link to this page',
    text: 'The page was too long for the bookmark. If details are missing, copy the text of the page and paste it here.',
  },
};
