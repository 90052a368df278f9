import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Icon } from '@keepmark/ui';

/** The way to the tables of this browser's database. */
export const DataPageLink = () => (
  <Button
    variant="subtle"
    leftSection={<Icon name="database" size="xs" />}
    renderRoot={(props) => <Link {...props} to="/settings/data" />}
  >
    See your tables
  </Button>
);
