import { useDatabase } from '@keepmark/local-store/react';
import { usePhotoUrl } from '@keepmark/local-store/photos';
import { AppModal, Icon } from '@keepmark/ui';
import { Section } from '@keepmark/ui/section';
import { Button, FileButton, Group, Text, UnstyledButton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { placeName } from '../place';
import { placePhotos } from '../place-photos';
import type { Place } from '../place-table';
import classes from './PlacePage.module.css';
import { useAddPhotos } from './use-add-photos';
import { useChangePlace } from './use-change-place';

/** The person's own photos of a place. They stay in this browser. */
export function PlacePhotos({ place }: { place: Place }) {
  const { photoIds } = place;
  const database = useDatabase();
  const change = useChangePlace(place);
  const { addPhotos, isSaving } = useAddPhotos(place);
  const [shownIndex, setShownIndex] = useState<number>();
  useEffect(() => placePhotos.sweep(database), [database]);
  const shownId = shownIndex === undefined ? undefined : photoIds[shownIndex];

  return (
    <Section
      title="Photos"
      actions={
        <FileButton multiple accept="image/*" onChange={(files) => void addPhotos(files)}>
          {(props) => (
            <Button
              {...props}
              size="compact-md"
              variant="default"
              loading={isSaving}
              leftSection={<Icon name="camera" size="xs" />}
            >
              Add photos
            </Button>
          )}
        </FileButton>
      }
    >
      {photoIds.length === 0 ? (
        <Text size="sm" c="dimmed">
          No photos. They stay in this browser and are part of your backups.
        </Text>
      ) : (
        <ul className={classes['photos']}>
          {photoIds.map((photoId, index) => (
            <li key={photoId}>
              <UnstyledButton
                className={classes['photo']}
                aria-label={`Photo ${index + 1} of ${photoIds.length}`}
                onClick={() => setShownIndex(index)}
              >
                <Photo photoId={photoId} alt="" />
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
      {shownId === undefined || shownIndex === undefined ? null : (
        <AppModal opened size="xl" onClose={() => setShownIndex(undefined)} title={placeName(place)}>
          <Photo photoId={shownId} alt={`${placeName(place)}, photo ${shownIndex + 1}`} />
          <Group justify="space-between" mt="md">
            <Group gap="xs">
              <Button variant="default" disabled={shownIndex === 0} onClick={() => setShownIndex(shownIndex - 1)}>
                Previous
              </Button>
              <Button
                variant="default"
                disabled={shownIndex === photoIds.length - 1}
                onClick={() => setShownIndex(shownIndex + 1)}
              >
                Next
              </Button>
            </Group>
            <Button
              variant="subtle"
              color="error"
              onClick={() => {
                const others = photoIds.filter((id) => id !== shownId);
                if (change({ photoIds: others }, 'Deleted the photo.')) setShownIndex(undefined);
              }}
            >
              Delete photo
            </Button>
          </Group>
        </AppModal>
      )}
    </Section>
  );
}

function Photo({ photoId, alt }: { photoId: string; alt: string }) {
  const url = usePhotoUrl(placePhotos, photoId);
  return url ? (
    <img src={url} alt={alt} className={classes['picture']} />
  ) : (
    <span className={classes['noPicture']}>
      <Icon name="photo" />
    </span>
  );
}
