import { FormSection } from '@keepmark/ui/entity-form';
import { Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { PlanFormValues } from './plan-form';

/** The fields of a plan itself. */
export function PlanFields({ form }: { form: Pick<UseFormReturnType<PlanFormValues>, 'getInputProps'> }) {
  return (
    <FormSection title="Goal">
      <TextInput
        label="Goal"
        withAsterisk
        autoComplete="off"
        placeholder="Become a licensed electrician"
        {...form.getInputProps('title')}
      />
      <TextInput type="date" label="Target date" {...form.getInputProps('targetDate')} />
      <Textarea data-full label="Notes" autosize minRows={2} maxRows={12} {...form.getInputProps('notes')} />
    </FormSection>
  );
}
