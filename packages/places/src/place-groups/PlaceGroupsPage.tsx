import { EmptyState, Page, changeWithUndo } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { PlaceGroup } from '../place-group-tables';
import { useMemberships, usePlaceGroups, usePlaceGroupsStore } from '../place-groups-store';
import { SharePlacesDialog } from '../place-share/SharePlacesDialog';
import { useSavedPlaces } from '../places-store';
import { GroupCard } from './GroupCard';
import { GroupDialog } from './GroupDialog';
import classes from './PlaceGroupsPage.module.css';

/** Lists the groups of places, with actions to create, edit, share and delete them. */
export function PlaceGroupsPage() {
  const groups = usePlaceGroups();
  const { placesOf } = useMemberships();
  const store = usePlaceGroupsStore();
  const [edited, setEdited] = useState<PlaceGroup>();
  const [isOpen, setIsOpen] = useState(false);
  const [shared, setShared] = useState<PlaceGroup>();
  const places = useSavedPlaces();
  const sharedPlaces = useMemo(() => {
    const members = shared && placesOf(shared.internalId);
    return members ? places.filter(({ internalId }) => members.has(internalId)) : [];
  }, [shared, placesOf, places]);
  const open = (group?: PlaceGroup) => {
    setEdited(group);
    setIsOpen(true);
  };
  const createButton = <Button onClick={() => open()}>Create group</Button>;
  return (
    <Page title="Place groups" actions={groups.length > 0 ? createButton : undefined}>
      {groups.length === 0 ? (
        <EmptyState icon="folder" title="No groups yet" action={createButton}>
          Groups hold places that belong together, such as a weekend in Oslo or restaurants to try.
        </EmptyState>
      ) : (
        <ul className={classes['groups']}>
          {groups.map((group) => (
            <GroupCard
              key={group.internalId}
              group={group}
              placeCount={placesOf(group.internalId).size}
              onEdit={open}
              onShare={setShared}
              onDelete={({ internalId, name }) =>
                changeWithUndo(`Deleted ${name}. Its places are still saved.`, () => store.delete(internalId))
              }
            />
          ))}
        </ul>
      )}
      <GroupDialog
        // A new key resets the form for another group.
        key={`${edited?.internalId}/${isOpen}`}
        opened={isOpen}
        group={edited}
        onClose={() => setIsOpen(false)}
      />
      {shared ? (
        <SharePlacesDialog opened onClose={() => setShared(undefined)} places={sharedPlaces} title={shared.name} />
      ) : null}
    </Page>
  );
}
