import { AppModal, saveChanges, tryAndNotify } from '@keepmark/ui';
import { EntityForm, FormSection, useOpenedRow } from '@keepmark/ui/entity-form';
import { changedValues } from '@keepmark/ui/form-values';
import { Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import type { PlaceGroup } from '../place-group-tables';
import { usePlaceGroups, usePlaceGroupsStore } from '../place-groups-store';
import { groupFormOf, groupFormParts, groupFormSchema, type GroupFormValues, groupValuesOf } from './group-form';

export interface GroupDialogProps {
  opened: boolean;
  /** The group to edit; undefined to create one. */
  group: PlaceGroup | undefined;
  onClose: () => void;
}

/** Creates or edits a group. */
export function GroupDialog({ opened, group, onClose }: GroupDialogProps) {
  return (
    <AppModal opened={opened} onClose={onClose} title={group ? group.name : 'New group'} size="md">
      <GroupForm group={group} onClose={onClose} />
    </AppModal>
  );
}

function GroupForm({ group, onClose }: Omit<GroupDialogProps, 'opened'>) {
  const store = usePlaceGroupsStore();
  const groups = usePlaceGroups();
  const stored = groups.find(({ internalId }) => internalId === group?.internalId);
  const edited = useOpenedRow(stored, group?.internalId ?? '');
  const others = groups.filter((other) => other !== stored);
  const form = useForm<GroupFormValues>({
    initialValues: groupFormOf(group),
    validate: (values) => schemaResolver(groupFormSchema(others), { sync: true })(values),
  });
  const create = (values: GroupFormValues): boolean =>
    tryAndNotify(() => store.findOrCreate(groupValuesOf(values))) !== undefined;
  const save = ({ internalId, ...before }: PlaceGroup, values: GroupFormValues): boolean =>
    // The form follows the stored group, so only what the person changed is written.
    saveChanges('group', changedValues(groupValuesOf(values), before), (changes) => store.update(internalId, changes));
  return (
    <EntityForm
      form={form}
      draftKey={group ? `place-group-edit/${group.internalId}` : 'place-group-add'}
      submitLabel={group ? 'Save changes' : 'Create group'}
      {...(edited && {
        record: {
          noun: 'group',
          stored: stored && groupFormOf(stored),
          parts: groupFormParts,
          onAddAgain: create,
        },
      })}
      onSubmit={(values) => (edited ? save(edited, values) : create(values))}
      onLeave={onClose}
    >
      <FormSection title="Group">
        <TextInput
          data-full
          data-autofocus
          label="Name"
          withAsterisk
          autoComplete="off"
          {...form.getInputProps('name')}
        />
        <TextInput data-full label="Description" placeholder="In one sentence" {...form.getInputProps('description')} />
        <Textarea data-full label="Notes" autosize minRows={3} maxRows={16} {...form.getInputProps('notes')} />
      </FormSection>
    </EntityForm>
  );
}
