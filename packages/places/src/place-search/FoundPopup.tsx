import { Group, Text } from '@mantine/core';
import { placeTypeLabel } from '../place-types';
import type { FoundRowProps } from './FoundRow';
import { SavePlaceButton } from './SavePlaceButton';

/** The popup of a found place's pin, with a button to save it. */
export function FoundPopup({ place, onSave }: Pick<FoundRowProps, 'place' | 'onSave'>) {
  const { title, type, address, city } = place.found;
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
      </Group>
    </>
  );
}
