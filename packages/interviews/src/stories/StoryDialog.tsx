import { AppModal } from '@keepmark/ui';
import { EntityForm } from '@keepmark/ui/entity-form';
import { atMost, required } from '@keepmark/ui/form-values';
import { MultiSelect, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import * as z from 'zod/mini';
import { competencies, competencyIds, isCompetency } from '../question-bank/competencies';
import { useStoryActions } from './use-story-actions';
import { StarFields } from './StarFields';
import type { Story, StoryValues } from './story-table';

interface StoryFormValues extends Record<string, unknown> {
  title: string;
  situation: string;
  task: string;
  action: string;
  result: string;
  competencies: string[];
}

const storySchema = z.object({
  title: required('Enter a title.', 200),
  situation: atMost(5000),
  task: atMost(5000),
  action: atMost(5000),
  result: atMost(5000),
});
const nothing: StoryValues = {};
const options = competencyIds.map((value) => ({ value, label: competencies[value] }));

interface StoryDialogProps {
  /** The story to edit; undefined to add one. */
  story?: Story | undefined;
  /** The initial values of a new story. */
  initial?: StoryValues;
  onClose: () => void;
}

/** Adds or edits a story. */
export default function StoryDialog({ story, initial = nothing, onClose }: StoryDialogProps) {
  const { save } = useStoryActions();
  const { title = '', situation = '', task = '', action = '', result = '', competencies: own = [] } = story ?? initial;
  const form = useForm<StoryFormValues>({
    initialValues: { title, situation, task, action, result, competencies: [...own] },
    validate: schemaResolver(storySchema, { sync: true }),
  });
  return (
    <AppModal opened onClose={onClose} title={story ? 'Edit story' : 'Add story'} size="lg">
      <EntityForm
        form={form}
        draftKey={`interview-story/${story?.internalId ?? 'new'}`}
        submitLabel={story ? 'Save changes' : 'Add story'}
        onSubmit={(values) => save(story, { ...values, competencies: values.competencies.filter(isCompetency) })}
        onLeave={onClose}
      >
        <TextInput
          label="Title"
          withAsterisk
          placeholder="The delivery that went to the wrong city"
          {...form.getInputProps('title')}
        />
        <StarFields getInputProps={(name) => form.getInputProps(name)} />
        <MultiSelect
          label="What it shows"
          data={options}
          searchable
          clearable
          {...form.getInputProps('competencies')}
        />
      </EntityForm>
    </AppModal>
  );
}
