import { tryAndNotify } from '@keepmark/ui';
import { FormSection } from '@keepmark/ui/entity-form';
import { TagsInput } from '@mantine/core';
import { useMemberships, usePlaceGroups, usePlaceGroupsStore } from '../place-groups-store';

/** The groups of a saved place. Changes are saved immediately. */
export function GroupsOfPlace({ placeId }: { placeId: string }) {
  const groups = usePlaceGroups();
  const memberships = useMemberships();
  const store = usePlaceGroupsStore();
  const ownGroups = memberships.groupsOf(placeId);
  return (
    <FormSection title="Groups">
      <TagsInput
        data-full
        aria-label="Groups"
        description="Saved immediately. Type a new name to create a group."
        placeholder={ownGroups.size === 0 ? 'Weekend, Summer in Oslo…' : undefined}
        maxLength={200}
        splitChars={[]}
        data={groups.map(({ name }) => name)}
        value={groups.filter(({ internalId }) => ownGroups.has(internalId)).map(({ name }) => name)}
        onChange={(names) => tryAndNotify(() => store.setGroups(placeId, names))}
      />
    </FormSection>
  );
}
