import { Anchor, Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { mapLinks } from './map-link';
import { aroundSaved } from './place-search/place-search';
import type { Place } from './place-table';

/** Links from a saved place to map apps and nearby places. Renders nothing for a place without a location. */
export function MapLinks({ place }: { place: Pick<Place, 'internalId' | 'latitude' | 'longitude'> }) {
  const links = mapLinks(place);
  if (links.length === 0) return null;
  return (
    <Group gap="sm">
      <Text size="sm" c="dimmed">
        Open in
      </Text>
      {links.map(({ label, href }) => (
        <Anchor
          key={label}
          size="sm"
          href={href}
          // A geo: link opens an app, so it needs no tab of its own.
          {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          {label}
        </Anchor>
      ))}
      <Anchor
        size="sm"
        renderRoot={(props) => (
          <Link {...props} to="/places/discover" search={{ around: aroundSaved, place: place.internalId, miles: 2 }} />
        )}
      >
        Nearby places
      </Anchor>
    </Group>
  );
}
