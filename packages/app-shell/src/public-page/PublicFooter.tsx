import { Anchor, Text } from '@mantine/core';
import { useAppContext } from '../app-context';
import { publicEntries } from '../drawer/public-entries';
import { PathLink } from '../links/PathLink';
import classes from './PublicFooter.module.css';

/** The footer of each public page. */
export function PublicFooter() {
  const { site } = useAppContext();
  return (
    <footer className={classes['footer']}>
      <Text c="dimmed" size="sm">
        {site.siteName} is part of the Keepmark suite.
      </Text>
      <nav className={classes['links']} aria-label="About this site">
        {publicEntries.map(({ path, label }) => (
          <Anchor key={path} component={PathLink} to={path} size="sm">
            {label}
          </Anchor>
        ))}
      </nav>
    </footer>
  );
}
