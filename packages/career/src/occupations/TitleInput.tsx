import type { TitledOccupation } from '@keepmark/contracts';
import { Autocomplete, type AutocompleteProps, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { maxTitleQuery, useOccupationTitles } from './occupations-api';

const typingPauseMs = 250;

export interface TitleInputProps extends Omit<
  AutocompleteProps,
  'data' | 'value' | 'onChange' | 'filter' | 'renderOption' | 'onOptionSubmit' | 'maxLength'
> {
  value: string;
  onChange: (text: string) => void;
  /** Called when a suggestion is chosen, after the text becomes its title. */
  onChoose?: (occupation: TitledOccupation) => void;
}

/** A text field that suggests the occupations with a job title. Any other text can be used, too. */
export function TitleInput({ value, onChange, onChoose, ...props }: TitleInputProps) {
  const [query] = useDebouncedValue(value.trim(), typingPauseMs);
  const { data, error } = useOccupationTitles(query);
  // The old suggestions stay while the user types, but not once the text is cleared.
  const byTitle = new Map((value.trim() === '' ? [] : (data?.results ?? [])).map((one) => [one.title, one]));
  return (
    <Autocomplete
      autoComplete="off"
      maxLength={maxTitleQuery}
      description={error ? 'We couldn’t load suggestions. You can still type a title.' : undefined}
      {...props}
      data={[...byTitle.keys()]}
      // The service has already filtered them: "RN" is in no title.
      filter={({ options }) => options}
      renderOption={({ option }) => {
        const { matchingTitles = [] } = byTitle.get(option.value) ?? {};
        return (
          <div>
            <Text size="sm">{option.value}</Text>
            {matchingTitles.length > 0 ? (
              <Text size="xs" c="dimmed">
                {matchingTitles.join(', ')}
              </Text>
            ) : null}
          </div>
        );
      }}
      value={value}
      onChange={onChange}
      onOptionSubmit={(title) => {
        const occupation = byTitle.get(title);
        if (occupation) onChoose?.(occupation);
      }}
    />
  );
}
