import { useGoBack } from '@keepmark/app-shell/go-back';
import { EditableText } from '@keepmark/ui/editable-text';
import { NotSavedHere, Page } from '@keepmark/ui';
import { Section } from '@keepmark/ui/section';
import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { DirectionsButton } from '../DirectionsButton';
import { placeName } from '../place';
import { GroupsOfPlace } from '../place-form/GroupsOfPlace';
import { SharePlacesDialog } from '../place-share/SharePlacesDialog';
import type { Place } from '../place-table';
import { useSavedPlace } from '../places-store';
import type { PlacesSlots } from '../slots';
import { usePlaceActions } from '../use-place-actions';
import { PlaceDetailList } from './PlaceDetailList';
import { PlaceFacts } from './PlaceFacts';
import { PlaceLocation } from './PlaceLocation';
import classes from './PlacePage.module.css';
import { PlacePhotos } from './PlacePhotos';
import { useChangePlace } from './use-change-place';

export interface PlacePageProps {
  slots: PlacesSlots;
}

/** A saved place to read, with values that are edited where they are. */
export function PlacePage({ slots }: PlacePageProps) {
  const { internalId = '' } = useParams({ strict: false });
  const place = useSavedPlace(internalId);
  if (place) return <SavedPlace key={internalId} place={place} slots={slots} />;
  return (
    <NotSavedHere
      noun="place"
      nouns="places"
      icon="map-pin"
      action={<Button renderRoot={(props) => <Link {...props} to="/places" />}>Go to places</Button>}
    />
  );
}

function SavedPlace({ place, slots: { PlaceDetails } }: PlacePageProps & { place: Place }) {
  const { internalId } = place;
  const change = useChangePlace(place);
  const { remove } = usePlaceActions();
  const leave = useGoBack('/places');
  return (
    <Page
      title={placeName(place)}
      actions={
        <>
          <DirectionsButton place={{ ...place, name: placeName(place) }} />
          <Button
            variant="light"
            renderRoot={(props) => <Link {...props} to="/place/edit/$internalId" params={{ internalId }} />}
          >
            Edit
          </Button>
          <ShareButton place={place} />
          <Button variant="subtle" color="error" onClick={() => remove(place) && leave()}>
            Delete
          </Button>
        </>
      }
    >
      <div className={classes['columns']}>
        <div className={classes['column']}>
          <PlaceFacts place={place} />
          <Section title="Notes">
            <EditableText
              label="Notes"
              draftKey={`place-notes/${internalId}`}
              value={place.notes}
              isMultiline
              maxLength={20_000}
              onSave={(notes) => change({ notes })}
            />
          </Section>
          {place.description ? (
            <Section title="Description">
              <p className={classes['lines']}>{place.description}</p>
            </Section>
          ) : null}
          <PlacePhotos place={place} />
          <GroupsOfPlace placeId={internalId} />
          <PlaceDetailList details={place.details} />
        </div>
        <div className={classes['column']}>
          <PlaceLocation place={place} />
          {PlaceDetails ? <PlaceDetails placeId={internalId} /> : null}
        </div>
      </div>
    </Page>
  );
}

function ShareButton({ place }: { place: Place }) {
  const [shared, setShared] = useState<readonly Place[]>();
  return (
    <>
      <Button variant="subtle" onClick={() => setShared([place])}>
        Share
      </Button>
      {shared ? (
        <SharePlacesDialog opened onClose={() => setShared(undefined)} places={shared} title={placeName(place)} isOne />
      ) : null}
    </>
  );
}
