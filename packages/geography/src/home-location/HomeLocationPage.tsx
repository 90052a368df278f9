import { type MapPoint, MapView } from '@keepmark/map';
import { Icon, Page } from '@keepmark/ui';
import { errorMessage } from '@keepmark/ui/error-message';
import { Anchor, Button, Text } from '@mantine/core';
import { upperFirst } from '@mantine/hooks';
import { Link, useCanGoBack, useRouter } from '@tanstack/react-router';
import type { GeocodedLocation } from '@keepmark/contracts';
import { useMemo, useRef, useState } from 'react';
import { useCenterOf } from '../city-centers/city-centers';
import { centerText, isStreetUnknown, typedStreet } from '../city-centers/typed-street';
import { LocationInput } from '../location-search/LocationInput';
import { type NamedPoint, offersOf, useLocate } from '../location-search/use-locate';
import { coordinatesOf, type HomeLocation } from './home-location';
import { useHomeLocation } from './home-location-store';
import classes from './HomeLocationPage.module.css';
import { useHomeLocationActions } from './use-home-location-actions';

interface FoundHome {
  readonly home: HomeLocation;
  /** "center of Helsinki, Kamppi not found"; empty when all of the text was found. */
  readonly note: string;
}

const isPartMissing = (typed: string, found: GeocodedLocation): boolean =>
  typedStreet(typed, found) !== '' || found.notFound !== undefined;

/** The home location at what was found. A street or district that wasn't found stays in its text as it was typed. */
function homeFor(typed: string, found: GeocodedLocation): FoundHome {
  if (!isPartMissing(typed, found)) return { home: homeAt(found), note: '' };
  return { home: { ...homeAt(found), locationText: typed.trim() }, note: centerText(found) };
}

const homeAt = ({ label, latitude, longitude }: NamedPoint): HomeLocation => ({
  locationText: label,
  locationLat: latitude,
  locationLng: longitude,
});

/** The home location, typed or found by the browser. Distances start here. Once set, it leads back to where it was asked for. */
export function HomeLocationPage() {
  const locate = useLocate();
  const homeLocation = useHomeLocation();
  const { set, clear } = useHomeLocationActions();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const [offers, setOffers] = useState<readonly GeocodedLocation[]>([]);
  const [note, setNote] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState<'browser' | 'text'>();
  const { history } = useRouter();
  const canGoBack = useCanGoBack();

  const points = useMemo<MapPoint[]>(() => {
    if (!homeLocation) return [];
    const { locationText: label, locationLat: latitude, locationLng: longitude } = homeLocation;
    return [{ id: 'from', label, latitude, longitude }];
  }, [homeLocation]);

  const setFrom = async (source: 'browser' | 'text', find: () => Promise<FoundHome>) => {
    setBusy(source);
    setProblem('');
    setOffers([]);
    setNote('');
    try {
      const { home, note: found } = await find();
      if (!set(home)) return;
      setNote(found);
      setText('');
      // The page says what wasn't found, and offers the pin.
      if (found !== '') return;
      // The field is gone if the person has left while we looked up the place.
      if (homeLocation === null && canGoBack && input.current) history.back();
    } catch (error) {
      setProblem(errorMessage(error));
      setOffers(offersOf(error));
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
            setOffers([]);
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
          onClick={() => void setFrom('browser', async () => ({ home: homeAt(await locate.fromBrowser()), note: '' }))}
        >
          Use my current location
        </Button>
      </div>
      {problem && (
        <Text role="alert" c="error">
          {problem}
        </Text>
      )}
      {offers.length > 0 && (
        <div className={classes['buttons']}>
          {offers.map((offer) => (
            <Button
              key={offer.placeId}
              variant="light"
              onClick={() => void setFrom('text', () => Promise.resolve({ home: homeAt(offer), note: '' }))}
            >
              {offer.label}
            </Button>
          ))}
        </div>
      )}
      {homeLocation && (
        <section className={classes['current']} aria-label="Your home location">
          <Text component="output" fw={600}>
            Home location: {homeLocation.locationText}
          </Text>
          <CenterNote home={homeLocation} note={note} />
          <div className={classes['buttons']}>
            <Button variant="default" renderRoot={(props) => <Link {...props} to="/location/edit" />}>
              Edit location
            </Button>
            <Button
              variant="subtle"
              color="error"
              onClick={() => {
                input.current?.focus();
                setNote('');
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

/** Says that distances start at the center of a city, and offers the pin. @param note what wasn't found just now */
function CenterNote({ home, note }: { home: HomeLocation; note: string }) {
  const center = useCenterOf(coordinatesOf(home));
  if (center === '') return null;
  const missing = note || (isStreetUnknown(home.locationText, center) ? `center of ${center}, street not found` : '');
  return (
    <Text size="sm" component="output">
      {missing === '' ? `Travel times start at the center of ${center}. ` : `${upperFirst(missing)}. `}
      <Anchor renderRoot={(props) => <Link {...props} to="/location/edit" />}>Set the pin on the map</Anchor>
    </Text>
  );
}
