import { useGoBack } from '@keepmark/app-shell/go-back';
import { Page } from '@keepmark/ui';
import { usePlaceActions } from '../use-place-actions';
import { emptyPlaceForm, placeValuesOf } from './place-form';
import { PlaceForm } from './PlaceForm';

/** Adds a place by hand. */
export function AddPlacePage() {
  const { add } = usePlaceActions();
  return (
    <Page title="Add place" width="text">
      <PlaceForm
        initialValues={emptyPlaceForm}
        draftKey="place-add"
        submitLabel="Add place"
        onSubmit={(form) => add(placeValuesOf(form)) !== undefined}
        onLeave={useGoBack('/places')}
      />
    </Page>
  );
}
