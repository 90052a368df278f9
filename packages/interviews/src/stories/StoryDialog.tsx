import { AppModal } from '@keepmark/ui';
import { EntityForm, type FormPart, useOpenedRow } from '@keepmark/ui/entity-form';
import { atMost, required } from '@keepmark/ui/form-values';
import { MultiSelect, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import * as z from 'zod/mini';
import { useStories } from '../practice/practice-store';
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

const storyFormOf = (story: StoryValues): StoryFormValues => {
  const { title = '', situation = '', task = '', action = '', result = '', competencies: own = [] } = story;
  return { title, situation, task, action, result, competencies: [...own] };
};

const storyFormParts: readonly FormPart<StoryFormValues>[] = [
  { label: 'Title', fields: ['title'] },
  { label: 'Situation', fields: ['situation'] },
  { label: 'Task', fields: ['task'] },
  { label: 'Action', fields: ['action'] },
  { label: 'Result', fields: ['result'] },
  {
    label: 'What it shows',
    fields: ['competencies'],
    text: (values) => values.competencies.map((id) => (isCompetency(id) ? competencies[id] : id)).join(', '),
  },
];

const options = competencyIds.map((value) => ({ value, label: competencies[value] }));

interface StoryDialogProps {
  /** The story to edit; undefined to add one. */
  story?: Story | undefined;
  /** The initial values of a new story. */
  initial?: StoryValues;
  onClose: () => void;
}

/** Adds or edits a story. */
export default function StoryDialog({ story: opened, initial = nothing, onClose }: StoryDialogProps) {
  const { save } = useStoryActions();
  const openedId = opened?.internalId ?? '';
  const stored = useStories().find(({ internalId }) => internalId === openedId);
  const story = useOpenedRow(stored, openedId) ?? opened;
  const saveForm = (saved: Story | undefined, values: StoryFormValues): boolean =>
    save(saved, { ...values, competencies: values.competencies.filter(isCompetency) });
  const form = useForm<StoryFormValues>({
    initialValues: storyFormOf(opened ?? initial),
    validate: schemaResolver(storySchema, { sync: true }),
  });
  return (
    <AppModal opened onClose={onClose} title={story ? 'Edit story' : 'Add story'} size="lg">
      <EntityForm
        form={form}
        draftKey={`interview-story/${story?.internalId ?? 'new'}`}
        submitLabel={story ? 'Save changes' : 'Add story'}
        {...(opened && {
          record: {
            noun: 'story',
            stored: stored && storyFormOf(stored),
            parts: storyFormParts,
            onAddAgain: (values: StoryFormValues) => saveForm(undefined, values),
          },
        })}
        onSubmit={(values) => saveForm(story, values)}
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
