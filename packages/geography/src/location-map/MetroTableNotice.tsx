import type { MetroAreas } from '@keepmark/contracts';
import { Text } from '@mantine/core';

/** The source of the metro areas on a screen. */
export function MetroTableNotice({ table }: Pick<MetroAreas, 'table'>) {
  return (
    <Text size="sm" c="dimmed">
      {table === 'official' ? 'Metro areas from the US Census Bureau.' : 'The 100 largest US metro areas.'}
    </Text>
  );
}
