import type { FoundPlace } from '@keepmark/contracts';
import { Icon, useFocusInPlace } from '@keepmark/ui';
import { Button, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { milesText } from '../place-way';
import type { MarkedPlace } from './found-place';

export interface KeepPlaceButtonProps {
  place: MarkedPlace;
  onKeep: (found: FoundPlace) => void;
}

/** Keeps a found place with one press; leads to the kept one afterwards. One that has its name alone can be added anyway. */
export function KeepPlaceButton({ place, onKeep }: KeepPlaceButtonProps) {
  const { found, kept, isByNameAlone, keptDistanceKm } = place;
  const keep = () => onKeep(found);
  const inPlace = useFocusInPlace();

  if (!kept) {
    return (
      <Button
        {...inPlace}
        size="compact-md"
        variant="light"
        leftSection={<Icon name="bookmark" size="xs" />}
        aria-label={`Keep ${found.title}`}
        onClick={keep}
      >
        Keep
      </Button>
    );
  }
  return (
    <Stack gap={4} align="flex-end">
      <Button
        size="compact-md"
        variant="subtle"
        leftSection={<Icon name="check" size="xs" />}
        aria-label={`Kept: open ${kept.name}`}
        renderRoot={(props) => (
          <Link
            {...props}
            {...(!isByNameAlone && inPlace)}
            to="/place/edit/$internalId"
            params={{ internalId: kept.internalId }}
          />
        )}
      >
        Kept
      </Button>
      {isByNameAlone ? (
        <>
          <Text size="xs" c="dimmed" ta="end">
            {keptDistanceKm === null ? 'One of this name' : `One of this name, ${milesText(keptDistanceKm)} away`}
          </Text>
          <Button
            {...inPlace}
            size="compact-sm"
            variant="default"
            aria-label={`Add ${found.title} anyway`}
            onClick={keep}
          >
            Add anyway
          </Button>
        </>
      ) : null}
    </Stack>
  );
}
