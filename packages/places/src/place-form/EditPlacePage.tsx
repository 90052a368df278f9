import { useGoBack } from '@keepmark/app-shell/go-back';
import { NotSavedHere, Page } from '@keepmark/ui';
import { useOpenedRow } from '@keepmark/ui/entity-form';
import { changedValues } from '@keepmark/ui/form-values';
import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { placeName } from '../place';
import type { Place } from '../place-table';
import { useSavedPlace } from '../places-store';
import { usePlaceActions } from '../use-place-actions';
import { placeFormOf, placeValuesOf } from './place-form';
import { PlaceForm } from './PlaceForm';

/** Edits every field of a saved place. */
export function EditPlacePage() {
  const { internalId = '' } = useParams({ strict: false });
  const place = useOpenedRow(useSavedPlace(internalId), internalId);
  if (place) return <SavedPlaceForm key={internalId} place={place} />;
  return (
    <NotSavedHere
      noun="place"
      nouns="places"
      icon="map-pin"
      action={<Button renderRoot={(props) => <Link {...props} to="/places" />}>Go to places</Button>}
    />
  );
}

function SavedPlaceForm({ place }: { place: Place }) {
  // The values that the form started with. Only fields that differ are saved.
  const [opened] = useState(place);
  const { change } = usePlaceActions();
  return (
    <Page title={`Edit ${placeName(place)}`} width="text">
      <PlaceForm
        initialValues={placeFormOf(opened)}
        draftKey={`place-edit/${place.internalId}`}
        submitLabel="Save changes"
        onSubmit={(form) => change(place, changedValues(placeValuesOf(form), { ...opened, name: placeName(opened) }))}
        onLeave={useGoBack('/places')}
      />
    </Page>
  );
}
