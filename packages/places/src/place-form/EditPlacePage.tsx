import { changedValues } from '@keepmark/ui/form-values';
import { useGoBack } from '@keepmark/app-shell/go-back';
import { NotSavedHere, Page } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { SharePlacesDialog } from '../place-share/SharePlacesDialog';
import { MapLinks } from '../MapLinks';
import type { Place } from '../place-table';
import { useSavedPlace } from '../places-store';
import type { PlacesSlots } from '../slots';
import { usePlaceActions } from '../use-place-actions';
import classes from './EditPlacePage.module.css';
import { placeFormOf, placeValuesOf } from './place-form';
import { GroupsOfPlace } from './GroupsOfPlace';
import { PlaceForm } from './PlaceForm';

export interface EditPlacePageProps {
  slots: PlacesSlots;
}

/** Shows and edits one saved place. */
export function EditPlacePage({ slots }: EditPlacePageProps) {
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

function SavedPlace({ place, slots: { PlaceDetails } }: EditPlacePageProps & { place: Place }) {
  // The values that the form started with. Only fields that differ are saved.
  const [opened] = useState(place);
  const [isSharing, setIsSharing] = useState(false);
  const shared = useMemo(() => [place], [place]);
  const actions = usePlaceActions();
  const leave = useGoBack('/places');
  return (
    <Page title={place.name} width="text">
      <PlaceForm
        initialValues={placeFormOf(opened)}
        draftKey={`place-edit/${place.internalId}`}
        submitLabel="Save changes"
        onSubmit={(form) => actions.change(place, changedValues(placeValuesOf(form), opened))}
        onLeave={leave}
        actions={
          <>
            <Button variant="subtle" onClick={() => setIsSharing(true)}>
              Share
            </Button>
            <Button
              variant="subtle"
              color="error"
              className={classes['delete']}
              onClick={() => actions.remove(place) && leave()}
            >
              Delete
            </Button>
          </>
        }
      />
      <MapLinks place={place} />
      <GroupsOfPlace placeId={place.internalId} />
      {isSharing ? (
        <SharePlacesDialog opened onClose={() => setIsSharing(false)} places={shared} title={place.name} isOne />
      ) : null}
      {PlaceDetails ? <PlaceDetails placeId={place.internalId} /> : null}
    </Page>
  );
}
