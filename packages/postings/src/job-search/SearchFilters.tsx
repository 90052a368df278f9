import {
  type JobSearchCounts,
  jobSearchDistancesMiles,
  jobSearchSalaries,
  jobTypes,
  searchAgesDays,
} from '@keepmark/contracts';
import { milesText } from '@keepmark/ui/words';
import { Checkbox, Chip, NativeSelect, TextInput } from '@mantine/core';
import { jobTypeLabels } from '../job-type';
import { type JobSearch, salaryNotStated, workplaceChoices } from '../job-search';
import { searchCountriesWith } from '../search-countries';
import { ageText, salaryText, workplaceChoiceLabels } from '../search-filters';
import classes from './SearchFilters.module.css';

export interface SearchFiltersProps {
  /** The values as typed and chosen. */
  search: JobSearch;
  /** How many results each choice gives; undefined until they are counted. */
  counts: JobSearchCounts | undefined;
  onType: (changes: Partial<JobSearch>) => void;
  /** A choice searches immediately. */
  onChoose: (changes: Partial<JobSearch>) => void;
}

type ChoiceProps = Omit<SearchFiltersProps, 'onType'>;

/** "Remote (40+)"; the label alone until the results are counted. */
const counted = (label: string, count: number | undefined, isAtLeast: boolean | undefined) =>
  count === undefined ? label : `${label} (${count.toLocaleString('en')}${isAtLeast ? '+' : ''})`;

/** The filters of a search, each choice with the number of its results. */
export function SearchFilters({ onType, ...choice }: SearchFiltersProps) {
  const { search, counts, onChoose } = choice;
  const workplaceCounts = {
    any: undefined,
    remote: counts?.remote,
    hybrid: counts?.hybrid,
    onsite: counts?.onSite,
  };
  return (
    <>
      <TextInput
        type="search"
        label="Company"
        maxLength={200}
        value={search.company}
        onChange={({ currentTarget }) => onType({ company: currentTarget.value })}
      />
      <DistanceAndAge {...choice} />
      <SalarySelect {...choice} />
      <NativeSelect
        label="Workplace"
        data={workplaceChoices.map((value) => ({
          value,
          label: counted(workplaceChoiceLabels[value], workplaceCounts[value], counts?.isAtLeast),
        }))}
        value={search.workplace}
        onChange={({ currentTarget }) =>
          onChoose({ workplace: workplaceChoices.find((value) => value === currentTarget.value) ?? 'any' })
        }
      />
      <NativeSelect
        label="Country"
        data={searchCountriesWith(search.country).map(({ code, name }) => ({ value: code, label: name }))}
        value={search.country}
        onChange={({ currentTarget }) => onChoose({ country: currentTarget.value })}
      />
      <div className={classes['row']}>
        <JobTypeChips {...choice} />
        {search.salary > 0 ? (
          <Checkbox
            label={counted('Include jobs without a stated salary', counts?.salaryNotStated, counts?.isAtLeast)}
            checked={search.withoutSalary}
            onChange={({ currentTarget }) => onChoose({ withoutSalary: currentTarget.checked })}
          />
        ) : null}
      </div>
    </>
  );
}

function DistanceAndAge({ search, counts, onChoose }: ChoiceProps) {
  const distances = new Map(counts?.distances.map((choice) => [choice.miles, choice]));
  const ages = new Map(counts?.ages.map(({ days, count }) => [days, count]));
  return (
    <>
      <NativeSelect
        label="Distance"
        // The distance is from the city or state.
        disabled={search.location.trim() === ''}
        data={jobSearchDistancesMiles.map((miles) => ({
          value: `${miles}`,
          label: counted(
            milesText(miles),
            distances.get(miles)?.count,
            distances.get(miles)?.isAtLeast ?? counts?.isAtLeast,
          ),
        }))}
        value={`${search.distanceMiles}`}
        onChange={({ currentTarget }) => onChoose({ distanceMiles: Number(currentTarget.value) })}
      />
      <NativeSelect
        label="Posted"
        data={searchAgesDays.map((days) => ({
          value: `${days}`,
          label: days < 0 ? 'Anytime' : counted(ageText(days), ages.get(days), counts?.isAtLeast),
        }))}
        value={`${search.ageDays}`}
        onChange={({ currentTarget }) => onChoose({ ageDays: Number(currentTarget.value) })}
      />
    </>
  );
}

function SalarySelect({ search, counts, onChoose }: ChoiceProps) {
  const salaries = new Map(counts?.salaries.map(({ atLeast, count }) => [atLeast, count]));
  return (
    <NativeSelect
      label="Yearly salary"
      data={[
        { value: '0', label: 'Any salary' },
        ...jobSearchSalaries.map((amount) => ({
          value: `${amount}`,
          label: counted(salaryText(amount, search.country), salaries.get(amount), counts?.isAtLeast),
        })),
        { value: `${salaryNotStated}`, label: counted('Not stated', counts?.salaryNotStated, counts?.isAtLeast) },
      ]}
      value={`${search.salary}`}
      onChange={({ currentTarget }) => onChoose({ salary: Number(currentTarget.value) })}
    />
  );
}

function JobTypeChips({ search, counts, onChoose }: ChoiceProps) {
  return (
    <Chip.Group
      multiple
      value={[...search.jobTypes]}
      onChange={(chosen) => onChoose({ jobTypes: jobTypes.filter((type) => chosen.includes(type)) })}
    >
      <fieldset aria-label="Job type" className={classes['types']}>
        {jobTypes.map((type) => (
          <Chip key={type} value={type} size="sm">
            {counted(jobTypeLabels[type], counts?.jobTypes[type], counts?.isAtLeast)}
          </Chip>
        ))}
      </fieldset>
    </Chip.Group>
  );
}
