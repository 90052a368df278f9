import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';

/** A link from the map of jobs to the map of everything. */
export function OtherMaps() {
  return (
    <Text size="sm">
      <Anchor renderRoot={(props) => <Link {...props} to="/interviews/map" />}>
        See jobs, interviews, companies, and places on one map
      </Anchor>
    </Text>
  );
}
