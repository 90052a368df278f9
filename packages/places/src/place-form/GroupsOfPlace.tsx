import { filterOptions } from '@keepmark/ui/filter-options';
import { tryAndNotify } from '@keepmark/ui';
import { FormSection } from '@keepmark/ui/entity-form';
import { TagsInput } from '@mantine/core';
import type { PlaceGroup } from '../place-group-tables';
import { useMemberships, usePlaceGroups, usePlaceGroupsStore } from '../place-groups-store';

/** Each name once: two tabs, or a merged backup, can leave two groups of one name. */
const namesOf = (groups: readonly PlaceGroup[]): string[] => [...new Set(groups.map(({ name }) => name))];

/** The groups of a saved place. Changes are saved immediately. */
export function GroupsOfPlace({ placeId }: { placeId: string }) {
  const groups = usePlaceGroups();
  const memberships = useMemberships();
  const store = usePlaceGroupsStore();
  const ownGroups = memberships.groupsOf(placeId);
  return (
    <FormSection title="Groups">
      <TagsInput
        filter={filterOptions}
        data-full
        aria-label="Groups"
        description="Saved immediately. Type a new name to create a group."
        placeholder={ownGroups.size === 0 ? 'Weekend, Summer in Oslo…' : undefined}
        maxLength={200}
        splitChars={[]}
        data={namesOf(groups)}
        limit={50}
        value={namesOf(groups.filter(({ internalId }) => ownGroups.has(internalId)))}
        onChange={(names) => tryAndNotify(() => store.setGroups(placeId, names))}
      />
    </FormSection>
  );
}
