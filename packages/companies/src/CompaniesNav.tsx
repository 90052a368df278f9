import { Icon, type IconName } from '@keepmark/ui';
import type { MenuEntry } from '@keepmark/ui/list-header';
import { Button } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import classes from './CompaniesNav.module.css';

const screens = [
  { to: '/companies', label: 'Saved', icon: 'bookmark' },
  { to: '/companies/search', label: 'Directory', icon: 'search' },
  { to: '/companies/group/list/{-$group}', label: 'Groups', icon: 'folder' },
  { to: '/companies/discover', label: 'Nearby', icon: 'compass' },
  { to: '/companies/map/{-$mode}', label: 'Map', icon: 'map-2' },
] as const satisfies readonly { to: LinkProps['to']; label: string; icon: IconName }[];

// Without these, the link to all groups would stay on the current group.
const noParams = { group: undefined, mode: undefined };

/** The same as lines of a menu, for a phone. */
export const companyScreens: readonly MenuEntry[] = screens
  .filter(({ label }) => label !== 'Saved')
  .map(({ to, label, icon }) => ({
    label,
    icon,
    renderRoot: (props) => <Link {...props} to={to} params={noParams} />,
  }));

/** Navigation among the company screens. */
export function CompaniesNav({ current }: { current: (typeof screens)[number]['label'] }) {
  return (
    <nav aria-label="Companies" className={classes['nav']}>
      {screens.map(({ to, label, icon }) => (
        <Button
          key={to}
          size="compact-md"
          variant={label === current ? 'light' : 'subtle'}
          leftSection={<Icon name={icon} size="xs" />}
          renderRoot={(props) => (
            <Link
              {...props}
              to={to}
              params={noParams}
              activeOptions={{ exact: true }}
              {...(label === current && { 'aria-current': 'page' })}
            />
          )}
        >
          {label}
        </Button>
      ))}
    </nav>
  );
}
