import { ActionIcon } from '@mantine/core';
import { Icon } from '@keepmark/ui';
import { toggleDisplayMode } from './toggle-display-mode';
import classes from './TopBar.module.css';

/**
 * Switches between light and dark. Both icons are in the page and the style sheet shows the right one, because the mode
 * isn't known when the page is rendered at build time.
 */
export function DisplayModeToggle() {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      aria-label="Switch between light and dark"
      title="Switch between light and dark"
      onClick={() => void toggleDisplayMode()}
    >
      <span className={classes['lightOnly']}>
        <Icon name="moon" />
      </span>
      <span className={classes['darkOnly']}>
        <Icon name="sun" />
      </span>
    </ActionIcon>
  );
}
