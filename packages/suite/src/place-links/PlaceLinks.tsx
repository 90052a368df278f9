import { WorldNav } from '@keepmark/geography/world-nav';
import { useRow } from '@keepmark/local-store/react';
import { placeTable } from '@keepmark/places';

/** Links from a saved place to cities and jobs near it. */
export function PlaceLinks({ placeId }: { placeId: string }) {
  const { city = '', state = '' } = useRow(placeTable, placeId) ?? {};
  return <WorldNav near={city && [city, state].filter(Boolean).join(', ')} />;
}
