import { EmptyState, Page } from '@keepmark/ui';
import { useNotesForm, useOpenedRow } from '@keepmark/ui/entity-form';
import { Button, Text, Textarea, Title } from '@mantine/core';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import classes from '../city-details/CityDetailsPage.module.css';
import { SaveCityButton } from '../city-list/SaveCityButton';
import { type CityToSave, type SavedCity, useSaveCityActions, useSavedCities } from '../saved-cities';
import { isLocationType, type LocationType, locationTypes } from '../location-type';
import { UnknownLocationType } from '../location-list/UnknownLocationType';
import { TravelEstimateList } from '../home-location/TravelEstimateList';

const maxNotesLength = 20_000;

/** One saved city: its groups, distance and notes. */
export function ManageLocationPage() {
  const { locationType, internalId = '' } = useParams({ strict: false });
  const stored = useSavedCities().find((saved) => saved.internalId === internalId);
  const city = useOpenedRow(stored, internalId);
  if (!isLocationType(locationType)) return <UnknownLocationType />;
  if (city) return <EditSavedCity key={internalId} city={city} isDeleted={!stored} type={locationType} />;
  return <CityNotSaved type={locationType} />;
}

function CityNotSaved({ type }: { type: LocationType }) {
  return (
    <Page title="Saved city">
      <EmptyState
        icon="building-skyscraper"
        title="This city isn’t saved"
        action={
          <Button renderRoot={(props) => <Link {...props} to="/city/$group" params={{ group: type }} />}>
            Go to saved cities
          </Button>
        }
      >
        It was deleted, or you saved it in another browser. Saved places stay on the device you saved them on.
      </EmptyState>
    </Page>
  );
}

/** A saved city in the form that saving it again takes. */
const cityToSaveOf = (city: SavedCity): CityToSave => ({
  ...city,
  latitude: city.latitude ?? 0,
  longitude: city.longitude ?? 0,
});

interface EditSavedCityProps {
  city: SavedCity;
  isDeleted: boolean;
  type: LocationType;
}

function EditSavedCity({ city, isDeleted, type }: EditSavedCityProps) {
  const actions = useSaveCityActions();
  const navigate = useNavigate();
  const { form, notice, save } = useNotesForm({
    noun: 'city',
    notes: city.notes,
    isDeleted,
    draftKey: `city-notes/${city.internalId}`,
    validate: (notes) => (notes.length > maxNotesLength ? 'Use 20,000 characters or fewer.' : null),
  });
  const { latitude, longitude, cityId } = city;
  // What is being typed stays when another tab deletes the city.
  if (isDeleted && !form.isDirty()) return <CityNotSaved type={type} />;
  const saveNotes = (notes: string): boolean => {
    if (!isDeleted) return actions.saveNotes(city, notes);
    const areSaved = city.locationTypes.every((group) => actions.save({ ...cityToSaveOf(city), notes }, group));
    if (areSaved) void navigate({ to: '/city/$group', params: { group: type }, replace: true });
    return areSaved;
  };
  return (
    <Page
      title={city.cityName}
      width="text"
      actions={
        <>
          <Button
            variant="default"
            renderRoot={(props) => <Link {...props} to="/city/details/$cityId" params={{ cityId }} />}
          >
            Full details
          </Button>
          <Button
            variant="default"
            renderRoot={(props) => <Link {...props} to="/city/$group" params={{ group: type }} />}
          >
            Saved cities
          </Button>
        </>
      }
    >
      <Text c="dimmed">{[city.stateName, city.countryName].filter(Boolean).join(', ')}</Text>
      <section aria-labelledby="saved-for" className={classes['groups']}>
        <Text id="saved-for" fw={600}>
          Saved for
        </Text>
        {locationTypes.map((each) => (
          <SaveCityButton key={each} city={cityToSaveOf(city)} type={each} named />
        ))}
      </section>
      <form className={classes['facts']} onSubmit={form.onSubmit(() => save(saveNotes))}>
        {notice}
        <Textarea label="Notes" autosize minRows={4} maxRows={16} {...form.getInputProps('notes')} />
        <div>
          <Button type="submit">{isDeleted ? 'Save as a new city' : 'Save notes'}</Button>
        </div>
      </form>
      {latitude !== null && longitude !== null && (
        <section>
          <Title order={2} size="h4">
            Distance and commute
          </Title>
          <TravelEstimateList to={{ latitude, longitude }} city={city.cityName} />
        </section>
      )}
    </Page>
  );
}
