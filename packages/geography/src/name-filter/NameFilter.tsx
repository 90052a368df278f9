import { EmptyState, type EmptyStateProps, Icon } from '@keepmark/ui';
import { Button, Text, TextInput } from '@mantine/core';

export interface NameFilterProps {
  label: string;
  placeholder?: string;
  /** Takes the focus when its dialog opens. */
  'data-autofocus'?: boolean;
  text: string;
  onText: (text: string) => void;
  /** The number of matches: "12 states". */
  found: string;
  /** Chooses the only match when Enter is pressed; undefined unless there is exactly one. */
  chooseOnly: (() => void) | undefined;
  /** The empty state; undefined while there are matches. */
  none: Pick<EmptyStateProps, 'icon' | 'title' | 'children'> | undefined;
}

/** The filter field above a list of names. */
export function NameFilter({ text, onText, found, chooseOnly, none, ...field }: NameFilterProps) {
  return (
    <>
      <TextInput
        {...field}
        type="search"
        leftSection={<Icon name="search" size="sm" />}
        value={text}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !chooseOnly) return;
          // Otherwise the same key press would reach the next focused element, the button that opened the dialog.
          event.preventDefault();
          chooseOnly();
        }}
      />
      <Text component="output" size="sm" c="dimmed">
        {found}
      </Text>
      {none && (
        <EmptyState
          {...none}
          action={
            <Button variant="light" onClick={() => onText('')}>
              Show all
            </Button>
          }
        />
      )}
    </>
  );
}
