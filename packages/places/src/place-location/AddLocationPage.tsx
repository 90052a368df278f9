import { safeCall } from '@keepmark/api-client';
import { useAppContext } from '@keepmark/app-shell';
import { useGoBack } from '@keepmark/app-shell/go-back';
import { type GeocodedLocation, reverseGeocode } from '@keepmark/contracts';
import { useHomeOrigin } from '@keepmark/geography/home-location';
import { LocationInput } from '@keepmark/geography/location-input';
import { type Coordinates, type MapPoint, MapView } from '@keepmark/map';
import { boxAround } from '@keepmark/map/geometry';
import { Page } from '@keepmark/ui';
import { Button, Text } from '@mantine/core';
import { useMemo, useRef, useState } from 'react';
import { emptyPlaceForm, placeValuesOf } from '../place-form/place-form';
import { PlaceForm } from '../place-form/PlaceForm';
import { usePlaceActions } from '../use-place-actions';
import classes from './AddLocationPage.module.css';
import { MyLocationButton } from './MyLocationButton';

/** The chosen point, with its address if known. */
interface Chosen extends Coordinates {
  readonly label: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
}

/** How far around the home location the map shows, in degrees. */
const aroundHome = 0.05;
const surroundingsOf = ({ latitude, longitude }: Coordinates) =>
  boxAround([
    { latitude: latitude - aroundHome, longitude: longitude - aroundHome },
    { latitude: latitude + aroundHome, longitude: longitude + aroundHome },
  ]);

const sixDecimals = (degrees: number) => String(Math.round(degrees * 1e6) / 1e6);

/** The point that a person picked, named by its address once that is found. */
function useChosenPoint() {
  const { api } = useAppContext();
  const [chosen, setChosen] = useState<Chosen>();
  const request = useRef<AbortController>(undefined);

  const pick = async ({ latitude, longitude }: Coordinates) => {
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

  const choose = ({ label, latitude, longitude, city, stateName: state, countryName: country }: GeocodedLocation) => {
    request.current?.abort();
    setChosen({ label, latitude, longitude, city, state, country });
  };
  return { chosen, pick, choose };
}

/** Adds a place in two steps: its location, picked on the map or by address, then the form. */
export function AddLocationPage() {
  const { chosen, pick, choose } = useChosenPoint();
  const [isNamed, setIsNamed] = useState(false);
  if (chosen && isNamed) return <NamePlace chosen={chosen} onChangeLocation={() => setIsNamed(false)} />;
  return <ChooseLocation chosen={chosen} onPick={pick} onChoose={choose} onUse={() => setIsNamed(true)} />;
}

function NamePlace({ chosen, onChangeLocation }: { chosen: Chosen; onChangeLocation: () => void }) {
  const { city, state, country } = chosen;
  const [latitude, longitude] = [sixDecimals(chosen.latitude), sixDecimals(chosen.longitude)];
  const { add } = usePlaceActions();
  const leave = useGoBack('/places');
  return (
    <Page title="Add place" width="text">
      <PlaceForm
        initialValues={{ ...emptyPlaceForm, city, state, country, latitude, longitude }}
        draftKey={`place-location-add/${latitude},${longitude}`}
        submitLabel="Add place"
        onSubmit={(form) => add(placeValuesOf(form)) !== undefined}
        onLeave={leave}
        actions={
          <Button variant="subtle" onClick={onChangeLocation}>
            Change location
          </Button>
        }
      />
    </Page>
  );
}

interface ChooseLocationProps {
  chosen: Chosen | undefined;
  onPick: (position: Coordinates) => Promise<void>;
  onChoose: (location: GeocodedLocation) => void;
  onUse: () => void;
}

function ChooseLocation({ chosen, onPick, onChoose, onUse }: ChooseLocationProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const home = useHomeOrigin();
  const points = useMemo(
    (): MapPoint[] => (chosen ? [{ id: 'chosen', ...chosen, label: chosen.label || 'New place' }] : []),
    [chosen],
  );
  // Until a point is chosen, the map shows where the person lives.
  const fit = useMemo(() => (chosen || !home ? undefined : surroundingsOf(home)), [chosen, home]);
  return (
    <Page title="Add from map" width="full">
      <div className={classes['bar']}>
        <LocationInput
          className={classes['address']}
          label="City or address"
          placeholder="Start typing, or pick a point on the map"
          value={text}
          onChange={setText}
          onChoose={onChoose}
        />
        <MyLocationButton onPick={(position) => void onPick(position)} onProblem={setProblem} />
        <Button disabled={!chosen} onClick={onUse}>
          Use this location
        </Button>
      </div>
      {problem ? (
        <Text role="alert" c="error" size="sm">
          {problem}
        </Text>
      ) : null}
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
          fit={fit}
          onPick={(position) => void onPick(position)}
          onMarkerMove={(_, position) => void onPick(position)}
        />
      </div>
    </Page>
  );
}
