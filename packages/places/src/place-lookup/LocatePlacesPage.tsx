import { EmptyState, Page } from '@keepmark/ui';
import { entryName, rowList } from '@keepmark/ui/section';
import { plural } from '@keepmark/ui/words';
import { Alert, Button, Group, Progress, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { placeAddress, placeName } from '../place';
import type { Place } from '../place-table';
import { useSavedPlaces } from '../places-store';
import { ReviewCandidates } from './ReviewCandidates';
import { unlocatedPlaces, useLookup, useStartLookup } from './use-lookup';

/** Looks up saved places without a location, and reviews the doubtful matches. */
export function LocatePlacesPage() {
  const { lookup, state } = useLookup();
  const start = useStartLookup();
  const places = useSavedPlaces();
  const unlocated = unlocatedPlaces(places);
  const { doubtful } = state;
  const [first] = doubtful;
  const reviewed = first && unlocated.find(({ internalId }) => internalId === first.placeId);

  return (
    <Page title="Missing locations">
      {unlocated.length === 0 && !state.isRunning ? (
        <EmptyState
          icon="map-pin"
          title="Every place has a location"
          action={
            <Button renderRoot={(props) => <Link {...props} to="/places/map/{-$mode}/{-$groupId}" />}>
              Show on map
            </Button>
          }
        >
          Places that you import without coordinates appear here.
        </EmptyState>
      ) : (
        <Text component="output">{plural(unlocated.length, 'place')} without a location.</Text>
      )}
      {state.problem ? (
        <Alert color="error" role="alert" title="The look-up stopped">
          {state.problem}
        </Alert>
      ) : null}
      {state.isRunning ? (
        <Group>
          <Text size="sm">
            {state.done.toLocaleString('en')} of {state.total.toLocaleString('en')}
          </Text>
          <Progress value={(100 * state.done) / state.total} flex={1} aria-label="Looking up locations" />
          <Button size="compact-md" variant="default" onClick={() => lookup.cancel()}>
            Cancel
          </Button>
        </Group>
      ) : unlocated.length > 0 ? (
        <div>
          <Button variant={doubtful.length > 0 ? 'default' : 'filled'} onClick={start}>
            {state.total > 0 ? 'Look up again' : `Look up ${plural(unlocated.length, 'location')}`}
          </Button>
          <Text size="sm" c="dimmed" mt={4}>
            In the background. This sends names and addresses to our server.
          </Text>
        </div>
      ) : null}
      {state.isRunning || reviewed ? null : <UnlocatedList places={unlocated} />}
      {state.total > 0 && !state.isRunning ? (
        <Text size="sm">
          Located {state.located.toLocaleString('en')} of {plural(state.total, 'place')}
          {state.notFound > 0 ? `, found nothing for ${state.notFound.toLocaleString('en')}` : ''}.
        </Text>
      ) : null}
      {first && reviewed ? (
        <ReviewCandidates
          key={first.placeId}
          place={reviewed}
          candidates={first.candidates}
          left={doubtful.length}
          onSettled={() => lookup.settle(first.placeId)}
        />
      ) : null}
    </Page>
  );
}

/** The list is to see what is missing; the look-up is for many. */
const shownUnlocated = 20;

/** The first places without a location; each leads to its form, which has the address and the pin. */
function UnlocatedList({ places }: { places: readonly Place[] }) {
  if (places.length === 0) return null;
  return (
    <div>
      <ul className={rowList} aria-label="Places without a location">
        {places.slice(0, shownUnlocated).map((place) => (
          <li key={place.internalId}>
            <Link to="/place/edit/$internalId" params={{ internalId: place.internalId }} className={entryName}>
              {placeName(place)}
            </Link>
            <Text size="sm" c="dimmed">
              {placeAddress(place)}
            </Text>
          </li>
        ))}
      </ul>
      {places.length > shownUnlocated ? (
        <Text size="sm" c="dimmed">
          And {(places.length - shownUnlocated).toLocaleString('en')} more
        </Text>
      ) : null}
    </div>
  );
}
