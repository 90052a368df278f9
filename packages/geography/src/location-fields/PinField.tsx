import { useAppContext } from '@keepmark/app-shell';
import { degreesOf } from '@keepmark/contracts';
import { type Coordinates, type MapPoint, MapView } from '@keepmark/map';
import { Icon } from '@keepmark/ui';
import { errorMessage } from '@keepmark/ui/error-message';
import { Button, Text } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { nameOfPoint } from '../geography-api';
import { useCenterOf } from '../city-centers/city-centers';
import { isStreetUnknown } from '../city-centers/typed-street';
import { useLocate } from '../location-search/use-locate';
import { areaOf, isSameArea, type LocationForm, noArea, pinOf } from './location-form';
import classes from './LocationFields.module.css';

export interface PinFieldProps {
  form: LocationForm;
  /** What the pin stands for, for screen readers. */
  label: string;
}

/** The pin of a form on a map. Without one, a button finds the typed address or opens the map. */
export function PinField({ form, label }: PinFieldProps) {
  const { isOpen, isBusy, problem, points, place, lookUp, open } = usePin(form, label);
  const { address, city, state, country } = form.values;
  const isTyped = [address, city, state, country].some((text) => text.trim() !== '');
  const hasPin = points.length > 0;
  const findButton = (
    <Button
      variant="light"
      leftSection={<Icon name="map-pin" size="sm" />}
      loading={isBusy}
      onClick={() => void (isTyped ? lookUp() : open())}
    >
      {isTyped ? 'Find on map' : 'Choose on map'}
    </Button>
  );
  if (!isOpen && !hasPin) return <div data-full>{findButton}</div>;
  return (
    <div data-full className={classes['where']}>
      <div className={classes['line']}>
        <Text component="output" size="sm" c="dimmed">
          {problem || (hasPin ? 'To move the pin, drag it or use the arrow keys.' : 'Click the map to place the pin.')}
        </Text>
        {hasPin ? (
          <Button variant="subtle" size="compact-sm" onClick={() => form.setValues({ latitude: '', longitude: '' })}>
            Remove pin
          </Button>
        ) : isTyped ? (
          findButton
        ) : null}
      </div>
      <div className={classes['map']}>
        <MapView
          label="Location"
          points={points}
          selectedId="pin"
          onPick={(position) => void place(position)}
          onMarkerMove={(_, position) => void place(position)}
        />
      </div>
    </div>
  );
}

const streetNotFound = (center: string) => `Center of ${center}, street not found. Drag the pin to the right spot.`;

/** The pin of a form: placed on the map, or looked up from the typed address. */
function usePin(form: LocationForm, label: string) {
  const { api } = useAppContext();
  const locate = useLocate();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  /** What we filled in for the pin; it may be replaced when the pin moves, unlike what somebody typed. */
  const filled = useRef(noArea);
  const request = useRef<AbortController>(undefined);
  useEffect(() => () => request.current?.abort(), []);

  const { address, city, state, country, latitude, longitude } = form.values;
  const points = useMemo((): MapPoint[] => {
    const [north, east] = [degreesOf(latitude), degreesOf(longitude)];
    if (north === null || east === null) return [];
    return [{ id: 'pin', label: label.trim() || 'Pin', latitude: north, longitude: east }];
  }, [label, latitude, longitude]);

  const place = async (position: Coordinates) => {
    request.current?.abort();
    const abort = new AbortController();
    request.current = abort;
    setProblem('');
    form.setValues(pinOf(position));
    const area = { city, state, country };
    if (address !== '' || !(isSameArea(area, noArea) || isSameArea(area, filled.current))) return;
    const found = await nameOfPoint(api, position, abort.signal).catch(() => null);
    if (abort.signal.aborted || !found) return;
    filled.current = areaOf(found);
    form.setValues(filled.current);
  };

  const lookUp = async () => {
    setBusy(true);
    setProblem('');
    const typed = [address, city, state, country].map((text) => text.trim()).filter(Boolean);
    try {
      const [best] = await locate.fromText(typed.join(', '));
      form.setValues(pinOf(best));
    } catch (error) {
      // Whatever happened, such as no connection, people can go on without it.
      setProblem(`${errorMessage(error, '')} You can also click the map to place the pin.`.trim());
    } finally {
      setBusy(false);
      setOpen(true);
    }
  };

  const [point] = points;
  const center = useCenterOf(point);
  const isUnknown = isStreetUnknown([address, city].filter(Boolean).join(', '), center);
  const note = problem || (isUnknown ? streetNotFound(center) : '');
  return { isOpen, isBusy, problem: note, points, place, lookUp, open: () => setOpen(true) };
}
