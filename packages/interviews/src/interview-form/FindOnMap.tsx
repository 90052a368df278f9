import { call } from '@keepmark/api-client';
import { useAppContext } from '@keepmark/app-shell';
import { geocode, type GeocodedLocation } from '@keepmark/contracts';
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

/** Looks up the address for the map and the commute: the street or, if it isn't found, the city. */
export function FindOnMap({ form }: { form: UseFormReturnType<InterviewFormValues> }) {
  const { api } = useAppContext();
  const { address, city, state, country, timeZone } = form.values;
  const lookUp = useMutation({
    mutationFn: async (): Promise<GeocodedLocation | undefined> => {
      const texts = [searchText(address, city, state, country), searchText(city, state, country)];
      for (const text of new Set(texts.filter(Boolean))) {
        // oxlint-disable-next-line no-await-in-loop -- the city is only asked for when the street isn't found
        const [best] = await call(api, geocode, { body: { searchText: text } });
        if (best) return best;
      }
      return undefined;
    },
    onSuccess: (found) => {
      if (found) form.setValues({ latitude: String(found.latitude), longitude: String(found.longitude) });
    },
  });
  const zone = lookUp.data?.timeZone ?? '';
  const isOtherZone = isTimeZone(zone) && zone !== timeZone;
  if (searchText(address, city, state, country) === '') return null;
  return (
    <div className={classes['find']}>
      <Button variant="light" size="compact-md" loading={lookUp.isPending} onClick={() => lookUp.mutate()}>
        Look up address
      </Button>
      <output className={classes['found']}>
        {lookUp.isError ? <Text size="sm">We couldn’t look up this address. You can save it anyway.</Text> : null}
        {lookUp.isSuccess ? (
          <Text size="sm">
            {lookUp.data
              ? `Found: ${lookUp.data.label}`
              : 'We don’t know this address. Check the spelling, or save it anyway.'}
          </Text>
        ) : null}
        {isOtherZone ? (
          <Button size="compact-sm" variant="subtle" onClick={() => form.setFieldValue('timeZone', zone)}>
            Use its time zone, {zone.replaceAll('_', ' ')}
          </Button>
        ) : null}
      </output>
    </div>
  );
}
