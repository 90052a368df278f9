import { Text } from '@mantine/core';

/** Why an action didn't work, announced to screen readers. */
export function Problem({ error }: { readonly error: Error | null }) {
  return error ? (
    <Text role="alert" c="error">
      {error.message}
    </Text>
  ) : null;
}
