import { Select, type SelectProps, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';

const typingPauseMs = 250;
const maxTyped = 100;

/** The text in a `SearchSelect`, and the query for the service once typing pauses. */
export function useSearchText(initialText: string) {
  const [text, setText] = useState(initialText);
  const [query] = useDebouncedValue(text.trim().slice(0, maxTyped), typingPauseMs);
  return { text, setText, query };
}

export interface SearchOption {
  readonly value: string;
  readonly label: string;
  /** A second line, such as other titles that match. */
  readonly details?: string;
}

/** The props of a field based on `SearchSelect`, with its own options. */
export type SearchFieldProps = Omit<
  SelectProps,
  'data' | 'value' | 'onChange' | 'filter' | 'searchable' | 'searchValue' | 'onSearchChange' | 'renderOption'
>;

interface SearchSelectProps<Option extends SearchOption> extends SearchFieldProps {
  /** In the order of the service. */
  readonly options: readonly Option[];
  /** Null if none is chosen. */
  readonly value: Option | null;
  /** Called with null when the field is cleared. */
  readonly onChange: (option: Option | null) => void;
  readonly search: Pick<ReturnType<typeof useSearchText>, 'text' | 'setText'>;
}

/** A select that loads options from the service while people type. */
export function SearchSelect<Option extends SearchOption>({
  options,
  value,
  onChange,
  search,
  ...props
}: SearchSelectProps<Option>) {
  const [shown, hold] = useHeldWhilePressed(options);
  const listed = new Map(shown.map((option) => [option.value, option]));
  if (value) listed.set(value.value, value);
  return (
    <div onPointerDownCapture={hold}>
      <Select
        {...props}
        searchable
        data={[...listed.values()].map(({ value: key, label }) => ({ value: key, label }))}
        // The service has already filtered them, also by names that aren't shown.
        filter={({ options: all }) => all}
        value={value?.value ?? null}
        searchValue={search.text}
        onSearchChange={search.setText}
        onChange={(key) => onChange(key === null ? null : (listed.get(key) ?? null))}
        allowDeselect={false}
        renderOption={({ option }) => (
          <div>
            {option.label}
            {listed.get(option.value)?.details ? (
              <Text size="xs" c="dimmed">
                {listed.get(option.value)?.details}
              </Text>
            ) : null}
          </div>
        )}
      />
    </div>
  );
}

/** Freezes the list while it is pressed. Otherwise an option could move between press and release. */
function useHeldWhilePressed<Item>(items: readonly Item[]): [readonly Item[], () => void] {
  const [held, setHeld] = useState<readonly Item[]>();
  useEffect(() => {
    if (!held) return undefined;
    // Waits for the click after the release.
    const release = () => setTimeout(() => setHeld(undefined));
    const ends = ['pointerup', 'pointercancel'] as const;
    for (const end of ends) globalThis.addEventListener(end, release);
    return () => {
      for (const end of ends) globalThis.removeEventListener(end, release);
    };
  }, [held]);
  return [held ?? items, () => setHeld(items)];
}
