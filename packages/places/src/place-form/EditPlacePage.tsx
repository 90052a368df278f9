import { useGoBack } from '@keepmark/app-shell/go-back';
import { NotSavedHere, Page } from '@keepmark/ui';
import { editForm, OpenedRow } from '@keepmark/ui/entity-form';
import { changedValues } from '@keepmark/ui/form-values';
import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { placeName } from '../place';
import type { Place } from '../place-table';
import { useSavedPlace } from '../places-store';
import { usePlaceActions } from '../use-place-actions';
import { placeFormOf, placeFormParts, placeValuesOf } from './place-form';
import { PlaceForm } from './PlaceForm';

/** Edits every field of a saved place. */
export function EditPlacePage() {
  const { internalId = '' } = useParams({ strict: false });
  const stored = useSavedPlace(internalId);
  const notFound = (
    <NotSavedHere
      noun="place"
      nouns="places"
      icon="map-pin"
      action={<Button renderRoot={(props) => <Link {...props} to="/places" />}>Go to places</Button>}
    />
  );
  return (
    <OpenedRow stored={stored} internalId={internalId} notFound={notFound}>
      {(place, isDeleted) => <SavedPlaceForm place={place} isDeleted={isDeleted} />}
    </OpenedRow>
  );
}

function SavedPlaceForm({ place, isDeleted }: { place: Place; isDeleted: boolean }) {
  const { add, change } = usePlaceActions();
  return (
    <Page title={`Edit ${placeName(place)}`} width="text">
      <PlaceForm
        {...editForm({
          noun: 'place',
          row: place,
          isDeleted,
          values: placeFormOf(place),
          parts: placeFormParts,
          onAddAgain: (form) => add(placeValuesOf(form)) !== undefined,
          onSubmit: (form) => change(place, changedValues(placeValuesOf(form), { ...place, name: placeName(place) })),
        })}
        onLeave={useGoBack('/places')}
      />
    </Page>
  );
}
