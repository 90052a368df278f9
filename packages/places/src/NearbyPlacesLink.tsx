import { distanceUnit, kilometersAsMiles } from '@keepmark/ui/words';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { hasPosition } from './place';
import { aroundSaved } from './place-search/place-search';
import type { Place } from './place-table';

/** Discovers what is within 2 miles, or 2 km, of a saved place. Renders nothing for one without a location. */
export function NearbyPlacesLink({ place }: { place: Pick<Place, 'internalId' | 'latitude' | 'longitude'> }) {
  if (!hasPosition(place)) return null;
  const miles = distanceUnit().name === 'km' ? kilometersAsMiles(2) : 2;
  return (
    <Anchor
      size="sm"
      renderRoot={(props) => (
        <Link {...props} to="/places/discover" search={{ around: aroundSaved, place: place.internalId, miles }} />
      )}
    >
      Nearby places
    </Anchor>
  );
}
