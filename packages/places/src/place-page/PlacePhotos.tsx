import { useDatabase } from '@keepmark/local-store/react';
import { Icon } from '@keepmark/ui';
import { Section } from '@keepmark/ui/section';
import { Button, FileButton, Text, UnstyledButton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { placeName } from '../place';
import { placePhotos } from '../place-photos';
import type { Place } from '../place-table';
import { Photo } from './Photo';
import { PhotoViewer } from './PhotoViewer';
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
  useEffect(() => {
    placePhotos.sweep(database);
  }, [database]);

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
                <Photo photoId={photoId} alt="" className={classes['thumbnail']} />
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
      {shownIndex === undefined ? null : (
        <PhotoViewer
          name={placeName(place)}
          photoIds={photoIds}
          index={Math.min(shownIndex, photoIds.length - 1)}
          onShow={setShownIndex}
          onDelete={(photoId) => {
            const others = photoIds.filter((id) => id !== photoId);
            if (change({ photoIds: others }, 'Deleted the photo.') && others.length === 0) setShownIndex(undefined);
          }}
          onClose={() => setShownIndex(undefined)}
        />
      )}
    </Section>
  );
}
