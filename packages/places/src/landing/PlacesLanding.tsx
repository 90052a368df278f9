import { type FirstStepLink, FirstSteps } from '@keepmark/app-shell/first-steps';
import { useHomeLocation } from '@keepmark/geography/home-location';
import { PlaceListPage } from '../place-list/PlaceListPage';
import { useSavedPlaces } from '../places-store';

const steps: readonly FirstStepLink[] = [
  {
    step: 'home-location',
    title: 'Set your home location',
    reason: 'See how far each place is.',
    icon: 'current-location',
    path: '/location/from',
  },
  {
    step: 'search',
    title: 'Search for places',
    reason: 'Save the ones you want to remember.',
    icon: 'search',
    path: '/places/search',
  },
  {
    step: 'import',
    title: 'Import your places',
    reason: 'Lists from Google Maps, and KML, GPX, or CSV files.',
    icon: 'upload',
    path: '/places/import',
  },
];

/** The landing screen of the places site: first steps for a new user, then the saved places. */
export function PlacesLanding() {
  const isHomeKnown = useHomeLocation() !== null;
  // Someone with places knows how to get more; Import is among the actions of the list.
  const hasPlaces = useSavedPlaces().length > 0;
  const offered = hasPlaces ? steps.filter(({ step }) => step !== 'import') : steps;
  return <PlaceListPage start={<FirstSteps steps={offered} isHomeKnown={isHomeKnown} />} />;
}
