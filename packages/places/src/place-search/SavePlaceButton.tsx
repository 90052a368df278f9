import type { FoundPlace } from '@keepmark/contracts';
import { Icon, useFocusInPlace } from '@keepmark/ui';
import { Button, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { milesText } from '../place-distance';
import type { MarkedPlace } from './found-place';

export interface SavePlaceButtonProps {
  place: MarkedPlace;
  onSave: (found: FoundPlace) => void;
}

/** Saves a found place, or links to it once saved. A place that only shares a saved place's name can be saved anyway. */
export function SavePlaceButton({ place, onSave }: SavePlaceButtonProps) {
  const { found, saved, isByNameAlone, savedDistanceKm } = place;
  const save = () => onSave(found);
  const inPlace = useFocusInPlace();

  if (!saved) {
    return (
      <Button
        {...inPlace}
        size="compact-md"
        variant="light"
        leftSection={<Icon name="bookmark" size="xs" />}
        aria-label={`Save ${found.title}`}
        onClick={save}
      >
        Save
      </Button>
    );
  }
  return (
    <Stack gap={4} align="flex-end">
      <Button
        size="compact-md"
        variant="subtle"
        leftSection={<Icon name="check" size="xs" />}
        aria-label={`Saved: open ${saved.name}`}
        renderRoot={(props) => (
          <Link
            {...props}
            {...(!isByNameAlone && inPlace)}
            to="/place/edit/$internalId"
            params={{ internalId: saved.internalId }}
          />
        )}
      >
        Saved
      </Button>
      {isByNameAlone ? (
        <>
          <Text size="xs" c="dimmed" ta="end">
            You saved a place with this name{savedDistanceKm === null ? '' : `, ${milesText(savedDistanceKm)} away`}
          </Text>
          <Button
            {...inPlace}
            size="compact-sm"
            variant="default"
            aria-label={`Save ${found.title} anyway`}
            onClick={save}
          >
            Save anyway
          </Button>
        </>
      ) : null}
    </Stack>
  );
}
