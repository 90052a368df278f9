import { call } from '@keepmark/api-client';
import { useAppContext } from '@keepmark/app-shell';
import { geocode, type GeocodedLocation } from '@keepmark/contracts';
import { useRememberCenter } from '@keepmark/geography/city-centers';
import { centerText, typedStreet } from '@keepmark/geography/typed-street';
import { Button, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { isTimeZone } from '../interview-time/zoned-time';
import type { InterviewFormValues } from './interview-form';
import classes from './InterviewForm.module.css';

const searchText = (...parts: string[]) =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ');

type Address = Pick<InterviewFormValues, 'address' | 'city' | 'state' | 'country'>;
const addressText = ({ address, city, state, country }: Address) => searchText(address, city, state, country);

/** The coordinates of an interview without a location. */
export const notOnMap = { latitude: '', longitude: '' } satisfies Partial<InterviewFormValues>;

/** Looks up the address for the map and the commute: the street or, if we can't find it, the city. */
export function FindOnMap({ form }: { form: UseFormReturnType<InterviewFormValues> }) {
  const { api } = useAppContext();
  const remember = useRememberCenter();
  const { latitude, timeZone } = form.values;
  const text = addressText(form.values);
  const lookUp = useMutation({
    mutationFn: async ({ city, state, country, ...rest }: Address): Promise<GeocodedLocation | undefined> => {
      const texts = [addressText({ city, state, country, ...rest }), searchText(city, state, country)];
      for (const one of new Set(texts.filter(Boolean))) {
        // oxlint-disable-next-line no-await-in-loop -- the city is only asked for when the street isn't found
        const [best] = await call(api, geocode, { body: { searchText: one } });
        // A similar name may be on another continent.
        if (best && !best.isGuess) {
          remember(best);
          return best;
        }
      }
      return undefined;
    },
    onSuccess: (found, asked) => {
      // The address may have changed since.
      if (!found || addressText(form.getValues()) !== addressText(asked)) return;
      form.setValues({ latitude: String(found.latitude), longitude: String(found.longitude) });
    },
  });
  const isOnMap = latitude !== '';
  if (text === '' && !isOnMap) return null;
  const isOfThis = lookUp.variables !== undefined && addressText(lookUp.variables) === text;
  const zone = (isOfThis && lookUp.data?.timeZone) || '';
  const isOtherZone = isTimeZone(zone) && zone !== timeZone;
  return (
    <div data-full className={classes['find']}>
      <output className={classes['found']}>
        <Text size="sm" c="dimmed">
          {isOnMap
            ? onMapText(isOfThis ? lookUp.data : undefined, text)
            : notOnMapText(isOfThis ? lookUp.status : 'idle')}
        </Text>
        {isOtherZone ? (
          <Button size="compact-sm" variant="subtle" onClick={() => form.setFieldValue('timeZone', zone)}>
            Use its time zone, {zone.replaceAll('_', ' ')}
          </Button>
        ) : null}
      </output>
      {isOnMap ? (
        <Button variant="subtle" size="compact-sm" onClick={() => form.setValues(notOnMap)}>
          Remove from map
        </Button>
      ) : (
        <Button
          variant="light"
          size="compact-md"
          loading={lookUp.isPending}
          onClick={() => lookUp.mutate(form.getValues())}
        >
          Look up address
        </Button>
      )}
    </div>
  );
}

function onMapText(found: GeocodedLocation | undefined, typed: string): string {
  if (!found) return 'On the map';
  return `On the map: ${typedStreet(typed, found) === '' && !found.notFound ? found.label : centerText(found)}`;
}

function notOnMapText(status: 'idle' | 'pending' | 'error' | 'success'): string {
  if (status === 'error') return 'We couldn’t look up this address. You can save it anyway.';
  if (status === 'success') return 'We don’t know this address. Check the spelling, or save it anyway.';
  return 'Not on the map';
}
