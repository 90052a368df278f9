import { type MapPoint, MapView } from '@keepmark/map';
import { Icon, Page } from '@keepmark/ui';
import { errorMessage } from '@keepmark/ui/error-message';
import { Anchor, Button, Text } from '@mantine/core';
import { Link, useCanGoBack, useRouter } from '@tanstack/react-router';
import type { GeocodedLocation } from '@keepmark/contracts';
import { useMemo, useRef, useState } from 'react';
import { useCenterLookup, useCenterOf } from '../city-centers/city-centers';
import { isStreetUnknown, typedStreet } from '../city-centers/typed-street';
import { LocationInput } from '../location-search/LocationInput';
import { type NamedPoint, useLocate } from '../location-search/use-locate';
import { coordinatesOf, type HomeLocation } from './home-location';
import { useHomeLocation } from './home-location-store';
import classes from './HomeLocationPage.module.css';
import { useHomeLocationActions } from './use-home-location-actions';

/** The home location at what was found. A street that wasn't found stays in its text as it was typed. */
const homeFor = (typed: string, found: GeocodedLocation): HomeLocation => ({
  ...homeAt(found),
  ...(typedStreet(typed, found) !== '' && { locationText: typed.trim() }),
});

const homeAt = ({ label, latitude, longitude }: NamedPoint): HomeLocation => ({
  locationText: label,
  locationLat: latitude,
  locationLng: longitude,
});

/** The home location, typed or found by the browser. Distances start here. Once set, it leads back to where it was asked for. */
export function HomeLocationPage() {
  const locate = useLocate();
  const homeLocation = useHomeLocation();
  const centerOf = useCenterLookup();
  const { set, clear } = useHomeLocationActions();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState<'browser' | 'text'>();
  const { history } = useRouter();
  const canGoBack = useCanGoBack();

  const points = useMemo<MapPoint[]>(() => {
    if (!homeLocation) return [];
    const { locationText: label, locationLat: latitude, locationLng: longitude } = homeLocation;
    return [{ id: 'from', label, latitude, longitude }];
  }, [homeLocation]);

  const setFrom = async (source: 'browser' | 'text', find: () => Promise<HomeLocation>) => {
    setBusy(source);
    setProblem('');
    try {
      const found = await find();
      if (!set(found)) return;
      setText('');
      // The page says that the street wasn't found, and offers the pin.
      const center = centerOf({ latitude: found.locationLat, longitude: found.locationLng });
      if (isStreetUnknown(found.locationText, center)) return;
      // The field is gone if the person has left while we looked up the place.
      if (homeLocation === null && canGoBack && input.current) history.back();
    } catch (error) {
      setProblem(errorMessage(error));
    } finally {
      setBusy(undefined);
    }
  };

  return (
    <Page title="Home location" width="text">
      <Text>
        Distances and travel times start here. Your home location is stored in this browser and sent to our service only
        to look up its name.
      </Text>
      <form
        className={classes['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void setFrom('text', async () => homeFor(text, (await locate.fromText(text))[0]));
        }}
      >
        <LocationInput
          ref={input}
          label="City or address"
          placeholder="Austin, TX"
          leftSection={<Icon name="map-pin" size="sm" />}
          value={text}
          onChange={(typed) => {
            setText(typed);
            setProblem('');
          }}
          onChoose={(location) => void setFrom('text', () => Promise.resolve(homeFor(text, location)))}
        />
        <Button type="submit" loading={busy === 'text'}>
          Save location
        </Button>
      </form>
      <div className={classes['buttons']}>
        <Button
          variant="light"
          leftSection={<Icon name="current-location" size="sm" />}
          loading={busy === 'browser'}
          onClick={() => void setFrom('browser', async () => homeAt(await locate.fromBrowser()))}
        >
          Use my current location
        </Button>
      </div>
      {problem && (
        <Text role="alert" c="error">
          {problem}
        </Text>
      )}
      {homeLocation && (
        <section className={classes['current']} aria-label="Your home location">
          <Text component="output" fw={600}>
            Home location: {homeLocation.locationText}
          </Text>
          <CenterNote home={homeLocation} />
          <div className={classes['buttons']}>
            <Button variant="default" renderRoot={(props) => <Link {...props} to="/location/edit" />}>
              Edit location
            </Button>
            <Button
              variant="subtle"
              color="error"
              onClick={() => {
                input.current?.focus();
                clear();
              }}
            >
              Delete location
            </Button>
          </div>
          <div className={classes['map']}>
            <MapView label="Home location" points={points} />
          </div>
        </section>
      )}
    </Page>
  );
}

/** Says that distances start at the center of a city, and offers the pin. */
function CenterNote({ home }: { home: HomeLocation }) {
  const center = useCenterOf(coordinatesOf(home));
  if (center === '') return null;
  return (
    <Text size="sm">
      {isStreetUnknown(home.locationText, center)
        ? `Center of ${center}, street not found. `
        : `Travel times start at the center of ${center}. `}
      <Anchor renderRoot={(props) => <Link {...props} to="/location/edit" />}>Set the pin on the map</Anchor>
    </Text>
  );
}
