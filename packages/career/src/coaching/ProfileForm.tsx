import { useSetting } from '@keepmark/app-shell/setting';
import { notify, tryAndNotify, useFormDraft } from '@keepmark/ui';
import { type FormPart, useRecordNotice } from '@keepmark/ui/entity-form';
import { Button, Text, Textarea } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { TitleInput } from '../occupations/TitleInput';
import { type CoachingProfile, coachingSchema, profileSetting } from './coaching-profile';
import classes from './CoachingPage.module.css';

export interface ProfileFormProps {
  initialValues: CoachingProfile;
  /** Whether the values come from the default résumé and aren't saved yet. */
  isFromResume: boolean;
}

const titles = [
  { name: 'currentCareer', label: 'Current career', placeholder: 'Charge nurse' },
  { name: 'career', label: 'Career in mind', placeholder: 'Data analyst' },
] as const;

interface Answer {
  readonly name: 'skills' | 'interests' | 'longTermGoals';
  readonly label: string;
  readonly placeholder: string;
  readonly isFull?: boolean;
}

const answers: readonly Answer[] = [
  { name: 'skills', label: 'Skills', placeholder: 'Triage, Excel, teaching' },
  { name: 'interests', label: 'Interests', placeholder: 'Health, statistics, gardening' },
  {
    name: 'longTermGoals',
    label: 'Long-term goals',
    placeholder: 'Regular hours, and work that I can do from home two days a week',
    isFull: true,
  },
];

const parts: readonly FormPart<CoachingProfile>[] = [...titles, ...answers].map(({ name, label }) => ({
  label,
  fields: [name],
}));

/** The coaching profile. Typed text is kept as a draft until the button saves it. */
export function ProfileForm({ initialValues, isFromResume }: ProfileFormProps) {
  const [saved, save] = useSetting(profileSetting);
  const form = useForm<CoachingProfile>({ initialValues, validate: schemaResolver(coachingSchema) });
  const draft = useFormDraft(form, 'career-coaching', true);
  const { notice, isSettled, restart } = useRecordNotice(form, saved && { noun: 'profile', stored: saved, parts });
  const submit = form.onSubmit(
    (values) => {
      if (!isSettled()) return;
      const isSaved = tryAndNotify(() => {
        save(values);
        return true;
      });
      if (!isSaved) return;
      restart(values);
      draft.clear();
      notify.success('Profile saved.');
    },
    (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
  );
  return (
    <form noValidate className={classes['form']} onSubmit={submit}>
      {isFromResume ? (
        <Text size="sm" c="dimmed">
          Filled in from your default résumé. Change what doesn’t fit, then save.
        </Text>
      ) : null}
      {notice}
      <div className={classes['fields']}>
        {titles.map(({ name, ...field }) => (
          <TitleInput
            key={name}
            {...field}
            error={form.errors[name]}
            value={form.values[name]}
            onChange={(text) => form.setFieldValue(name, text)}
          />
        ))}
        {answers.map(({ name, label, placeholder, isFull }) => (
          <Textarea
            key={name}
            data-full={isFull}
            label={label}
            placeholder={placeholder}
            autosize
            minRows={2}
            maxRows={8}
            {...form.getInputProps(name)}
          />
        ))}
      </div>
      <div className={classes['buttons']}>
        <Button type="submit">Save and compare careers</Button>
        {draft.restored ? (
          <Button variant="default" onClick={draft.discard}>
            Discard unsaved changes
          </Button>
        ) : null}
      </div>
    </form>
  );
}
