import { ActionIcon } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { Icon } from '@keepmark/ui';
import { PathLink } from '../links/PathLink';
import type { MenuEntry } from '../site';
import { isCurrent } from './is-current';
import classes from './TopBar.module.css';

/** The variant's menu as icon buttons; on mobile, only the entries flagged for it. */
export function TopBarMenu({ menu }: { menu: readonly MenuEntry[] }) {
  const currentPath = useLocation({ select: (location) => location.pathname });
  return (
    <nav className={classes['menu']} aria-label="Main">
      {menu.map(({ path, label, icon, displayTopMobile }) => {
        const current = isCurrent(path, currentPath);
        return (
          <ActionIcon
            key={path}
            component={PathLink}
            to={path}
            className={classes['item']}
            variant={current ? 'light' : 'subtle'}
            {...(current ? { 'aria-current': 'page' as const } : { color: 'gray' })}
            size={36}
            aria-label={label}
            title={label}
            data-mobile={displayTopMobile}
          >
            <Icon name={icon} />
          </ActionIcon>
        );
      })}
    </nav>
  );
}
