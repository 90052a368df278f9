import { UnstyledButton } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { Icon } from '@keepmark/ui';
import { PathLink } from '../links/PathLink';
import type { MenuEntry } from '../site';
import { isCurrent } from './is-current';
import classes from './TopBarMenu.module.css';

/** The variant's menu as icon buttons, labeled where there's room; on mobile, only the entries flagged for it. */
export function TopBarMenu({ menu }: { menu: readonly MenuEntry[] }) {
  const currentPath = useLocation({ select: (location) => location.pathname });
  return (
    <nav className={classes['menu']} aria-label="Main">
      {menu.map(({ path, label, icon, displayTopMobile, otherScreen }) => (
        <UnstyledButton
          key={path}
          component={PathLink}
          to={path}
          className={classes['item']}
          {...(isCurrent({ path, otherScreen }, currentPath) ? { 'aria-current': 'page' as const } : {})}
          aria-label={label}
          title={label}
          data-mobile={displayTopMobile}
        >
          <Icon name={icon} />
          <span className={classes['label']}>{label}</span>
        </UnstyledButton>
      ))}
    </nav>
  );
}
