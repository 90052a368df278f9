import { PathLink } from '@keepmark/app-shell/path-link';
import { useDatabase } from '@keepmark/local-store/react';
import { Icon } from '@keepmark/ui';
import { MenuButton, type MenuEntry, TargetButton, useIsPhone } from '@keepmark/ui/list-header';
import { pageAction } from '@keepmark/ui/page-action';
import { plural } from '@keepmark/ui/words';
import { Button, Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { memo, useState } from 'react';
import { exportPlaces } from '../place-export/export-places';
import { type PlaceFormatName, placeFormats } from '../place-export/place-formats';
import type { PlaceGroup } from '../place-group-tables';
import { placeScreens } from './place-screens';
import { SharePlacesDialog } from '../place-share/SharePlacesDialog';
import type { Place } from '../place-table';
import { tracksOf } from '../places-store';

export interface PlaceListActionsProps {
  shown: readonly Place[];
  /** The group that the list is filtered by. */
  group: PlaceGroup | undefined;
  /** Returns the names of a place's groups. */
  namesOfGroups: (place: Place) => readonly string[];
}

const waysToAdd: readonly MenuEntry[] = [
  { label: 'Search places', icon: 'search', renderRoot: (props) => <Link {...props} to="/places/search" /> },
  { label: 'Add place', icon: 'plus', renderRoot: (props) => <Link {...props} to="/place/add" /> },
  {
    label: 'Add from map',
    icon: 'map-pin-plus',
    renderRoot: (props) => <Link {...props} to="/place/location/add" />,
  },
  { label: 'Import places', icon: 'upload', renderRoot: (props) => <Link {...props} to="/places/import" /> },
];

/** The actions of the list: the map of its group, import, share and export, and add. On a phone, three buttons. */
export const PlaceListActions = memo(function PlaceListActions({ shown, group, namesOfGroups }: PlaceListActionsProps) {
  const database = useDatabase();
  const isPhone = useIsPhone();
  const [isSharing, setIsSharing] = useState(false);
  const title = group?.name ?? '';
  return (
    <>
      {isPhone ? <MenuButton label="More" icon="dots-vertical" entries={placeScreens} /> : null}
      {group && !isPhone ? (
        <Button
          {...pageAction}
          aria-label="Map"
          leftSection={<Icon name="map" size="sm" />}
          renderRoot={(props) => (
            <Link
              {...props}
              to="/places/map/{-$mode}/{-$groupId}"
              params={{ mode: 'group', groupId: group.internalId }}
            />
          )}
        >
          Map
        </Button>
      ) : null}
      {isPhone ? null : (
        <Button
          {...pageAction}
          aria-label="Import"
          leftSection={<Icon name="upload" size="sm" />}
          renderRoot={(props) => <Link {...props} to="/places/import" />}
        >
          Import
        </Button>
      )}
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          {isPhone ? (
            <TargetButton label="Export" icon="download" disabled={shown.length === 0} />
          ) : (
            <Button
              {...pageAction}
              aria-label="Export"
              leftSection={<Icon name="download" size="sm" />}
              disabled={shown.length === 0}
            >
              Export
            </Button>
          )}
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{plural(shown.length, 'place')} in this list</Menu.Label>
          <Menu.Item leftSection={<Icon name="share" size="xs" />} onClick={() => setIsSharing(true)}>
            Share link
          </Menu.Item>
          {(Object.keys(placeFormats) as PlaceFormatName[]).map((format) => (
            <Menu.Item
              key={format}
              leftSection={<Icon name="download" size="xs" />}
              onClick={() => {
                const tracks = tracksOf(database);
                const trackOf = ({ internalId }: Place) => tracks.get(internalId);
                void exportPlaces(shown, title || 'Places', format, { groupsOf: namesOfGroups, trackOf });
              }}
            >
              {placeFormats[format].label}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item
            leftSection={<Icon name="history" size="xs" />}
            renderRoot={(props) => <PathLink {...props} to="/settings/deleted" search={{ kind: 'places' }} />}
          >
            Recently deleted
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isPhone ? (
        <MenuButton label="Add" entries={waysToAdd} />
      ) : (
        <Button renderRoot={(props) => <Link {...props} to="/place/add" />}>Add place</Button>
      )}
      {isSharing ? <SharePlacesDialog opened onClose={() => setIsSharing(false)} places={shown} title={title} /> : null}
    </>
  );
});
