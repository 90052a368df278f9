import { attempted } from '@keepmark/ui';
import { FormSection } from '@keepmark/ui/entity-form';
import { TagsInput } from '@mantine/core';
import { useMemberships, usePlaceGroups, usePlaceGroupsStore } from '../place-groups-store';

/** The groups that a saved place is in; a change counts at once. */
export function GroupsOfPlace({ placeId }: { placeId: string }) {
  const groups = usePlaceGroups();
  const memberships = useMemberships();
  const store = usePlaceGroupsStore();
  const inside = memberships.groupsOf(placeId);
  return (
    <FormSection title="Groups">
      <TagsInput
        data-full
        label="In these groups"
        description="A change counts at once. A new name makes a group."
        placeholder={inside.size === 0 ? 'Weekend, Summer in Oslo…' : undefined}
        maxLength={200}
        splitChars={[]}
        data={groups.map(({ name }) => name)}
        value={groups.filter(({ internalId }) => inside.has(internalId)).map(({ name }) => name)}
        onChange={(names) => attempted(() => store.setGroups(placeId, names))}
      />
    </FormSection>
  );
}
