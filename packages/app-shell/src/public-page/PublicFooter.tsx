import { Anchor, Group, Text } from '@mantine/core';
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
      <Group component="nav" aria-label="About this site" gap="lg">
        {publicEntries.map(({ path, label }) => (
          <Anchor key={path} component={PathLink} to={path} size="sm">
            {label}
          </Anchor>
        ))}
      </Group>
    </footer>
  );
}
