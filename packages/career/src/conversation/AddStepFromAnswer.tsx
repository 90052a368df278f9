import { AppModal, Icon } from '@keepmark/ui';
import { Button, NativeSelect, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { PickedCareer } from '../counseling/CareerPicker';
import { useCareerPlans } from '../plans/plans-store';
import { maxStepTitle, newStepForm, type StepFormValues, stepValuesOf } from '../plans/step-form';
import { StepForm } from '../plans/StepForm';
import { usePlanActions } from '../plans/use-plan-actions';

const newPlan = 'new';

/** The selected text on the page, as the title of a step. */
const selectedText = (): string =>
  (globalThis.getSelection?.()?.toString() ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, maxStepTitle);

/** Adds a step to a plan in the person's own words, starting from the text that they selected. Nothing is added automatically. */
export function AddStepFromAnswer({ career, answerId }: { career: PickedCareer; answerId: string }) {
  const [title, setTitle] = useState<string>();
  const close = () => setTitle(undefined);
  return (
    <>
      <Button
        variant="default"
        size="compact-md"
        leftSection={<Icon name="plus" size="xs" />}
        // A press must not clear the selection.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setTitle(selectedText())}
      >
        Add step
      </Button>
      <AppModal opened={title !== undefined} onClose={close} title="Add step to a plan">
        {title === undefined ? null : <AddStep career={career} title={title} answerId={answerId} onClose={close} />}
      </AppModal>
    </>
  );
}

interface AddStepProps {
  career: PickedCareer;
  title: string;
  answerId: string;
  onClose: () => void;
}

function AddStep({ career, title, answerId, onClose }: AddStepProps) {
  const plans = useCareerPlans();
  const actions = usePlanActions();
  // Plans for this career first.
  const sorted = useMemo(() => {
    const isOwn = ({ careerCode, career: name }: (typeof plans)[number]) =>
      career.code ? careerCode === career.code : name === career.title;
    return [...plans.filter(isOwn), ...plans.filter((plan) => !isOwn(plan))];
  }, [plans, career]);
  const [planId, setPlanId] = useState(sorted[0]?.internalId ?? newPlan);
  const add = (form: StepFormValues): boolean => {
    const values = stepValuesOf(form);
    if (planId !== newPlan) return actions.addStep(planId, values);
    const plan = { title: career.title, career: career.title, careerCode: career.code };
    return actions.add(plan, [values]) !== undefined;
  };
  return (
    <StepForm
      isNew
      initialValues={newStepForm(title)}
      draftKey={`plan-step/answer/${answerId}/${title}`}
      submitLabel="Add step"
      onSubmit={add}
      onLeave={onClose}
    >
      {title === '' ? (
        <Text size="sm" c="dimmed">
          Write the step in your own words. To start from the answer, select its text before you press “Add step”.
        </Text>
      ) : null}
      <NativeSelect
        label="Plan"
        value={planId}
        data={[
          ...sorted.map((plan) => ({ value: plan.internalId, label: plan.title })),
          { value: newPlan, label: `New plan: ${career.title}` },
        ]}
        onChange={({ currentTarget }) => setPlanId(currentTarget.value)}
      />
    </StepForm>
  );
}
