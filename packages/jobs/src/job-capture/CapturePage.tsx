import { call } from '@keepmark/api-client';
import { useAppContext } from '@keepmark/app-shell';
import { capturePosting, type CaptureRequest } from '@keepmark/contracts';
import { ErrorState, Icon, LoadingState, Page } from '@keepmark/ui';
import { Alert, Button, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { JobsSlots } from '../slots';
import { Bookmarklet } from './Bookmarklet';
import { captureRequestOf, sharedText } from './capture-request';
import classes from './CapturePage.module.css';
import { FoundPosting } from './FoundPosting';
import { requestOfPage, sentPageOf } from './sent-page';

/** Reads a posting from its address or its text, shows what was found, and keeps it when it is asked to. */
export function CapturePage({ slots }: { slots: JobsSlots }) {
  const shared = sharedText(useSearch({ strict: false }));
  const fragment = useLocation({ select: ({ hash }) => hash });
  const [page] = useState(() => sentPageOf(`#${fragment}`));
  const [pasted, setPasted] = useState(page?.url ?? shared);
  const [request, setRequest] = useState<CaptureRequest | undefined>(() =>
    page ? requestOfPage(page) : captureRequestOf(shared),
  );
  const { api } = useAppContext();
  const result = useQuery({
    queryKey: ['jobs', 'capture', request],
    queryFn: async ({ signal }) => (await call(api, capturePosting, { body: request ?? {}, signal })) ?? null,
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
          description="Paste the address of the page, or its whole text if it needs a sign-in"
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
      {page && page.left !== 'nothing' ? (
        <Alert color="warning" icon={<Icon name="alert-triangle" />} title={truncationNotices[page.left].title}>
          {truncationNotices[page.left].text}
        </Alert>
      ) : null}
      {result.isFetching ? <LoadingState label="Reading the posting" /> : null}
      {result.isError && !result.isFetching ? (
        <ErrorState title="The posting could not be read">{result.error.message}</ErrorState>
      ) : null}
      {result.data && !result.isFetching ? (
        <FoundPosting
          key={JSON.stringify(request)}
          posting={{ ...result.data, jobTitle: result.data.jobTitle || (page?.title ?? '') }}
          slots={slots}
        />
      ) : null}
      {result.data === undefined ? <Bookmarklet /> : null}
    </Page>
  );
}

const truncationNotices = {
  end: { title: 'The end of the page is missing', text: 'It did not fit into the address line of the browser.' },
  page: {
    title: 'Only the address of the page came along',
    text: 'The rest did not fit into the address line of the browser. Where the posting cannot be read, copy the text of its page and paste it here.',
  },
} as const;
