import { Group, Text } from '@mantine/core';
import { DirectionsButton } from '../DirectionsButton';
import { placeTypeLabel } from '../place-types';
import type { FoundRowProps } from './FoundRow';
import { SavePlaceButton } from './SavePlaceButton';

/** The popup of a found place's pin, with a button to save it. */
export function FoundPopup({ place, onSave }: Pick<FoundRowProps, 'place' | 'onSave'>) {
  const { title, type, address, city, gps_coordinates: position } = place.found;
  return (
    <>
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        {title}
      </Text>
      <Text size="sm" c="dimmed" mb="xs">
        {[type && placeTypeLabel(type), address || city].filter(Boolean).join(' · ')}
      </Text>
      <Group>
        <SavePlaceButton place={place} onSave={onSave} />
        <DirectionsButton size="compact-md" variant="light" place={{ ...position, name: title }} />
      </Group>
    </>
  );
}
