import { Icon } from '@keepmark/ui';
import { way } from '@keepmark/ui/entity-list/way';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { memo, useState } from 'react';
import { exportPlaces } from '../place-export/export-places';
import { type PlaceFormatName, placeFormats } from '../place-export/place-formats';
import type { PlaceGroup } from '../place-group-tables';
import { savedMode } from '../place-map/map-mode';
import { SharePlacesDialog } from '../place-share/SharePlacesDialog';
import type { Place } from '../place-table';
import { plural } from '@keepmark/ui/words';

export interface PlaceListActionsProps {
  shown: readonly Place[];
  /** The group that the list is filtered by. */
  group: PlaceGroup | undefined;
  /** Returns the names of a place's groups. */
  namesOfGroups: (place: Place) => readonly string[];
}

/** The actions of the list: map, search, add, import, share and export. */
export const PlaceListActions = memo(function PlaceListActions({ shown, group, namesOfGroups }: PlaceListActionsProps) {
  const [isSharing, setIsSharing] = useState(false);
  const title = group?.name ?? '';
  return (
    <>
      <Button
        {...way}
        aria-label="Map"
        leftSection={<Icon name="map" size="sm" />}
        renderRoot={(props) => (
          <Link
            {...props}
            to="/places/map/{-$mode}/{-$groupId}"
            params={group ? { mode: 'group', groupId: group.internalId } : { mode: savedMode }}
          />
        )}
      >
        Map
      </Button>
      <Button
        {...way}
        aria-label="Search"
        leftSection={<Icon name="search" size="sm" />}
        renderRoot={(props) => <Link {...props} to="/places/search" />}
      >
        Search
      </Button>
      <Button renderRoot={(props) => <Link {...props} to="/place/add" />}>Add place</Button>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="default" size={42} aria-label="More">
            <Icon name="dots-vertical" size="sm" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<Icon name="compass" size="xs" />}
            renderRoot={(props) => <Link {...props} to="/places/discover" />}
          >
            Discover nearby places
          </Menu.Item>
          <Menu.Item
            leftSection={<Icon name="map-pin-plus" size="xs" />}
            renderRoot={(props) => <Link {...props} to="/place/location/add" />}
          >
            Add from map
          </Menu.Item>
          <Menu.Item
            leftSection={<Icon name="folder" size="xs" />}
            renderRoot={(props) => <Link {...props} to="/place/groups" />}
          >
            Groups
          </Menu.Item>
          <Menu.Item
            leftSection={<Icon name="upload" size="xs" />}
            renderRoot={(props) => <Link {...props} to="/places/import" />}
          >
            Import places
          </Menu.Item>
          {shown.length > 0 ? (
            <>
              <Menu.Divider />
              <Menu.Label>{plural(shown.length, 'place')} in this list</Menu.Label>
              <Menu.Item leftSection={<Icon name="share" size="xs" />} onClick={() => setIsSharing(true)}>
                Share link
              </Menu.Item>
              {(Object.keys(placeFormats) as PlaceFormatName[]).map((format) => (
                <Menu.Item
                  key={format}
                  leftSection={<Icon name="download" size="xs" />}
                  onClick={() => void exportPlaces(shown, title || 'Places', format, namesOfGroups)}
                >
                  {placeFormats[format].label}
                </Menu.Item>
              ))}
            </>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      {isSharing ? <SharePlacesDialog opened onClose={() => setIsSharing(false)} places={shown} title={title} /> : null}
    </>
  );
});
