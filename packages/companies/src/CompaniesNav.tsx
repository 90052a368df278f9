import { Icon, type IconName } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import classes from './CompaniesNav.module.css';

const screens = [
  { to: '/companies', label: 'Kept', icon: 'bookmark' },
  { to: '/companies/search', label: 'Directory', icon: 'search' },
  { to: '/companies/group/list/{-$group}', label: 'Groups', icon: 'folder' },
  { to: '/companies/discover', label: 'Around a place', icon: 'compass' },
  { to: '/companies/map/{-$mode}', label: 'Map', icon: 'map-2' },
] as const satisfies readonly { to: LinkProps['to']; label: string; icon: IconName }[];

// Without them, a link to every group leads from a group back to itself.
const none = { group: undefined, mode: undefined };

/** The ways to look at companies, on each of the screens that show several. */
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
            <Link {...props} to={to} params={none} {...(label === current && { 'aria-current': 'page' })} />
          )}
        >
          {label}
        </Button>
      ))}
    </nav>
  );
}
