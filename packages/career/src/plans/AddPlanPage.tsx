import { useGoBack } from '@keepmark/app-shell/go-back';
import { Page } from '@keepmark/ui';
import { EntityForm, FormSection } from '@keepmark/ui/entity-form';
import { calendarDayOf, dayAfter, formatDay } from '@keepmark/ui/words';
import { Checkbox, Text } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import classes from './AddPlanPage.module.css';
import { stepKindLabels, type StepValues } from './plan';
import { type PlanFormValues, planFormSchema, planValuesOf } from './plan-form';
import { templateSteps } from './plan-template';
import { PlanFields } from './PlanFields';
import { readPlanRequest } from './plan-request';
import { usePlanActions } from './use-plan-actions';

/** The default duration of a new plan. */
const usualDays = 182;

interface AddPlanForm extends PlanFormValues {
  /** Titles of unchecked steps. */
  skipped: string[];
}

/** Adds a plan with suggested steps. The URL may have its career and the skills to learn. */
export function AddPlanPage() {
  const request = readPlanRequest(useSearch({ strict: false }));
  const [today] = useState(() => calendarDayOf(new Date()));
  const { add } = usePlanActions();
  const navigate = useNavigate();
  const goBack = useGoBack('/career/plans');
  const addedId = useRef<string>(undefined);
  const form = useForm<AddPlanForm>({
    initialValues: {
      title: request.career,
      targetDate: dayAfter(today, usualDays),
      notes: '',
      skipped: [],
    },
    validate: schemaResolver(planFormSchema),
  });
  const { targetDate, skipped } = form.values;
  const offered = templateSteps({ tasks: request.tasks, missingSkills: request.skills, today, targetDate });
  const chosen = offered.filter(({ title = '' }) => !skipped.includes(title));
  return (
    <Page title="Add plan" width="text">
      <EntityForm
        form={form}
        draftKey={`plan-add/${request.code || request.career}`}
        submitLabel="Add plan"
        onSubmit={(values) => {
          const plan = { ...planValuesOf(values), career: request.career, careerCode: request.code };
          addedId.current = add(plan, chosen);
          return addedId.current !== undefined;
        }}
        onLeave={() =>
          addedId.current === undefined
            ? goBack()
            : void navigate({
                to: '/career/plan/$internalId',
                params: { internalId: addedId.current },
                replace: true,
              })
        }
      >
        <PlanFields form={form} />
        <FirstSteps offered={offered} skipped={skipped} onChange={(titles) => form.setFieldValue('skipped', titles)} />
      </EntityForm>
    </Page>
  );
}

interface FirstStepsProps {
  offered: readonly StepValues[];
  /** Titles of unchecked steps. */
  skipped: readonly string[];
  onChange: (skipped: string[]) => void;
}

function FirstSteps({ offered, skipped, onChange }: FirstStepsProps) {
  return (
    <FormSection title="Steps to start with">
      <div data-full className={classes['steps']}>
        <Text size="sm" c="dimmed">
          You can edit, move, and add steps later.
        </Text>
        {offered.map(({ title = '', kind = 'other', dueOn = '' }) => (
          <Checkbox
            key={title}
            label={title}
            description={[stepKindLabels[kind], dueOn && `due ${formatDay(dueOn)}`].filter(Boolean).join(', ')}
            checked={!skipped.includes(title)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? skipped.filter((one) => one !== title) : [...skipped, title])
            }
          />
        ))}
      </div>
    </FormSection>
  );
}
