import { Text } from '@mantine/core';

/** Why something didn't work, beside the button that asked for it. Read out when it appears. */
export function Failure({ text }: { readonly text: string }) {
  return (
    <Text role="alert" c="error" size="sm">
      {text}
    </Text>
  );
}
