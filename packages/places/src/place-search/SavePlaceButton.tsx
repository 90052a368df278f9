import { distanceText } from '@keepmark/ui/words';
import type { FoundPlace } from '@keepmark/contracts';
import { Icon, useFocusInPlace } from '@keepmark/ui';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { placeName } from '../place';
import type { MarkedPlace } from './found-place';

export interface SavePlaceButtonProps {
  place: MarkedPlace;
  onSave: (found: FoundPlace) => void;
}

/** Saves a found place, or links to it once saved. A place that only shares a saved place's name can be saved anyway. */
export function SavePlaceButton({ place, onSave }: SavePlaceButtonProps) {
  const { found, saved, isSaved, savedDistanceKm } = place;
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
  if (isSaved) {
    return (
      <Button
        size="compact-md"
        variant="subtle"
        leftSection={<Icon name="check" size="xs" />}
        aria-label={`Saved: open ${placeName(saved)}`}
        renderRoot={(props) => (
          <Link {...props} {...inPlace} to="/place/details/$internalId" params={{ internalId: saved.internalId }} />
        )}
      >
        Saved
      </Button>
    );
  }
  return (
    <Stack gap={4} align="flex-end">
      <Button
        {...inPlace}
        size="compact-md"
        variant="light"
        leftSection={<Icon name="bookmark" size="xs" />}
        aria-label={`Save ${found.title} anyway`}
        onClick={save}
      >
        Save
      </Button>
      <Text size="xs" c="dimmed" ta="end">
        <Anchor
          inherit
          renderRoot={(props) => (
            <Link {...props} to="/place/edit/$internalId" params={{ internalId: saved.internalId }} />
          )}
        >
          You saved a place with this name
        </Anchor>
        {savedDistanceKm === null ? '' : `, ${distanceText(savedDistanceKm)} away`}
      </Text>
    </Stack>
  );
}
