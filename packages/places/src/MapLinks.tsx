import { Anchor, Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { mapLinks } from './map-link';
import type { Place } from './place-table';

/** The ways to see a saved place in other map programs, and what is around it; nothing while its position is not known. */
export function MapLinks({ place }: { place: Pick<Place, 'internalId' | 'latitude' | 'longitude'> }) {
  const links = mapLinks(place);
  if (links.length === 0) return null;
  return (
    <Group gap="sm">
      <Text size="sm" c="dimmed">
        See it in
      </Text>
      {links.map(({ label, href }) => (
        <Anchor
          key={label}
          size="sm"
          href={href}
          // A program of the device opens beside the page by itself.
          {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          {label}
        </Anchor>
      ))}
      <Anchor
        size="sm"
        renderRoot={(props) => (
          <Link {...props} to="/places/discover" search={{ around: 'kept', place: place.internalId, miles: 2 }} />
        )}
      >
        What is around it
      </Anchor>
    </Group>
  );
}
