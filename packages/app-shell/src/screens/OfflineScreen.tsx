import { Button } from '@mantine/core';
import { EmptyState, Icon, Page } from '@keepmark/ui';
import { useAppContext } from '../app-context';
import { PathLink } from '../links/PathLink';
import classes from './OfflineScreen.module.css';

/** Shown offline instead of a screen that isn't on this device: people can open one that is. */
export function OfflineScreen({ onRetry }: { onRetry: () => void }) {
  const { site } = useAppContext();
  return (
    <Page title="You’re offline" width="text">
      <EmptyState
        icon="cloud-off"
        title="This screen needs a connection"
        action={
          <Button variant="light" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        Everything you saved is on this device. You can open these screens now:
      </EmptyState>
      <ul className={classes['screens']} aria-label="Available offline">
        {site.menu
          .filter(({ needsConnection }) => !needsConnection)
          .map(({ path, label, icon }) => (
            <li key={path}>
              <Button
                fullWidth
                variant="default"
                justify="flex-start"
                leftSection={<Icon name={icon} size="sm" />}
                renderRoot={(props) => <PathLink {...props} to={path} />}
              >
                {label}
              </Button>
            </li>
          ))}
      </ul>
    </Page>
  );
}
