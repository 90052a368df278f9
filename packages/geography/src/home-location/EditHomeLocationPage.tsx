import { useGoBack } from '@keepmark/app-shell/go-back';
import { degreesOf, latitudeText, longitudeText } from '@keepmark/contracts';
import { type Coordinates, MapView } from '@keepmark/map';
import { Page } from '@keepmark/ui';
import { EntityForm, type FormPart, FormSection, MoreFields } from '@keepmark/ui/entity-form';
import { Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm, type UseFormReturnType } from '@mantine/form';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { CoordinateFields } from '../location-fields/CoordinateFields';
import { pinOf } from '../location-fields/location-form';
import { LocationInput } from '../location-search/LocationInput';
import type { HomeLocation } from './home-location';
import { useHomeLocation } from './home-location-store';
import classes from './HomeLocationPage.module.css';
import { useHomeLocationActions } from './use-home-location-actions';

interface HomeLocationForm extends Record<string, unknown> {
  name: string;
  latitude: string;
  longitude: string;
}

const required = (schema: typeof latitudeText, message: string) =>
  schema.check(z.refine((text) => text.trim() !== '', message));

const formSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Enter a name.'), z.maxLength(200, 'Use 200 characters or fewer.')),
  latitude: required(latitudeText, 'Enter degrees between -90 and 90, such as 30.2672.'),
  longitude: required(longitudeText, 'Enter degrees between -180 and 180, such as -97.7431.'),
});

const formOf = (homeLocation: HomeLocation | null): HomeLocationForm => ({
  name: homeLocation?.locationText ?? '',
  latitude: homeLocation ? String(homeLocation.locationLat) : '',
  longitude: homeLocation ? String(homeLocation.locationLng) : '',
});

/** A name belongs to its pin, so that both are decided together. */
const formParts: readonly FormPart<HomeLocationForm>[] = [
  { label: 'Home location', fields: ['name', 'latitude', 'longitude'] },
];

/** Edits the home location: its name, and its pin by address or on the map. */
export function EditHomeLocationPage() {
  const homeLocation = useHomeLocation();
  const { set } = useHomeLocationActions();
  const leave = useGoBack('/location/from');
  const [address, setAddress] = useState('');
  const form = useForm<HomeLocationForm>({
    initialValues: formOf(homeLocation),
    validate: schemaResolver(formSchema, { sync: true }),
    validateInputOnBlur: true,
  });
  const save = (values: HomeLocationForm): boolean =>
    set({
      locationText: values.name.trim(),
      locationLat: Number(values.latitude),
      locationLng: Number(values.longitude),
    });
  const isMissing = form.errors['latitude'] !== undefined && form.values.latitude === '';

  return (
    <Page title="Edit home location" width="text">
      <EntityForm
        form={form}
        draftKey="travel-from"
        submitLabel="Save location"
        {...(homeLocation && {
          record: { noun: 'home location', stored: formOf(homeLocation), parts: formParts, onAddAgain: save },
        })}
        onSubmit={save}
        onLeave={leave}
      >
        <FormSection title="Home location">
          <LocationInput
            data-full
            label="Address"
            placeholder="Start typing an address or a city"
            value={address}
            onChange={setAddress}
            {...(isMissing && { error: 'Choose an address, or click the map.' })}
            onChoose={(location) => {
              const { name } = form.values;
              form.setValues({ ...pinOf(location), ...(name.trim() === '' && { name: location.label }) });
            }}
          />
          <TextInput data-full label="Name" placeholder="Home" withAsterisk {...form.getInputProps('name')} />
        </FormSection>
        <HomePin form={form} />
        <MoreFields isFilled={false}>
          <CoordinateFields form={form} />
        </MoreFields>
      </EntityForm>
    </Page>
  );
}

/** The pin of the home location. */
function HomePin({ form }: { form: UseFormReturnType<HomeLocationForm> }) {
  const [isUsable, setUsable] = useState(true);
  const { name, latitude, longitude } = form.values;
  const points = useMemo(() => {
    const position = { latitude: degreesOf(latitude), longitude: degreesOf(longitude) };
    if (position.latitude === null || position.longitude === null) return [];
    return [{ id: 'from', label: name || 'Home', latitude: position.latitude, longitude: position.longitude }];
  }, [name, latitude, longitude]);
  const place = (position: Coordinates) => form.setValues(pinOf(position));
  return (
    <section>
      {isUsable ? (
        <Text size="sm" c="dimmed">
          {points.length > 0 ? 'To move the pin, drag it or use the arrow keys.' : 'Click the map to place the pin.'}
        </Text>
      ) : null}
      <div className={classes['map']}>
        <MapView
          label="Home location"
          points={points}
          selectedId="from"
          onUsable={setUsable}
          onPick={place}
          onMarkerMove={(_, position) => place(position)}
        />
      </div>
    </section>
  );
}
