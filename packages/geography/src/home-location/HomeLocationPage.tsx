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

/** Where ways are measured from: told by the browser, or typed. */
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

  const settle = async (way: 'browser' | 'text', find: () => Promise<HomeLocation>) => {
    setBusy(way);
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
    // A position without a name is still where the person is.
    const named = await queries.fetchQuery(reverseGeocodeOptions(api, position)).catch(() => null);
    const locationText = named?.label ?? `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
    return { locationText, locationLat: latitude, locationLng: longitude };
  };

  const fromText = async (): Promise<HomeLocation> => {
    const typed = text.trim();
    if (typed === '') throw new Error('Enter a city or an address.');
    const [best] = await queries.fetchQuery(geocodeOptions(api, typed, { country }));
    if (!best) throw new Error(`No place is called “${typed}”. ${unknownPlaceAdvice(typed)}`);
    return ofGeocoded(best);
  };

  return (
    <Page title="Where you travel from" width="text">
      <Text>
        Distances and minutes on the way are measured from here. It is kept in this browser; our service hears of it
        only to look up its name.
      </Text>
      <form
        className={classes['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void settle('text', fromText);
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
          onChoose={(location) => void settle('text', () => Promise.resolve(ofGeocoded(location)))}
        />
        <Button type="submit" loading={busy === 'text'}>
          Use it
        </Button>
      </form>
      <div className={classes['buttons']}>
        <Button
          variant="light"
          leftSection={<Icon name="current-location" size="sm" />}
          loading={busy === 'browser'}
          onClick={() => void settle('browser', fromBrowser)}
        >
          Use where I am now
        </Button>
      </div>
      {problem && (
        <Text role="alert" c="error">
          {problem}
        </Text>
      )}
      {homeLocation && (
        <section className={classes['current']} aria-label="You travel from">
          <Text component="output" fw={600}>
            You travel from {homeLocation.locationText}.
          </Text>
          <div className={classes['buttons']}>
            <Button variant="default" renderRoot={(props) => <Link {...props} to="/location/edit" />}>
              Change it
            </Button>
            <Button
              variant="subtle"
              color="error"
              onClick={() => {
                input.current?.focus();
                clear();
              }}
            >
              Forget it
            </Button>
          </div>
          <div className={classes['map']}>
            <MapView label="Where you travel from" points={points} />
          </div>
        </section>
      )}
    </Page>
  );
}
