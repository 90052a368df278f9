import { Menu } from '@mantine/core';
import { type ReactElement, useEffect, useState } from 'react';
import { Icon } from '../icon/Icon';
import classes from './ListHeader.module.css';
import type { MenuEntry } from './menu-entry';

export interface OpenMenuProps {
  /** Replaces the button that was pressed, and gets the focus. */
  target: ReactElement;
  entries: readonly MenuEntry[];
}

/** The menu of a `MenuButton`. It opens by itself when it has loaded. */
export default function OpenMenu({ target, entries }: OpenMenuProps) {
  const [opened, setOpened] = useState(false);
  // Open after the button has the focus, so that closing the menu returns the focus to it.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setOpened(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Menu position="bottom-end" opened={opened} onChange={setOpened}>
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        {entries.map(({ label, icon, renderRoot, onClick }) => (
          <Menu.Item
            key={label}
            className={classes['item'] ?? ''}
            leftSection={icon && <Icon name={icon} size="xs" />}
            {...(renderRoot && { renderRoot })}
            {...(onClick && { onClick })}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
