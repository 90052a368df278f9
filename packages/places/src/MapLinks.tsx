import { Anchor, Group, Text } from '@mantine/core';
import { mapLinks } from './map-link';
import type { Place } from './place-table';

/** The ways to see a place in other map programs; nothing while its position is not known. */
export function MapLinks({ place }: { place: Pick<Place, 'latitude' | 'longitude'> }) {
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
    </Group>
  );
}
