import { safeCall } from '@keepmark/api-client';
import { useAppContext } from '@keepmark/app-shell';
import { useGoBack } from '@keepmark/app-shell/go-back';
import { reverseGeocode } from '@keepmark/contracts';
import { LocationInput } from '@keepmark/geography/location-input';
import { type Coordinates, type MapPoint, MapView } from '@keepmark/map';
import { Page } from '@keepmark/ui';
import { Button, Text } from '@mantine/core';
import { useMemo, useRef, useState } from 'react';
import { emptyPlaceForm, placeValuesOf } from '../place-form/place-form';
import { PlaceForm } from '../place-form/PlaceForm';
import { usePlaceActions } from '../use-place-actions';
import classes from './AddLocationPage.module.css';

/** The chosen point, with its address if known. */
interface Chosen extends Coordinates {
  readonly label: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
}

const sixDecimals = (degrees: number) => String(Math.round(degrees * 1e6) / 1e6);

/** Adds a place in two steps: its location, picked on the map or by address, then the form. */
export function AddLocationPage() {
  const { api } = useAppContext();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Chosen>();
  const [isNamed, setIsNamed] = useState(false);
  const request = useRef<AbortController>(undefined);
  const { add } = usePlaceActions();
  const leave = useGoBack('/places');
  const points = useMemo(
    (): MapPoint[] => (chosen ? [{ id: 'chosen', ...chosen, label: chosen.label || 'New place' }] : []),
    [chosen],
  );

  const choose = async ({ latitude, longitude }: Coordinates) => {
    request.current?.abort();
    const abort = new AbortController();
    request.current = abort;
    setChosen({ latitude, longitude, label: '', city: '', state: '', country: '' });
    const body = { lat: latitude, lng: longitude };
    const found = await safeCall(api, reverseGeocode, { body, signal: abort.signal }).catch(() => null);
    if (abort.signal.aborted || !found) return;
    const { label, city, stateName: state, countryName: country } = found;
    setChosen({ latitude, longitude, label, city, state, country });
  };

  if (chosen && isNamed) {
    return (
      <Page title="Add place" width="text">
        <PlaceForm
          initialValues={{
            ...emptyPlaceForm,
            city: chosen.city,
            state: chosen.state,
            country: chosen.country,
            latitude: sixDecimals(chosen.latitude),
            longitude: sixDecimals(chosen.longitude),
          }}
          draftKey={`place-location-add/${sixDecimals(chosen.latitude)},${sixDecimals(chosen.longitude)}`}
          submitLabel="Add place"
          onSubmit={(form) => add(placeValuesOf(form)) !== undefined}
          onLeave={leave}
          actions={
            <Button variant="subtle" onClick={() => setIsNamed(false)}>
              Change location
            </Button>
          }
        />
      </Page>
    );
  }
  return (
    <Page title="Add from map" width="full">
      <div className={classes['bar']}>
        <LocationInput
          className={classes['address']}
          label="City or address"
          placeholder="Start typing, or pick a point on the map"
          value={text}
          onChange={setText}
          onChoose={({ label, latitude, longitude, city, stateName: state, countryName: country }) => {
            request.current?.abort();
            setChosen({ label, latitude, longitude, city, state, country });
          }}
        />
        <Button disabled={!chosen} onClick={() => setIsNamed(true)}>
          Use this location
        </Button>
      </div>
      <Text component="output" c="dimmed">
        {chosen
          ? [chosen.label, `${sixDecimals(chosen.latitude)}, ${sixDecimals(chosen.longitude)}`]
              .filter(Boolean)
              .join(' · ')
          : 'Pick a point on the map. To move the pin, drag it or use the arrow keys.'}
      </Text>
      <div className={classes['map']}>
        <MapView
          label="New place"
          points={points}
          selectedId="chosen"
          onPick={(position) => void choose(position)}
          onMarkerMove={(_, position) => void choose(position)}
        />
      </div>
    </Page>
  );
}
