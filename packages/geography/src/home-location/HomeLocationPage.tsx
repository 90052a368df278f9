import { useAppContext, useCountrySetting } from '@keepmark/app-shell';
import type { GeocodedLocation } from '@keepmark/contracts';
import { type MapPoint, MapView } from '@keepmark/map';
import { Icon, Page } from '@keepmark/ui';
import { Button, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { geocodeOptions, reverseGeocodeOptions } from '../geography-api';
import { LocationInput } from '../location-search/LocationInput';
import { unknownPlaceAdvice } from '../unknown-place';
import { browserPosition } from './browser-position';
import type { HomeLocation } from './home-location';
import { useHomeLocation } from './home-location-store';
import classes from './HomeLocationPage.module.css';
import { useHomeLocationActions } from './use-home-location-actions';

const ofGeocoded = ({ label, latitude, longitude }: GeocodedLocation): HomeLocation => ({
  locationText: label,
  locationLat: latitude,
  locationLng: longitude,
});

/** The home location, typed or found by the browser. Distances start here. */
export function HomeLocationPage() {
  const { api } = useAppContext();
  const queries = useQueryClient();
  const homeLocation = useHomeLocation();
  const { set, clear } = useHomeLocationActions();
  const country = useCountrySetting()[0].toUpperCase();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState<'browser' | 'text'>();

  const points = useMemo<MapPoint[]>(() => {
    if (!homeLocation) return [];
    const { locationText: label, locationLat: latitude, locationLng: longitude } = homeLocation;
    return [{ id: 'from', label, latitude, longitude }];
  }, [homeLocation]);

  const setFrom = async (source: 'browser' | 'text', find: () => Promise<HomeLocation>) => {
    setBusy(source);
    setProblem('');
    try {
      if (set(await find())) setText('');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(undefined);
    }
  };

  const fromBrowser = async (): Promise<HomeLocation> => {
    const position = await browserPosition();
    const { latitude, longitude } = position;
    // Coordinates are enough: the name may be missing.
    const named = await queries.fetchQuery(reverseGeocodeOptions(api, position)).catch(() => null);
    const locationText = named?.label ?? `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
    return { locationText, locationLat: latitude, locationLng: longitude };
  };

  const fromText = async (): Promise<HomeLocation> => {
    const typed = text.trim();
    if (typed === '') throw new Error('Enter a city or an address.');
    const [best] = await queries.fetchQuery(geocodeOptions(api, typed, { country }));
    if (!best) throw new Error(`We couldn't find “${typed}”. ${unknownPlaceAdvice(typed)}`);
    return ofGeocoded(best);
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
          void setFrom('text', fromText);
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
          onChoose={(location) => void setFrom('text', () => Promise.resolve(ofGeocoded(location)))}
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
          onClick={() => void setFrom('browser', fromBrowser)}
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
