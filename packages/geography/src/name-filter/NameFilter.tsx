import { EmptyState, type EmptyStateProps, Icon } from '@keepmark/ui';
import { Button, Text, TextInput } from '@mantine/core';

export interface NameFilterProps {
  label: string;
  placeholder?: string;
  /** Takes the focus when the dialog that it is in opens. */
  'data-autofocus'?: boolean;
  text: string;
  onText: (text: string) => void;
  /** "12 states": what the text leaves. */
  found: string;
  /** Chooses the only one that is left, when only one is: Enter does. */
  chooseOnly: (() => void) | undefined;
  /** What to say when nothing is left. */
  none: Pick<EmptyStateProps, 'icon' | 'title' | 'children'> | undefined;
}

/** The field over a list of names that are found by typing. */
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
          // Or the same press would go on to what has the focus next: the button that opened a dialog.
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
