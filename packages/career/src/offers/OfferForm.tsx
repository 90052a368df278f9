import { filterOptions } from '@keepmark/ui/filter-options';
import { coordinatesOf, useHomeLocation } from '@keepmark/geography/home-location';
import type { Job } from '@keepmark/jobs';
import { JobPicker } from '@keepmark/jobs/job-picker';
import { useJobsStore, useSavedJob } from '@keepmark/jobs/jobs-store';
import { hasPosition } from '@keepmark/map';
import { EntityForm, type EntityFormProps, FormSection } from '@keepmark/ui/entity-form';
import { NativeSelect, Select, Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm, type UseFormReturnType } from '@mantine/form';
import { useEffect } from 'react';
import { AreaField } from '../wages/AreaField';
import { useNearestArea, useWageAreas } from '../wages/wages-api';
import { commuteOf, offerOfJob } from './offer';
import { offerFormOf, offerFormSchema, type OfferFormValues } from './offer-form';

export interface OfferFormProps extends Omit<EntityFormProps<OfferFormValues>, 'form' | 'children'> {
  initialValues: OfferFormValues;
  /** Whether to fill in the area of the linked job. */
  suggestsArea?: boolean;
}

const dollarSign = { leftSection: '$', inputMode: 'decimal', autoComplete: 'off' } as const;
const plainNumber = { inputMode: 'decimal', autoComplete: 'off' } as const;

type OfferFormState = UseFormReturnType<OfferFormValues>;

/** The form for an offer. */
export function OfferForm({ initialValues, suggestsArea = false, ...props }: OfferFormProps) {
  const form = useForm<OfferFormValues>({
    initialValues,
    validate: schemaResolver(offerFormSchema, { sync: true }),
    validateInputOnBlur: true,
  });
  const job = useSavedJob(form.values.jobId);
  useSuggestedArea(form, suggestsArea ? job : undefined);

  return (
    <EntityForm form={form} {...props}>
      <JobSection form={form} job={job} />
      <PaySection form={form} job={job} />
      <TimeSection form={form} job={job} />
      <LocationSection form={form} />
      <FormSection title="Benefits and notes">
        <Textarea
          data-full
          label="Benefits"
          placeholder="Health plan, retirement match, parental leave"
          autosize
          minRows={2}
          maxRows={12}
          {...form.getInputProps('benefits')}
        />
        <Textarea data-full label="Notes" autosize minRows={2} maxRows={16} {...form.getInputProps('notes')} />
      </FormSection>
    </EntityForm>
  );
}

/** Fills in the area of the job, unless the person has chosen one by then. */
function useSuggestedArea({ setValues }: OfferFormState, job: Job | undefined): void {
  const { data: nearest } = useNearestArea(job && positionOf(job));
  useEffect(() => {
    if (!nearest) return;
    const { areaCode, name: areaName, stateCode } = nearest.area;
    setValues(({ areaCode: chosen = '', stateCode: state = '' }) =>
      chosen === '' ? { areaCode, areaName, stateCode: state || stateCode } : {},
    );
  }, [nearest, setValues]);
}

interface SectionProps {
  form: OfferFormState;
  /** The saved job that the offer is for. */
  job: Job | undefined;
}

function JobSection({ form: { values, setValues, getInputProps }, job }: SectionProps) {
  const jobs = useJobsStore();
  return (
    <FormSection title="Job">
      <JobPicker
        jobId={values.jobId}
        label="Saved job"
        onChange={(picked) => {
          if (!picked) return setValues({ jobId: '' });
          const { jobId, jobTitle, companyName } = picked;
          const chosen = jobs.get(jobId);
          const { salary, salaryPer } = offerFormOf(chosen && offerOfJob(chosen));
          return setValues({ jobId, jobTitle, companyName, ...(values.salary === '' && { salary, salaryPer }) });
        }}
      />
      <TextInput type="date" label="Respond by" {...getInputProps('answerBy')} />
      {job ? null : (
        <>
          <TextInput label="Job title" withAsterisk autoComplete="off" {...getInputProps('jobTitle')} />
          <TextInput label="Company" withAsterisk autoComplete="off" {...getInputProps('companyName')} />
        </>
      )}
    </FormSection>
  );
}

function PaySection({ form: { getInputProps }, job }: SectionProps) {
  return (
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
  );
}

function TimeSection({ form: { getInputProps }, job }: SectionProps) {
  const home = useHomeLocation();
  const estimate = commuteOf({ commuteMinutes: null }, job, home ? coordinatesOf(home) : undefined);
  return (
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
  );
}

function LocationSection({ form: { values, setValues, getInputProps } }: Pick<SectionProps, 'form'>) {
  const { data: areas } = useWageAreas('');
  const states = areas?.results.filter(({ kind }) => kind === 'state') ?? [];
  const { areaCode, areaName, stateCode } = values;
  return (
    <FormSection title="Where you would live">
      <AreaField
        label="Area, for prices"
        clearable
        value={areaCode === '' ? null : { areaCode, name: areaName, stateCode }}
        onChange={(area) =>
          setValues(
            area
              ? { areaCode: area.areaCode, areaName: area.name, stateCode: area.stateCode || stateCode }
              : { areaCode: '', areaName: '' },
          )
        }
      />
      <Select
        label="State, for taxes"
        data={stateOptions(states, stateCode)}
        searchable
        filter={filterOptions}
        clearable
        {...getInputProps('stateCode')}
        value={stateCode || null}
        onChange={(code) => setValues({ stateCode: code ?? '' })}
      />
      <TextInput label="Rent per month" {...dollarSign} {...getInputProps('rent')} />
    </FormSection>
  );
}

function positionOf({ latitude, longitude }: Job) {
  const position = { latitude: latitude ?? 0, longitude: longitude ?? 0 };
  return hasPosition(position) ? position : undefined;
}

/** The states to choose from. Includes the chosen one even before they load. */
function stateOptions(states: readonly { stateCode: string; name: string }[], chosen: string) {
  const options = states.map(({ stateCode, name }) => ({ value: stateCode, label: name }));
  const isListed = chosen === '' || states.some(({ stateCode }) => stateCode === chosen);
  return isListed ? options : [{ value: chosen, label: chosen }, ...options];
}
