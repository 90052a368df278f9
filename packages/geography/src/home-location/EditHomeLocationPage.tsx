import { useGoBack } from '@keepmark/app-shell/go-back';
import { degreesOf, latitudeText, longitudeText } from '@keepmark/contracts';
import { MapView } from '@keepmark/map';
import { Page } from '@keepmark/ui';
import { EntityForm, FormSection } from '@keepmark/ui/entity-form';
import { Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
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

const rounded = (degrees: number): string => String(Math.round(degrees * 1e6) / 1e6);

/** Edits the name and coordinates of the home location; the marker can be dragged. */
export function EditHomeLocationPage() {
  const homeLocation = useHomeLocation();
  const { set } = useHomeLocationActions();
  const [canDrag, setCanDrag] = useState(true);
  const leave = useGoBack('/location/from');
  const form = useForm<HomeLocationForm>({
    initialValues: formOf(homeLocation),
    validate: schemaResolver(formSchema, { sync: true }),
    validateInputOnBlur: true,
  });
  const { name, latitude, longitude } = form.values;
  const points = useMemo(() => {
    const position = { latitude: degreesOf(latitude), longitude: degreesOf(longitude) };
    if (position.latitude === null || position.longitude === null) return [];
    return [{ id: 'from', label: name || 'Home', latitude: position.latitude, longitude: position.longitude }];
  }, [name, latitude, longitude]);

  return (
    <Page title="Edit home location" width="text">
      <EntityForm
        form={form}
        draftKey="travel-from"
        submitLabel="Save location"
        onSubmit={(values) =>
          set({
            locationText: values.name.trim(),
            locationLat: Number(values.latitude),
            locationLng: Number(values.longitude),
          })
        }
        onLeave={leave}
      >
        <FormSection title="Home location">
          <TextInput data-full label="Name" placeholder="Home" withAsterisk {...form.getInputProps('name')} />
          <TextInput label="Latitude" placeholder="30.2672" withAsterisk {...form.getInputProps('latitude')} />
          <TextInput label="Longitude" placeholder="-97.7431" withAsterisk {...form.getInputProps('longitude')} />
        </FormSection>
      </EntityForm>
      {points.length > 0 && (
        <section>
          {canDrag && (
            <Text size="sm" c="dimmed">
              Drag the marker to your home location.
            </Text>
          )}
          <div className={classes['map']}>
            <MapView
              label="Home location"
              points={points}
              selectedId="from"
              onUsable={setCanDrag}
              onMarkerMove={(_, position) =>
                form.setValues({ latitude: rounded(position.latitude), longitude: rounded(position.longitude) })
              }
            />
          </div>
        </section>
      )}
    </Page>
  );
}
