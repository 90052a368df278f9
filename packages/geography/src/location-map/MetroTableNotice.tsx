import type { MetroAreas } from '@keepmark/contracts';
import { Text } from '@mantine/core';

/** The source of the metro areas on a screen. */
export function MetroTableNotice({ table }: Pick<MetroAreas, 'table'>) {
  return (
    <Text size="sm" c="dimmed">
      {table === 'official'
        ? 'Metro areas from the US Census Bureau.'
        : 'Only the 100 largest metro areas. The operator can load the full Census Bureau list.'}
    </Text>
  );
}
