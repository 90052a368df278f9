import { Button, CopyButton, Group } from '@mantine/core';
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { ErrorState, Icon, Page, reloadSafely } from '@keepmark/ui';
import { errorMessage, isNotFetched } from '@keepmark/ui/error-message';
import { useAppContext } from '../app-context';
import { errorReport } from './error-report';
import { OfflineScreen } from './OfflineScreen';
import { useReachable } from './use-reachable';

/** Shown instead of a screen that failed: people can try again, go home, or copy a report. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const { site } = useAppContext();
  const report = () =>
    errorReport({
      error,
      site: `${site.siteName} (${site.variant})`,
      routePattern: router.state.matches.at(-1)?.fullPath ?? '/',
      userAgent: navigator.userAgent,
      viewport: `${window.innerWidth}x${window.innerHeight}`,
      at: new Date(),
    });
  const retry = async () => {
    reset();
    await router.invalidate();
  };
  // The error stands while the server is asked: on a bad network that takes seconds.
  if (!useReachable(isNotFetched(error))) return <OfflineScreen onRetry={() => void retry()} />;
  return (
    <Page width="text">
      <ErrorState
        title="Something went wrong"
        // A file that the server no longer has belongs to an older version: only a new page asks for those of today.
        onRetry={() => void (isNotFetched(error) ? reloadSafely() : retry())}
        action={
          <Group justify="center" gap="xs">
            <Button component={Link} to="/" variant="subtle" leftSection={<Icon name="home" size="sm" />}>
              Go home
            </Button>
            <CopyButton value={report()}>
              {({ copied, copy }) => (
                <Button
                  variant="subtle"
                  leftSection={<Icon name={copied ? 'check' : 'copy'} size="sm" />}
                  onClick={copy}
                >
                  {copied ? 'Report copied' : 'Copy report'}
                </Button>
              )}
            </CopyButton>
          </Group>
        }
      >
        {errorMessage(error, 'Your saved data is safe. Try again.')} If it keeps happening, copy the report and send it
        to support. The report contains none of your saved data.
      </ErrorState>
    </Page>
  );
}
