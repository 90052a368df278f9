import { Anchor, Text } from '@mantine/core';

export interface ErrorLineProps {
  /** What happened, in a sentence. */
  readonly message: string;
  readonly onRetry: () => void;
}

/** An error within a screen whose other parts still work. `ErrorState` is for a whole screen. */
export function ErrorLine({ message, onRetry }: ErrorLineProps) {
  return (
    <Text role="alert">
      {message}{' '}
      <Anchor component="button" type="button" onClick={onRetry}>
        Try again
      </Anchor>
    </Text>
  );
}
