import { coordinatesOf, useHomeLocation } from '@keepmark/geography/home-location';
import type { Job } from '@keepmark/jobs';
import { JobPicker } from '@keepmark/jobs/job-picker';
import { useSavedJob } from '@keepmark/jobs/jobs-store';
import { hasPosition } from '@keepmark/map';
import { EntityForm, type EntityFormProps, FormSection } from '@keepmark/ui/entity-form';
import { NativeSelect, Select, Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useEffect } from 'react';
import { AreaField } from '../wages/AreaField';
import { useNearestArea, useWageAreas } from '../wages/wages-api';
import { commuteOf } from './offer';
import { offerFormSchema, type OfferFormValues } from './offer-form';

export interface OfferFormProps extends Omit<EntityFormProps<OfferFormValues>, 'form' | 'children'> {
  initialValues: OfferFormValues;
  /** Whether to fill in the area of the linked job. */
  suggestsArea?: boolean;
}

const dollarSign = { leftSection: '$', inputMode: 'decimal', autoComplete: 'off' } as const;
const plainNumber = { inputMode: 'decimal', autoComplete: 'off' } as const;

/** The form for an offer. */
export function OfferForm({ initialValues, suggestsArea = false, ...props }: OfferFormProps) {
  const form = useForm<OfferFormValues>({
    initialValues,
    validate: schemaResolver(offerFormSchema, { sync: true }),
    validateInputOnBlur: true,
  });
  const { values, setValues, getInputProps } = form;
  const job = useSavedJob(values.jobId);
  const home = useHomeLocation();
  const estimate = commuteOf({ commuteMinutes: null }, job, home ? coordinatesOf(home) : undefined);
  const { data: areas } = useWageAreas('');
  const states = areas?.results.filter(({ kind }) => kind === 'state') ?? [];

  const work = suggestsArea && job ? positionOf(job) : undefined;
  const { data: nearest } = useNearestArea(work);
  useEffect(() => {
    if (!nearest) return;
    const { areaCode, name: areaName, stateCode } = nearest.area;
    // What the person chose while it was loading stays.
    setValues(({ areaCode: chosen = '', stateCode: state = '' }) =>
      chosen === '' ? { areaCode, areaName, stateCode: state || stateCode } : {},
    );
  }, [nearest, setValues]);

  return (
    <EntityForm form={form} {...props}>
      <FormSection title="Job">
        <JobPicker
          jobId={values.jobId}
          label="Saved job"
          onChange={(picked) =>
            setValues(
              picked
                ? { jobId: picked.jobId, jobTitle: picked.jobTitle, companyName: picked.companyName }
                : { jobId: '' },
            )
          }
        />
        <TextInput type="date" label="Answer by" {...getInputProps('answerBy')} />
        {job ? null : (
          <>
            <TextInput label="Job title" withAsterisk autoComplete="off" {...getInputProps('jobTitle')} />
            <TextInput label="Company" withAsterisk autoComplete="off" {...getInputProps('companyName')} />
          </>
        )}
      </FormSection>
      <FormSection title="Pay">
        <TextInput
          label="Salary or wage"
          description={job?.salary ? `The job says: ${job.salary}` : undefined}
          {...dollarSign}
          {...getInputProps('salary')}
        />
        <NativeSelect
          label="Per"
          data={[
            { value: 'year', label: 'Year' },
            { value: 'hour', label: 'Hour' },
          ]}
          {...getInputProps('salaryPer')}
        />
        <TextInput label="Hours per week" {...plainNumber} {...getInputProps('hoursPerWeek')} />
        <TextInput label="Workdays per week" {...plainNumber} {...getInputProps('daysPerWeek')} />
        <TextInput label="Yearly bonus you expect" {...dollarSign} {...getInputProps('bonus')} />
        <TextInput label="Signing bonus" {...dollarSign} {...getInputProps('signingBonus')} />
        <TextInput
          label="Equity, your own estimate"
          description="What you think all of it will be worth"
          {...dollarSign}
          {...getInputProps('equityValue')}
        />
        <TextInput
          label="Vesting years"
          description="Until all of it is yours"
          {...plainNumber}
          {...getInputProps('equityYears')}
        />
      </FormSection>
      <FormSection title="Time">
        <TextInput label="Vacation days per year" {...plainNumber} {...getInputProps('vacationDays')} />
        <TextInput label="Paid holidays per year" {...plainNumber} {...getInputProps('holidays')} />
        <TextInput label="Remote days per week" {...plainNumber} {...getInputProps('remoteDays')} />
        <TextInput
          label="Commute, one way, in minutes"
          description={estimate ? `Empty: ${estimate.minutes} min, estimated by car from home` : undefined}
          {...plainNumber}
          {...getInputProps('commuteMinutes')}
        />
      </FormSection>
      <FormSection title="Where you would live">
        <AreaField
          label="Area, for prices"
          clearable
          value={
            values.areaCode === ''
              ? null
              : { areaCode: values.areaCode, name: values.areaName, stateCode: values.stateCode }
          }
          onChange={(area) =>
            setValues(
              area
                ? { areaCode: area.areaCode, areaName: area.name, stateCode: area.stateCode || values.stateCode }
                : { areaCode: '', areaName: '' },
            )
          }
        />
        <Select
          label="State, for taxes"
          data={stateOptions(states, values.stateCode)}
          searchable
          clearable
          {...getInputProps('stateCode')}
          value={values.stateCode || null}
          onChange={(code) => setValues({ stateCode: code ?? '' })}
        />
        <TextInput label="Rent per month" {...dollarSign} {...getInputProps('rent')} />
      </FormSection>
      <FormSection title="Benefits and notes">
        <Textarea
          data-full
          label="Benefits"
          placeholder="Health plan, retirement match, parental leave"
          autosize
          minRows={2}
          maxRows={12}
          {...getInputProps('benefits')}
        />
        <Textarea data-full label="Notes" autosize minRows={2} maxRows={16} {...getInputProps('notes')} />
      </FormSection>
    </EntityForm>
  );
}

function positionOf({ latitude, longitude }: Job) {
  const position = { latitude: latitude ?? 0, longitude: longitude ?? 0 };
  return hasPosition(position) ? position : undefined;
}

/** The states to choose from. A chosen one is among them before they are loaded. */
function stateOptions(states: readonly { stateCode: string; name: string }[], chosen: string) {
  const options = states.map(({ stateCode, name }) => ({ value: stateCode, label: name }));
  const isListed = chosen === '' || states.some(({ stateCode }) => stateCode === chosen);
  return isListed ? options : [{ value: chosen, label: chosen }, ...options];
}
