import { AppModal, tryAndNotify } from '@keepmark/ui';
import { EntityForm, FormSection } from '@keepmark/ui/entity-form';
import { Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import type { PlaceGroup } from '../place-group-tables';
import { usePlaceGroups, usePlaceGroupsStore } from '../place-groups-store';
import { groupFormOf, groupFormSchema, type GroupFormValues, groupValuesOf } from './group-form';

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
  const others = usePlaceGroups().filter(({ internalId }) => internalId !== group?.internalId);
  const form = useForm<GroupFormValues>({
    initialValues: groupFormOf(group),
    validate: (values) => schemaResolver(groupFormSchema(others), { sync: true })(values),
  });
  const save = (values: GroupFormValues): boolean =>
    tryAndNotify(() => {
      const fields = groupValuesOf(values);
      if (group) store.update(group.internalId, fields);
      else store.findOrCreate(fields);
      return true;
    }) ?? false;
  return (
    <EntityForm
      form={form}
      draftKey={group ? `place-group-edit/${group.internalId}` : 'place-group-add'}
      submitLabel={group ? 'Save changes' : 'Create group'}
      onSubmit={save}
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
