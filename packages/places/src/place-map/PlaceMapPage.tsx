import { Page } from '@keepmark/ui';
import { Button, SegmentedControl } from '@mantine/core';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { PlaceDiscoverView } from '../place-discover/PlaceDiscoverView';
import { PlaceSearchView } from '../place-search/PlaceSearchView';
import { SavedPlacesMap } from './SavedPlacesMap';
import { mapModeOf, mapModes } from './map-mode';
import classes from './PlaceMapPage.module.css';

/** Places on the map: the saved ones, those of a group, those of a search, or what is around. */
export function PlaceMapPage() {
  const { mode: word, groupId } = useParams({ strict: false });
  const mode = mapModeOf(word);
  const navigate = useNavigate();
  return (
    <Page
      title="Map of places"
      width="full"
      actions={
        <Button
          variant="default"
          renderRoot={(props) => <Link {...props} to="/places/list" search={groupId ? { group: groupId } : {}} />}
        >
          As a list
        </Button>
      }
    >
      <div className={classes['modes']}>
        <SegmentedControl
          aria-label="What the map shows"
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
      {mode === 'kept' ? <SavedPlacesMap /> : null}
      {mode === 'group' ? <SavedPlacesMap key={groupId} isOneGroup groupId={groupId} /> : null}
      {mode === 'search' ? <PlaceSearchView /> : null}
      {mode === 'discover' ? <PlaceDiscoverView /> : null}
    </Page>
  );
}
