import { Icon, type IconName } from '@keepmark/ui';
import { Button, ButtonGroup } from '@mantine/core';
import { type InterviewFilter, type InterviewView, interviewViews, type When, whens } from './interview-filter';

interface ViewChoicesProps {
  filter: InterviewFilter;
  onChange: (changes: Partial<InterviewFilter>) => void;
}

interface Choice {
  readonly label: string;
  readonly icon?: IconName;
}

const viewChoices: Readonly<Record<InterviewView, Choice>> = {
  list: { label: 'List', icon: 'list' },
  month: { label: 'Month', icon: 'calendar' },
  week: { label: 'Week', icon: 'columns' },
};
const whenChoices: Readonly<Record<When, Choice>> = {
  upcoming: { label: 'Upcoming' },
  past: { label: 'Past' },
  all: { label: 'All' },
};

/** Switches between list, month and week and, in the list, between upcoming and past. */
export function ViewChoices({ filter, onChange }: ViewChoicesProps) {
  return (
    <>
      <Choices
        label="View"
        values={interviewViews}
        choices={viewChoices}
        value={filter.view}
        onChange={(view) => onChange({ view })}
      />
      {filter.view === 'list' ? (
        <Choices
          label="Show"
          values={whens}
          choices={whenChoices}
          value={filter.when}
          onChange={(when) => onChange({ when })}
        />
      ) : null}
    </>
  );
}

interface ChoicesProps<Value extends string> {
  label: string;
  values: readonly Value[];
  choices: Readonly<Record<Value, Choice>>;
  value: Value;
  onChange: (value: Value) => void;
}

function Choices<Value extends string>({ label, values, choices, value, onChange }: ChoicesProps<Value>) {
  return (
    <ButtonGroup aria-label={label}>
      {values.map((one) => {
        const { label: name, icon } = choices[one];
        return (
          <Button
            key={one}
            size="compact-md"
            variant={one === value ? 'light' : 'default'}
            aria-pressed={one === value}
            leftSection={icon && <Icon name={icon} size="xs" />}
            onClick={() => onChange(one)}
          >
            {name}
          </Button>
        );
      })}
    </ButtonGroup>
  );
}
