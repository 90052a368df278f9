import { ApiError, call } from '@keepmark/api-client';
import { useAppContext } from '@keepmark/app-shell';
import { capturePosting } from '@keepmark/contracts';
import { Icon } from '@keepmark/ui';
import { Alert, Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { calendarDayOf, dayOf, formatDay } from '@keepmark/ui/words';
import { useClosedPostings } from './closed-postings';

/** The result of a check. */
type Presence = 'there' | 'gone' | { readonly closedOn: string };

/** Says if the feed has closed the posting of a saved job, and checks its page on request. */
export function PostingCheck({ url, closedDate }: { url: string; closedDate: string }) {
  useClosedPostings();
  const { api } = useAppContext();
  const check = useMutation({
    mutationFn: async (): Promise<Presence> => {
      try {
        const posting = await call(api, capturePosting, { body: { url } });
        const closedOn = dayOf(posting?.validThrough ?? '');
        return closedOn !== '' && closedOn < calendarDayOf(new Date()) ? { closedOn } : 'there';
      } catch (error) {
        if (error instanceof ApiError && error.code === 'page-gone') return 'gone';
        throw error;
      }
    },
  });
  const { data } = check;
  if (closedDate !== '') {
    return (
      <Alert color="warning" icon={<Icon name="alert-triangle" />} title="The posting may be gone" w="100%">
        The job board closed it on {formatDay(closedDate)}. Your saved job stays here.
      </Alert>
    );
  }
  if (data !== undefined && data !== 'there') {
    return (
      <Alert color="warning" icon={<Icon name="alert-triangle" />} title="The posting may be gone" w="100%">
        {data === 'gone' ? 'Its page no longer exists.' : `It says it closed on ${formatDay(data.closedOn)}.`} Your
        saved job stays here.
      </Alert>
    );
  }
  return (
    <>
      <Button variant="subtle" size="compact-sm" loading={check.isPending} onClick={() => check.mutate()}>
        Check if still open
      </Button>
      {data === 'there' ? <Text size="sm">The page still exists.</Text> : null}
      {check.isError ? <Text size="sm">{check.error.message}</Text> : null}
    </>
  );
}
