import { ApiError, call } from '@keepmark/api-client';
import { useAppContext } from '@keepmark/app-shell';
import { capturePosting } from '@keepmark/contracts';
import { Icon } from '@keepmark/ui';
import { Alert, Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { calendarDayOf, dayOf, formatDay } from '../job-dates';
import { useClosedPostings } from './closed-postings';

/** Whether a posting is still there, when the service has looked. */
type Presence = 'there' | 'gone' | { readonly closedOn: string };

/** Says that the posting of a kept job may be gone when its feed has closed it; looks at its page when asked to. */
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
        It was gone from its feed on {formatDay(closedDate)}. What you kept of it stays here.
      </Alert>
    );
  }
  if (data !== undefined && data !== 'there') {
    return (
      <Alert color="warning" icon={<Icon name="alert-triangle" />} title="The posting may be gone" w="100%">
        {data === 'gone' ? 'Its page is no longer there.' : `It says that it closed on ${formatDay(data.closedOn)}.`}{' '}
        What you kept of it stays here.
      </Alert>
    );
  }
  return (
    <>
      <Button variant="subtle" size="compact-sm" loading={check.isPending} onClick={() => check.mutate()}>
        Still there?
      </Button>
      {data === 'there' ? <Text size="sm">The page is still there.</Text> : null}
      {check.isError ? <Text size="sm">{check.error.message}</Text> : null}
    </>
  );
}
