import { Anchor, Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { placeAddress, placeName } from '../place';
import { DirectionsButton } from '../DirectionsButton';
import { NearbyPlacesLink } from '../NearbyPlacesLink';
import type { Place } from '../place-table';

/** The popup of a saved place's pin. */
export function PlacePopup({ place }: { place: Place }) {
  return (
    <>
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        {placeName(place)}
      </Text>
      <Text size="sm">{placeAddress(place)}</Text>
      {place.summary || place.notes ? (
        <Text size="sm" c="dimmed" lineClamp={3}>
          {place.summary || place.notes}
        </Text>
      ) : null}
      <Group gap="sm" mt="xs">
        <DirectionsButton size="compact-md" variant="light" place={{ ...place, name: placeName(place) }} />
        <Anchor
          size="sm"
          renderRoot={(props) => (
            <Link {...props} to="/place/details/$internalId" params={{ internalId: place.internalId }} />
          )}
        >
          Details
        </Anchor>
        <NearbyPlacesLink place={place} />
      </Group>
    </>
  );
}
