import { lazyPart } from '@keepmark/app-shell/lazy-part';
import { preloadMap } from '@keepmark/map';
import { LoadingState, Page } from '@keepmark/ui';
import { scrollRow } from '@keepmark/ui/link-row';
import { Button, SegmentedControl } from '@mantine/core';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { SavedPlacesMap } from './SavedPlacesMap';
import { mapModeOf, mapModes, savedMode } from './map-mode';

// The map of saved places needs no form.
const PlaceDiscoverView = lazyPart(async () => (await import('../place-discover/PlaceDiscoverView')).PlaceDiscoverView);
const PlaceSearchView = lazyPart(async () => (await import('../place-search/PlaceSearchView')).PlaceSearchView);

// The page takes a moment to render, which the map need not wait for.
preloadMap();

/** A map of saved places, one group, search results or nearby places. */
export function PlaceMapPage() {
  const { mode: word, groupId } = useParams({ strict: false });
  const mode = mapModeOf(word);
  const navigate = useNavigate();
  return (
    <Page
      title="Places map"
      width="full"
      actions={
        <Button
          variant="default"
          renderRoot={(props) => <Link {...props} to="/places/list" search={groupId ? { group: groupId } : {}} />}
        >
          List
        </Button>
      }
    >
      <div className={scrollRow}>
        <SegmentedControl
          aria-label="Show on map"
          data={Object.entries(mapModes).map(([value, label]) => ({ value, label }))}
          value={mode}
          onChange={(next) =>
            void navigate({
              to: '/places/map/{-$mode}/{-$groupId}',
              params: { mode: next, groupId: undefined },
              resetScroll: false,
            })
          }
        />
      </div>
      {mode === savedMode ? <SavedPlacesMap /> : null}
      {mode === 'group' ? <SavedPlacesMap key={groupId} isOneGroup groupId={groupId} /> : null}
      <Suspense fallback={<LoadingState />}>
        {mode === 'search' ? <PlaceSearchView firstView="map" /> : null}
        {mode === 'discover' ? <PlaceDiscoverView firstView="map" /> : null}
      </Suspense>
    </Page>
  );
}
